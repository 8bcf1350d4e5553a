import { readWebEnv } from "@pkg/web/platform/config/env";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountPage, applicationTarget, logInAgain, returnTarget } from "./return-target";

const env = readWebEnv({});
const HOME = "http://localhost:3000/";
const OWN = Object.values(env.origins);
const next = (value: string, source?: string) => returnTarget({ next: value, ...(source ? { source } : {}) }, env).next;

test("logging in again leads through the log-out and the log-in back to the page", () => {
  const tutor = returnTarget({ source: "tutor", next: `${env.origins.tutor}/earnings` }, env);
  const follow = (address: string) => {
    const query = new URL(address, env.origins.account).searchParams;
    return returnTarget({ source: query.get("source") ?? undefined, next: query.get("next") ?? undefined }, env);
  };
  const logout = logInAgain("/password/change", tutor, env);
  expect(logout.startsWith("/logout?source=tutor&next=")).toBe(true);
  const login = follow(logout).next;
  expect(login.startsWith(`${env.origins.account}/login?`)).toBe(true);
  const page = follow(login).next;
  expect(page.startsWith(`${env.origins.account}/password/change?`)).toBe(true);
  expect(follow(page)).toEqual(tutor);
});

describe("where to go on to", () => {
  test.each([
    "http://localhost:3000/tutoring/enroll/payment?courses=W10%3D&tablet=IPAD",
    "http://localhost:3001/",
    "http://localhost:3002/profiles?next=http%3A%2F%2Flocalhost%3A3000%2Fmypage",
    "http://localhost:3003",
  ])("%s is ours", (address) => {
    expect(next(address)).toBe(address);
  });

  test.each([
    "",
    "/price",
    "//evil.example",
    "https://evil.example/",
    "http://localhost:3000.evil.example/",
    "http://localhost:3000@evil.example/",
    "http://localhost:30000/",
    "https://localhost:3000/",
    "http://LOCALHOST:3000/",
    "javascript:alert(1)",
    "http:\\\\evil.example",
    "http://localhost:3000\\@evil.example",
    " http://localhost:3000/",
    "http://localhost:3000/\u0000",
    "http://localhost:3002/logout?next=x",
    "http://localhost:3002/logout/",
  ])("%j becomes the home page", (address) => {
    expect(next(address)).toBe(HOME);
  });

  test("the tutor's side has its own home", () => {
    expect(next("https://evil.example/", "tutor")).toBe("http://localhost:3001/");
    expect(returnTarget({ source: "admin" }, env)).toEqual({ next: HOME, given: null, source: null });
  });

  test("repeated parameters count as none", () => {
    expect(returnTarget({ next: [HOME, "https://evil.example/"], source: ["tutor", "tutor"] }, env).next).toBe(HOME);
  });

  test("5,000 hostile values never leave our origins, as a browser reads them", () => {
    const piece = fc.constantFrom(
      "http",
      "https",
      ":",
      "/",
      "//",
      "\\",
      "@",
      "localhost:3000",
      "evil.example",
      ".",
      "?",
      "#",
      "\t",
      "%2f",
      "..",
      "javascript",
    );
    const hostile = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary" }),
      fc.string().map((tail) => `http://localhost:3000${tail}`),
    );
    const staysOurs = (value: string) => OWN.includes(new URL(next(value), "http://localhost:3002/login").origin);
    fc.assert(fc.property(hostile, staysOurs), { numRuns: 5000 });
  }, 30_000);
});

describe("pages of the account service", () => {
  test("hand a usable target on, and nothing else", () => {
    const target = returnTarget({ next: "http://localhost:3001/a?b=c", source: "tutor" }, env);
    expect(accountPage("/signup", target)).toBe("/signup?source=tutor&next=http%3A%2F%2Flocalhost%3A3001%2Fa%3Fb%3Dc");
    expect(accountPage("/signup", returnTarget({ next: "https://evil.example/" }, env))).toBe("/signup");
  });
});

test.each([
  ["http://localhost:3001/earnings", "http://localhost:3001/applicants"],
  ["http://localhost:3001/applicants", "http://localhost:3001/applicants"],
  ["http://localhost:3001/applicants/1?step=2", "http://localhost:3001/applicants/1?step=2"],
  ["http://localhost:3001/applicantsx", "http://localhost:3001/applicants"],
])("who signs up on the tutor's side for %s goes on to %s", (asked, next) => {
  const target = applicationTarget(returnTarget({ next: asked, source: "tutor" }, env), env);
  expect(target).toEqual({ next, given: next, source: "tutor" });
});
