import { describe, expect, test } from "vitest";
import { readWebEnv } from "../../../src/platform/config/env";
import { goUrl, loginHref, logoutHref } from "../../../src/platform/navigation/go";
import { goTarget } from "../../../src/platform/proxy/go-target";

const env = readWebEnv({});
const follow = (href: string, from: "buyer" | "tutor" = "buyer") =>
  goTarget(new URL(href, "http://any.example"), from, env);

describe("links between the apps", () => {
  test("logging in comes back to the page with its whole query", () => {
    const href = loginHref("/tutoring/enroll/payment?courses=W10&tablet=IPAD");
    expect(href).toBe("/go/account/login?next=%2Ftutoring%2Fenroll%2Fpayment%3Fcourses%3DW10%26tablet%3DIPAD");
    const url = new URL(follow(href) ?? "");
    expect(url.origin + url.pathname).toBe("http://localhost:3002/login");
    expect(url.searchParams.get("next")).toBe("http://localhost:3000/tutoring/enroll/payment?courses=W10&tablet=IPAD");
  });

  test("every page of the account service that the tutor's side opens is told so, and next is completed with its own origin", () => {
    expect(follow(logoutHref("/"), "tutor")).toBe(
      `http://localhost:3002/logout?source=tutor&next=${encodeURIComponent("http://localhost:3001/")}`,
    );
    expect(follow(loginHref("/periods?day=1"), "tutor")).toBe(
      `http://localhost:3002/login?source=tutor&next=${encodeURIComponent("http://localhost:3001/periods?day=1")}`,
    );
    expect(follow(goUrl("account", "/signup", { next: "/applicants" }), "tutor")).toBe(
      `http://localhost:3002/signup?next=${encodeURIComponent("http://localhost:3001/applicants")}&source=tutor`,
    );
    expect(follow(goUrl("account", "/signup", { next: "/" }))).not.toContain("source");
  });

  test("a whole next is left to the account service to judge", () => {
    const url = new URL(follow("/go/account/login?next=https%3A%2F%2Fevil.example%2F") ?? "");
    expect(url.searchParams.get("next")).toBe("https://evil.example/");
  });

  test.each(["//evil.example", "/\\evil.example", "\\\\evil.example"])("next %j is not completed", (next) => {
    const url = new URL(follow(`/go/account/login?next=${encodeURIComponent(next)}`) ?? "");
    expect(url.searchParams.get("next")).toBe(next);
  });

  test.each(["/go/account//evil.example", "/go/buyer/%2F%2Fevil.example", "/go/buyer/@evil"])(
    "%s stays on our origins",
    (path) => {
      expect(new URL(follow(path) ?? "").origin).toBe(
        path.includes("account") ? env.origins.account : env.origins.buyer,
      );
    },
  );

  test.each(["/go/evil/x", "/go/", "/go/toString/x", "/go/buyer/..//evil.example"])("%s leads nowhere", (path) => {
    expect(follow(path)).toBeNull();
  });

  test("a plain link", () => {
    expect(follow(goUrl("exam", "/"))).toBe("http://localhost:3003/");
    expect(goUrl("account", "/terms/privacy-policy")).toBe("/go/account/terms/privacy-policy");
  });
});
