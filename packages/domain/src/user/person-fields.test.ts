import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { birthYearProblem, isMinor, isUnder14, nameProblem, readName } from "./person-fields.ts";

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

describe("readName", () => {
  it.each([
    ["김하준".normalize("NFD"), "김하준"],
    ["김하준\u200b", "김하준"],
    ["\ufeff 김하준\t", "김하준"],
    ["Jane\u3000\u00a0Doe", "Jane Doe"],
    ["José 박".normalize("NFD"), "José 박"],
    ["O'Neil", "O'Neil"],
    ["제갈·민", "제갈·민"],
  ])("%j is kept as %j", (written, kept) => {
    expect(readName(written)).toBe(kept);
    expect(nameProblem(written)).toBeNull();
  });

  it("reads a name once, whatever was between its letters", () => {
    const hidden = fc.constantFrom("", "\u200b", "\u2060", "\ufeff", "\u200e");
    const letters = fc.array(fc.constantFrom(..."김이박최하준서아민지Anné"), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(letters, hidden, (name, sign) => {
        const plain = name.join("");
        expect(readName(name.join(sign).normalize("NFD"))).toBe(plain.normalize("NFC"));
        expect(readName(readName(plain))).toBe(readName(plain));
      }),
    );
  });
});
