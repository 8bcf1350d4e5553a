import { describe, expect, test } from "vitest";
import type { SessionUser } from "../../../src/platform/session/session-store";
import { accountEntries, buyerHeaderPages, buyerPages } from "../../../src/platform/site/menu-entries";

const USER: SessionUser = {
  id: "u1",
  email: "a@naran.example",
  name: "이수진",
  grade: null,
  birthYear: 1985,
  phoneNumber: null,
  phoneNumberVerified: false,
  userType: "STUDENT",
  registered: true,
  isParent: true,
  isOperator: false,
  staffRoles: [],
  hasOrder: false,
  schoolId: null,
  school: null,
  postcode: null,
  address: null,
  addressDetail: null,
  locale: "ko",
  schoolName: null,
  updatedAt: "2026-11-21T00:00:00.000Z",
  tutor: null,
  students: [],
};

const hrefs = (user: SessionUser | null, isWebView = false) =>
  Object.fromEntries(
    accountEntries({ isLoggedIn: user !== null, user }, isWebView).map(({ target, href }) => [target, href]),
  );

describe("entries of the header", () => {
  test("visitors can log in and come back", () => {
    expect(hrefs(null)).toEqual({ login: "/go/account/login?next=%2F" });
  });

  test("signed-in users see profiles and log-out; with a verified phone also their classes", () => {
    expect(Object.keys(hrefs(USER))).toEqual(["profiles", "logout"]);
    expect(hrefs({ ...USER, phoneNumberVerified: true })).toEqual({
      profiles: "/go/account/profiles?next=%2F",
      "tutoring/myclass": "/myclass",
      logout: "/go/account/logout?next=%2F",
    });
    expect(hrefs({ ...USER, phoneNumberVerified: true, userType: "TUTOR" })).not.toHaveProperty("tutoring/myclass");
  });

  test("on the tutor's site they are log-in and log-out alone: it names its own pages", () => {
    const of = (user: SessionUser | null) => accountEntries({ isLoggedIn: user !== null, user }, false, "tutor");
    expect(of(null).map(({ href }) => href)).toEqual(["/go/account/login?next=%2F"]);
    const logout = ["/go/account/logout?next=%2F"];
    expect(of({ ...USER, userType: "TUTOR" }).map(({ href }) => href)).toEqual(logout);
    expect(of({ ...USER, phoneNumberVerified: true }).map(({ href }) => href)).toEqual(logout);
  });

  test("the pages of the buyer's site follow the login state", () => {
    const of = (user: SessionUser | null) => buyerPages({ isLoggedIn: user !== null, user }).map(({ href }) => href);
    expect(of(null)).toEqual(expect.arrayContaining(["/tutors", "/price", "/reviews", "/simple-enroll", "/help"]));
    expect(of(null)).not.toContain("/mypage");
    expect(of(USER)[0]).toBe("/mypage");
    expect(of({ ...USER, hasOrder: true }).slice(0, 2)).toEqual(["/tutoring/matching", "/mypage"]);
    const header = buyerHeaderPages({ isLoggedIn: false, user: null }).map(({ href }) => href);
    expect(header.slice(0, 3)).toEqual(["/tutors", "/price", "/reviews"]);
  });

  test("in the app's webview there is no log-in and no log-out", () => {
    expect(hrefs(null, true)).toEqual({});
    expect(Object.keys(hrefs({ ...USER, phoneNumberVerified: true }, true))).toEqual(["profiles", "tutoring/myclass"]);
  });
});
