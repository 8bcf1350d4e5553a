import fc from "fast-check";
import { expect, it } from "vitest";
import {
  birthdayOrCompanyNumberProblem,
  cardExpiryProblem,
  cardNumberProblem,
  cardPasswordProblem,
  readBirthdayOrCompanyNumber,
  readCardExpiry,
  toApiCardExpiry,
  toApiCardQuota,
} from "./card-fields.ts";

it("turns MM/YY into 20YY-MM", () => {
  expect(toApiCardExpiry("08/29")).toBe("2029-08");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
      const [mm, yy] = [month, year].map((value) => String(value).padStart(2, "0"));
      expect(toApiCardExpiry(`${mm}/${yy}`)).toBe(`20${yy}-${mm}`);
    }),
  );
});

it.each(["", "8/29", "13/29", "00/29", "0829", "08/2029", "2029-08", " 08/29", "08/29x"])("refuses %s", (expiry) => {
  expect(() => toApiCardExpiry(expiry)).toThrow("Invalid card expiry");
});

it.each([
  [undefined, undefined],
  [null, undefined],
  [0, undefined],
  [1, undefined],
  [2, 2],
  [12, 12],
])("cardQuota %s is sent as %s: only if greater than 1", (quota, sent) => {
  expect(toApiCardQuota(quota)).toBe(sent);
});

it.each([
  ["5412 7512 3400 0000", null],
  ["5412-7512-3400-0000", null],
  ["37144963539843", null],
  [" ", "카드 번호를 적어 주세요."],
  ["5412 7512 3400 00000", "카드 번호는 숫자 14~16자리예요."],
  ["5412 7512 3400 0", "카드 번호는 숫자 14~16자리예요."],
  ["5412 7512 3400 000x", "카드 번호는 숫자 14~16자리예요."],
  ["x5412751234000000", "카드 번호는 숫자 14~16자리예요."],
])("card number %s: %s", (number, problem) => {
  expect(cardNumberProblem(number)).toBe(problem);
});

const now = new Date("2026-11-30T14:59:59Z");
it.each([
  ["11/26", null],
  ["01/27", null],
  ["10/26", "유효기간이 지난 카드예요."],
  ["12/25", "유효기간이 지난 카드예요."],
  ["", "유효기간을 적어 주세요."],
  ["13/29", "유효기간은 월/연도(예: 08/29)로 적어 주세요."],
  ["2029", "유효기간은 월/연도(예: 08/29)로 적어 주세요."],
  ["0829", null],
  [" 08/29 ", null],
])("card expiry %s: %s", (expiry, problem) => {
  expect(cardExpiryProblem(expiry, now)).toBe(problem);
});
it("a card expires at midnight in Korea", () => {
  expect(cardExpiryProblem("11/26", new Date("2026-11-30T15:00:00Z"))).toBe("유효기간이 지난 카드예요.");
});

it.each([
  ["920314", null],
  ["1992-03-14", null],
  ["19920314", null],
  ["９２０３１４", null],
  ["991231", null],
  ["123-45-67890", null],
  ["1234567890", null],
  ["", "생년월일 또는 사업자번호를 적어 주세요."],
  ["92031", "생년월일 6자리나 사업자번호 10자리를 적어 주세요."],
  ["12345678901", "생년월일 6자리나 사업자번호 10자리를 적어 주세요."],
  ["x920314", "생년월일 6자리나 사업자번호 10자리를 적어 주세요."],
  ["x1234567890", "생년월일 6자리나 사업자번호 10자리를 적어 주세요."],
  ["921314", "생년월일을 다시 확인해 주세요."],
  ["920014", "생년월일을 다시 확인해 주세요."],
  ["920101", null],
  ["920300", "생년월일을 다시 확인해 주세요."],
  ["920332", "생년월일을 다시 확인해 주세요."],
])("holder %s: %s", (text, problem) => {
  expect(birthdayOrCompanyNumberProblem(text)).toBe(problem);
});

it.each([
  ["12", true],
  ["1", false],
  ["123", false],
  ["1x", false],
  ["", false],
])("password %s is right: %s", (password, right) => {
  expect(cardPasswordProblem(password)).toBe(right ? null : "비밀번호 앞 2자리를 숫자로 적어 주세요.");
});

it.each([
  "8/29",
  "08/29",
  "0829",
  "08.29",
  "08 / 29",
  "8/2029",
  "08/2029",
  "082029",
  "2029-08",
  "2029/8",
  "202908",
  "０８／２９",
])("the expiry %s is 08/29", (written) => {
  expect(readCardExpiry(written)).toBe("08/29");
  expect(readCardExpiry(readCardExpiry(written))).toBe("08/29");
});

it.each(["", "8", "13/29", "2013", "08/29/30", "팔월"])("%j is no expiry and stays", (written) => {
  expect(readCardExpiry(written)).toBe(written);
});

it("an expiry is one month, however it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 20, max: 99 }), (month, year) => {
      const [mm, yy] = [String(month).padStart(2, "0"), String(year)];
      const ways = [`${month}/${yy}`, `${mm}${yy}`, `${mm}/20${yy}`, `20${yy}-${mm}`, `20${yy}.${month}`];
      for (const way of ways) expect(readCardExpiry(way)).toBe(`${mm}/${yy}`);
    }),
  );
});

it.each([
  ["920314", "920314"],
  ["92.03.14", "920314"],
  ["1992-03-14", "920314"],
  ["20050314", "050314"],
  ["123-45-67890", "1234567890"],
  ["12345678", "12345678"],
])("the holder %s is %s", (written, read) => {
  expect(readBirthdayOrCompanyNumber(written)).toBe(read);
});
