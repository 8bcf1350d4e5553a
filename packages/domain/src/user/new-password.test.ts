import { expect, it } from "vitest";
import { newPasswordProblem } from "./new-password.ts";

const EMAIL = " HajunMom@naran.example";

it.each([
  ["", EMAIL, "쓸 비밀번호를 적어 주세요."],
  ["1234567", EMAIL, "8자 이상으로 정해 주세요."],
  ["a".repeat(129), EMAIL, "128자까지 쓸 수 있어요."],
  ["aaaaaaaa", EMAIL, "같은 글자만 이어진 비밀번호는 쉽게 알아낼 수 있어요."],
  ["가가가가가가가가", EMAIL, "같은 글자만 이어진 비밀번호는 쉽게 알아낼 수 있어요."],
  ["hajunmom", EMAIL, "이메일 아이디가 들어가지 않게 정해 주세요."],
  ["2026-HAJUNMOM!", EMAIL, "이메일 아이디가 들어가지 않게 정해 주세요."],
  ["hajunmom", "", null],
  ["kim and coffee", "kim@naran.example", null],
  ["우리아이과외선생님", EMAIL, null],
  ["correct horse", EMAIL, null],
])("%j for %j", (password, email, problem) => {
  expect(newPasswordProblem(password, email)).toBe(problem);
});
