import { expect, test } from "vitest";
import { accountHolderProblem, accountNumberProblem, BANK_CODES } from "./bank-account.ts";
import { PAYOUT_STATUSES, payoutStatusesBefore } from "./payout-status.ts";

const WRONG = "계좌번호를 다시 확인해 주세요.";

test.each([
  ["3333-01-2345678", null],
  ["110 123 456789", null],
  ["1234567890", null],
  ["1234567890123456", null],
  ["123456789", WRONG],
  ["12345678901234567", WRONG],
  ["0000000000", WRONG],
  ["33330123456a", WRONG],
  ["３３３３０１２３４５６７", WRONG],
  [" - ", "계좌번호를 적어 주세요."],
  ["", "계좌번호를 적어 주세요."],
])("%j as an account number: %s", (text, problem) => {
  expect(accountNumberProblem(text)).toBe(problem);
});

test.each([
  ["박지훈", "박지훈", null],
  ["박 지훈 ", "박지훈", null],
  ["박지훈".normalize("NFD"), "박지훈", null],
  ["JANE DOE", "Jane Doe", null],
  ["박지후", "박지훈", "예금주가 선생님 이름(박지훈)과 같아야 해요."],
  ["  ", "박지훈", "예금주를 적어 주세요."],
])("the holder %j of an account of %j: %s", (holder, name, problem) => {
  expect(accountHolderProblem(holder, name)).toBe(problem);
});

test("banks have three digits each", () => {
  expect(BANK_CODES.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
});

test("a payout is sent once unless it failed, and a paid one stays so", () => {
  expect(PAYOUT_STATUSES.map((to) => [to, payoutStatusesBefore(to)])).toEqual([
    ["READY", ["FAILED"]],
    ["SENT", ["READY"]],
    ["PAID", ["SENT"]],
    ["FAILED", ["SENT"]],
  ]);
});
