import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  birthYearProblem,
  formatPhone,
  isMinor,
  isUnder14,
  maskPhone,
  mobilePhoneProblem,
  nameProblem,
  phoneCodeProblem,
  toInternationalPhone,
} from "./person-fields.ts";

describe("mobilePhoneProblem", () => {
  it.each(["010-1234-5678", "01012345678", "010 1234 5678", "011-123-4567", "016-1234-5678", "019-123-4567"])(
    "%s is right",
    (phone) => {
      expect(mobilePhoneProblem(phone)).toBeNull();
    },
  );
  it.each([
    "010-123-4567",
    "0101234567890",
    "02-1234-5678",
    "012-1234-5678",
    "015-123-4567",
    "+821012345678",
    "x01012345678",
  ])("%s is wrong", (phone) => {
    expect(mobilePhoneProblem(phone)).toBe("휴대폰 번호를 다시 확인해 주세요.");
  });
  it("asks for one", () => {
    expect(mobilePhoneProblem(" ")).toBe("휴대폰 번호를 적어 주세요.");
  });
});

it.each(["000000", "123456"])("%s has the form of a phone's code", (code) => {
  expect(phoneCodeProblem(code)).toBeNull();
});

it.each(["", "12345", "1234567", "12345x", "x123456", "12 3456"])("%j is no phone's code", (code) => {
  expect(phoneCodeProblem(code)).toBe("문자로 받은 숫자 6자리를 적어 주세요.");
});

describe("nameProblem", () => {
  it.each([
    "이수진",
    "김하",
    "Jane Doe",
    "Anne-Marie Müller",
    "Sinéad O'Neil",
    "Liam O’Neil",
    "마리·안",
    "가".repeat(20),
    " 이수진 ",
  ])("%s is right", (name) => {
    expect(nameProblem(name)).toBeNull();
  });
  it.each([
    ["  ", "이름을 적어 주세요."],
    ["이", "이름은 2~20자로 적어 주세요."],
    ["가".repeat(21), "이름은 2~20자로 적어 주세요."],
    ["이수진1", "이름은 한글이나 영문으로 적어 주세요."],
    ["1이수진", "이름은 한글이나 영문으로 적어 주세요."],
    ["ㅇㅅㅈ", "이름은 한글이나 영문으로 적어 주세요."],
    ["Jane- Doe", "이름은 한글이나 영문으로 적어 주세요."],
    ["-Jane", "이름은 한글이나 영문으로 적어 주세요."],
    ["Jane  Doe", "이름은 한글이나 영문으로 적어 주세요."],
  ])("%s: %s", (name, message) => {
    expect(nameProblem(name)).toBe(message);
  });
});

describe("birthYearProblem", () => {
  const now = new Date("2026-12-31T14:59:59Z");
  it.each(["2026", "2012", "1926"])("%s is right", (year) => {
    expect(birthYearProblem(year, now)).toBeNull();
  });
  it.each([
    ["", "태어난 해를 적어 주세요."],
    ["12", "태어난 해를 네 자리로 적어 주세요."],
    ["20121", "태어난 해를 네 자리로 적어 주세요."],
    ["2027", "태어난 해를 다시 확인해 주세요."],
    ["1925", "태어난 해를 다시 확인해 주세요."],
  ])("%s: %s", (year, message) => {
    expect(birthYearProblem(year, now)).toBe(message);
  });
  it("reads the year in Korea", () => {
    expect(birthYearProblem("2027", new Date("2026-12-31T15:00:00Z"))).toBeNull();
  });
});

const now = new Date("2026-11-20T03:00:00Z");

it.each([
  ["2012-11-20", false],
  ["2012-11-21", true],
  ["2012-12-01", true],
  ["2011-12-31", false],
  [2012, true],
  [2011, false],
  [2020, true],
])("born %s: %s", (birth, expected) => {
  expect(isUnder14(birth, now)).toBe(expected);
});

it.each([
  ["2007-11-20", false],
  ["2007-11-21", true],
  [2006, false],
  [2007, true],
  [2012, true],
])("born %s is a minor: %s", (birth, expected) => {
  expect(isMinor(birth, now)).toBe(expected);
});

it("turns 14 at midnight in Korea", () => {
  expect(isUnder14("2012-11-21", new Date("2026-11-20T14:59:59Z"))).toBe(true);
  expect(isUnder14("2012-11-21", new Date("2026-11-20T15:00:00Z"))).toBe(false);
});

it.each(["2012-02-30", "20121120", "", 99])("refuses %s", (birth) => {
  expect(() => isUnder14(birth, now)).toThrow("Invalid date");
});

it.each([
  ["010-1234-5678", "+821012345678"],
  ["01012345678", "+821012345678"],
  ["02) 123 4567", "+8221234567"],
])("%s becomes %s: digits only, +82, without the first digit", (phone, international) => {
  expect(toInternationalPhone(phone)).toBe(international);
});

it("has only a plus and digits", () => {
  fc.assert(fc.property(fc.string(), (text) => /^\+82\d*$/.test(toInternationalPhone(text))));
});

it.each([
  ["01012345678", "010-****-5678"],
  ["0111234567", "011-***-4567"],
  ["", ""],
])("hides the middle of %s", (phoneNumber, masked) => {
  expect(maskPhone(phoneNumber)).toBe(masked);
});

it.each([
  ["", ""],
  ["0101", "010-1"],
  ["0101234567", "010-123-4567"],
  ["01012345678", "010-1234-5678"],
  ["010-1234-56789", "010-1234-5678"],
  ["+82 10-1234-5678", "010-1234-5678"],
  ["+82", "0"],
  ["+82010-1234-5678", "010-1234-5678"],
])("%j is written as %j", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});
