import { describe, expect, it } from "vitest";
import { messengerOffset } from "./messenger-offset.ts";
import { headerPages, MENU_PAGE_LABELS, MENU_PAGES, menuPages, navigationMenu } from "./navigation-menu.ts";
import { socialImages } from "./social-images.ts";
import { isProtectedPath, loginUrl, pickUtm, tutorAccountUrl } from "./urls.ts";

describe("isProtectedPath", () => {
  it.each([
    ["/tutoring/enroll", true],
    ["/tutoring/enroll/payment", true],
    ["/myclass", true],
    ["/myclass/12", true],
    ["/mypage", true],
    ["/mypage/user/name", true],
    ["/", false],
    ["/tutoring/consult", false],
    ["/tutoring", false],
    ["/simple-enroll", false],
    ["/events/mypage", false],
  ])("%s: %s", (path, expected) => {
    expect(isProtectedPath(path)).toBe(expected);
  });
});

describe("navigationMenu", () => {
  const verified = { phoneNumberVerified: true, userType: "STUDENT" } as const;
  it.each([
    ["logged out", { isLoggedIn: false, isWebView: false }, ["login"]],
    ["logged out in a webview", { isLoggedIn: false, isWebView: true }, []],
    ["logged out, whatever is known", { isLoggedIn: false, isWebView: true, ...verified }, []],
    ["logged in", { isLoggedIn: true, isWebView: false }, ["profiles", "logout"]],
    ["logged in in a webview", { isLoggedIn: true, isWebView: true }, ["profiles"]],
    ["phone-verified", { isLoggedIn: true, isWebView: false, ...verified }, ["profiles", "tutoring/myclass", "logout"]],
    [
      "phone-verified in a webview",
      { isLoggedIn: true, isWebView: true, ...verified },
      ["profiles", "tutoring/myclass"],
    ],
    ["not verified", { isLoggedIn: true, isWebView: true, ...verified, phoneNumberVerified: false }, ["profiles"]],
    ["a tutor", { isLoggedIn: true, isWebView: true, phoneNumberVerified: true, userType: "TUTOR" }, ["profiles"]],
  ] as const)("%s", (_, state, targets) => {
    expect(navigationMenu(state).map(({ target }) => target)).toEqual(targets);
  });
  it("labels its entries", () => {
    const menu = navigationMenu({ isLoggedIn: true, isWebView: false, ...verified });
    expect(menu.map(({ label }) => label)).toEqual(["프로필", "내 수업", "로그아웃"]);
  });
});

describe("menuPages", () => {
  const PUBLIC = [
    "tutors",
    "price",
    "reviews",
    "events",
    "level-test",
    "learning-type-test",
    "tutoring/consult",
  ] as const;
  const TAIL = ["recruit", "help"] as const;
  it.each([
    ["logged out", { isLoggedIn: false }, [...PUBLIC, "simple-enroll", ...TAIL]],
    ["logged out, whatever is known", { isLoggedIn: false, hasOrder: true }, [...PUBLIC, "simple-enroll", ...TAIL]],
    ["logged in", { isLoggedIn: true }, ["mypage", ...PUBLIC, ...TAIL]],
    ["with a paid course", { isLoggedIn: true, hasOrder: true }, ["tutoring/matching", "mypage", ...PUBLIC, ...TAIL]],
    ["a tutor", { isLoggedIn: true, hasOrder: true, userType: "TUTOR" }, ["mypage", ...PUBLIC, "help"]],
  ] as const)("%s", (_, state, pages) => {
    expect(menuPages(state)).toEqual(pages);
  });
  it("has every page of the header", () => {
    for (const state of [
      { isLoggedIn: false },
      { isLoggedIn: true },
      { isLoggedIn: true, hasOrder: true },
      { isLoggedIn: true, hasOrder: true, userType: "TUTOR" },
    ] as const) {
      expect(menuPages(state)).toEqual(expect.arrayContaining(headerPages(state)));
      expect(headerPages(state).length).toBeLessThanOrEqual(7);
    }
    expect(headerPages({ isLoggedIn: true, hasOrder: true })[0]).toBe("tutoring/matching");
  });
  it("labels each page", () => {
    expect(MENU_PAGES.map((page) => MENU_PAGE_LABELS[page])).toEqual([
      "매칭",
      "마이페이지",
      "선생님",
      "가격",
      "후기",
      "이벤트",
      "레벨 테스트",
      "학습 유형 검사",
      "무료 상담",
      "수업 고르기",
      "선생님 지원",
      "고객센터",
    ]);
  });
});

describe("messengerOffset", () => {
  it.each([
    ["/tutoring/consult", 125],
    ["/price", 125],
    ["/recruit", 140],
    ["/events", 18],
    ["/reviews", 18],
    ["/myclass", 18],
    ["/myclass/[matchId]", 18],
    ["/myclass/m-1", 18],
    ["/price/", 125],
    ["/price?months=3/", 125],
    ["/price#top", 125],
    ["/", null],
    ["", null],
    ["/tutoring/consult/matching", null],
    ["/myclass/m-1/logs", null],
    ["/events/1", null],
    ["/mypage", null],
    ["/x/myclass/1", null],
    ["toString", null],
  ])("%s: %s", (path, offset) => {
    expect(messengerOffset(path)).toBe(offset);
  });
});

it.each([
  ["/learning-type-test", ["800x400"]],
  ["/learning-type-test/teacher-matching", ["800x400"]],
  ["/", ["1200x630", "800x800"]],
  ["/events/learning-type-test", ["1200x630", "800x800"]],
])("%s is shared with %o", (path, sizes) => {
  expect(socialImages(path).map(({ width, height }) => `${width}x${height}`)).toEqual(sizes);
});

it("sends a tutor to the account service with source=tutor and the encoded return address", () => {
  expect(tutorAccountUrl("https://account.example", "login", "https://tutor.example/periods?a=1&b=2")).toBe(
    "https://account.example/login?source=tutor&next=https%3A%2F%2Ftutor.example%2Fperiods%3Fa%3D1%26b%3D2",
  );
  expect(tutorAccountUrl("https://account.example", "logout", "/")).toBe(
    "https://account.example/logout?source=tutor&next=%2F",
  );
  expect(loginUrl("https://account.example", "/mypage")).toBe("https://account.example/login?next=%2Fmypage");
});

it("picks utm parameters and no others", () => {
  const query = new URLSearchParams("utm_source=a&utm_campaign=b%20c&phone=010&xutm_source=d&utm_=e&utm_a-b=f");
  expect(pickUtm(query)).toEqual({ utm_source: "a", utm_campaign: "b c" });
});
