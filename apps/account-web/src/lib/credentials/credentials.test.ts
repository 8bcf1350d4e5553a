import { expect, test } from "vitest";
import { emailProblem, passwordGivenProblem } from "./credentials";

test.each(["a@naran.example", " kim.ha-jun+1@mail.naran.co.kr ", "A_B@X-Y.KR"])("%j is an address", (email) => {
  expect(emailProblem(email)).toBeNull();
});

test.each(["", " ", "a", "a@", "@b.kr", "a@b", "a b@c.kr", "a@b..kr", "a@b.kr,c@d.kr", `${"a".repeat(250)}@b.kr`])(
  "%j is none",
  (email) => {
    expect(emailProblem(email)).toMatch(/이메일/);
  },
);

test("logging in takes any password that could have been chosen", () => {
  expect(passwordGivenProblem("")).toBe("비밀번호를 적어 주세요.");
  expect(passwordGivenProblem("x")).toBeNull();
});
