import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatPhone,
  maskPhone,
  mobilePhoneProblem,
  phoneCodeProblem,
  readPhone,
  toInternationalPhone,
} from "./phone.ts";

describe("mobilePhoneProblem", () => {
  it.each(["010-1234-5678", "01012345678", "010 1234 5678", "011-123-4567", "016-1234-5678", "019-123-4567"])(
    "%s is right",
    (phone) => {
      expect(mobilePhoneProblem(phone)).toBeNull();
    },
  );
  it.each(["010-123-4567", "0101234567890", "02-1234-5678", "012-1234-5678", "015-123-4567", "x01012345678"])(
    "%s is wrong",
    (phone) => {
      expect(mobilePhoneProblem(phone)).toBe("휴대폰 번호를 다시 확인해 주세요.");
    },
  );
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
  ["010-1234-56789", "010-1234-56789"],
  ["+82 10-1234-5678", "010-1234-5678"],
  ["+82", "82"],
  ["821012345678", "010-1234-5678"],
  ["+82010-1234-5678", "010-1234-5678"],
])("%j is written as %j", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

describe("readPhone", () => {
  const number = fc
    .tuple(fc.constantFrom("010", "011", "016", "017", "018", "019"), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([start, rest]) => start + String(rest).padStart(8, "0"));
  /** Ways in which people, phones and password managers write one number. */
  const WAYS: readonly ((start: string, middle: string, end: string) => string)[] = [
    (start, middle, end) => `${start}${middle}${end}`,
    (start, middle, end) => `${start}-${middle}-${end}`,
    (start, middle, end) => ` ${start} ${middle} ${end} `,
    (start, middle, end) => `${start}.${middle}.${end}`,
    (start, middle, end) => `(${start}) ${middle}-${end}`,
    (start, middle, end) => `${start}‐${middle}–${end}`,
    (start, middle, end) => `${start}\u00a0${middle}\u200b${end}`,
    (start, middle, end) => `+82 ${start.slice(1)}-${middle}-${end}`,
    (start, middle, end) => `+82 (0)${start.slice(1)}-${middle}-${end}`,
    (start, middle, end) => `+82${start}${middle}${end}`,
    (start, middle, end) => `82-${start.slice(1)}-${middle}-${end}`,
    (start, middle, end) => `0082 ${start.slice(1)} ${middle} ${end}`,
    (start, middle, end) => `${start.slice(1)}${middle}${end}`,
  ];
  const wide = (text: string) => text.replace(/[0-9+()-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

  it("reads one number from all that people write of it", () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...WAYS), fc.boolean(), (whole, way, isWide) => {
        const written = way(whole.slice(0, 3), whole.slice(3, 7), whole.slice(7));
        const typed = isWide ? wide(written) : written;
        expect(readPhone(typed)).toBe(whole);
        expect(mobilePhoneProblem(typed)).toBeNull();
        expect(readPhone(formatPhone(typed))).toBe(whole);
      }),
      { numRuns: 2_000 },
    );
  });

  it("reads once, and loses no digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ()+-]{0,20}$/), (text) => {
        const read = readPhone(text);
        expect(readPhone(read)).toBe(read);
        expect(formatPhone(text).replaceAll("-", "")).toBe(read.replaceAll("+", ""));
      }),
    );
  });
});
