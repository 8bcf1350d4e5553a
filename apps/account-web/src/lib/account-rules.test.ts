import { describe, expect, test } from "vitest";
import { emailProblem, newPasswordProblem, passwordGivenProblem } from "./credentials";
import { needsSession } from "./needs-session";

describe("credentials", () => {
  test.each(["a@naran.example", " kim.ha-jun+1@mail.naran.co.kr ", "A_B@X-Y.KR"])("%j is an address", (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  test.each(["", " ", "a", "a@", "@b.kr", "a@b", "a b@c.kr", "a@b..kr", "a@b.kr,c@d.kr", `${"a".repeat(250)}@b.kr`])(
    "%j is none",
    (email) => {
      expect(emailProblem(email)).toMatch(/이메일/);
    },
  );

  test("a new password is long enough and no mere repetition", () => {
    const problem = (password: string) => newPasswordProblem(password, "hajunmom@naran.example");
    expect(problem("")).toBe("쓸 비밀번호를 적어 주세요.");
    expect(problem("1234567")).toBe("8자 이상으로 정해 주세요.");
    expect(problem("a".repeat(129))).toMatch(/128자/);
    expect(problem("aaaaaaaa")).toMatch(/같은 글자/);
    expect(problem("HajunMom")).toMatch(/이메일과 다른/);
    expect(problem("우리아이과외선생님")).toBeNull();
    expect(problem("correct horse")).toBeNull();
  });

  test("logging in takes any password that could have been chosen", () => {
    expect(passwordGivenProblem("")).toBe("비밀번호를 적어 주세요.");
    expect(passwordGivenProblem("x")).toBeNull();
  });
});

test.each([
  ["/profiles", true],
  ["/profiles/new", true],
  ["/phone", true],
  ["/security", true],
  ["/phonebook", false],
  ["/login", false],
  ["/terms/privacy", false],
])("%s needs a session: %s", (path, needed) => {
  expect(needsSession(path)).toBe(needed);
});
