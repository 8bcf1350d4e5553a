import { expect, test } from "vitest";
import { accountHolderProblem, accountNumberProblem, BANK_CODES } from "./bank-account.ts";
import { PAYOUT_STATUSES, payoutStatusesBefore } from "./payout-status.ts";

const WRONG = "계좌번호를 숫자로 다시 적어 주세요.";
const LENGTH = "계좌번호는 10~14자리예요. 다시 확인해 주세요.";
const KAKAO = "카카오뱅크 계좌번호는 13자리예요. 다시 확인해 주세요.";
const TOSS = "토스뱅크 계좌번호는 12자리예요. 다시 확인해 주세요.";

test.each([
  ["3333-01-2345678", null, null],
  ["110 123 456789", null, null],
  ["1234567890", null, null],
  ["12345678901234", "004", null],
  ["123456789", "004", LENGTH],
  ["123456789012345", null, LENGTH],
  ["0000000000", null, WRONG],
  ["33330123456a", "090", WRONG],
  ["３３３３０１２３４５６７", null, WRONG],
  [" - ", "090", "계좌번호를 적어 주세요."],
  ["", null, "계좌번호를 적어 주세요."],
  ["3333-01-2345678", "090", null],
  ["3333-01-234567", "090", KAKAO],
  ["3333-01-23456789", "090", KAKAO],
  ["1000-1234-5678", "092", null],
  ["1000-1234-56789", "092", TOSS],
] as const)("%j as an account number of the bank %s: %s", (text, bank, problem) => {
  expect(accountNumberProblem(text, bank)).toBe(problem);
});

test.each([
  ["박지훈", "박지훈", null],
  ["박 지훈 ", "박지훈", null],
  ["박지훈".normalize("NFD"), "박지훈", null],
  ["JANE DOE", "Jane Doe", null],
  ["박지후", "박지훈", "예금주가 선생님 이름(박지훈)과 같아야 해요. 본인 계좌를 적어 주세요."],
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
