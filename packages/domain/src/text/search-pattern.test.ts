import fc from "fast-check";
import { expect, it } from "vitest";
import { searchPattern, typedBeginning } from "./search-pattern.ts";

const finds = (text: string, name: string) => new RegExp(searchPattern(text), "i").test(name);

it.each([
  ["서울", "서울대학교", true],
  ["서우", "서울대학교", true],
  ["섯", "서시중학교", true],
  ["서시", "섯중학교", false],
  ["ㅅㅇㄷ", "서울대학교", true],
  ["서ㅇ", "서울대학교", true],
  ["ㅅㅇㄱ", "서울대학교", false],
  ["서울 대", "서울대학교", true],
  ["서울대", "서울 대학교", true],
  ["대학", "서울대학교", true],
  ["서울".normalize("NFD"), "서울대학교", true],
  ["서\u200b울", "서울대학교", true],
  ["닭", "달구벌고등학교", true],
  ["앉", "안중중학교", true],
  ["kai", "KAIST", true],
  ["%", "서울", false],
  [".*", "서울", false],
  ["(", "숭의(주)", true],
])("%j means %s: %s", (text, name, means) => {
  expect(finds(text, name)).toBe(means);
});

it("finds a name by each beginning of what is typed, key by key, and takes any text literally", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), (name) => {
      fc.pre(name.trim() !== "" && !/[ㄱ-ㅎ\p{Cf}]/u.test(name));
      expect(finds(name, name.normalize("NFC"))).toBe(true);
    }),
  );
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), fc.nat(5), (letters, at) => {
      const name = letters.join("");
      const part = letters.slice(0, (at % letters.length) + 1).join("");
      const last = part.charCodeAt(part.length - 1);
      const open = part.slice(0, -1) + String.fromCharCode(last - ((last - 0xac00) % 28));
      expect([finds(part, name), finds(open, name)]).toEqual([true, true]);
    }),
  );
});

const NAMES = ["김하준", "김하진", "김하", "김해진", "남궁하준", "Anna Kim"];
it.each([
  ["김하", ["김하준", "김하진", "김하"]],
  ["김ㅎ", ["김하준", "김하진", "김하", "김해진"]],
  ["ㄱㅎㅈ", ["김하준", "김하진", "김해진"]],
  ["김하ㅈ", ["김하준", "김하진"]],
  ["김핮", ["김하준", "김하진"]],
  ["김하주", ["김하준"]],
  ["김하준", ["김하준"]],
  ["ㄴㄱ", ["남궁하준"]],
  ["Anna K", ["Anna Kim"]],
  ["하준", []],
  [".*", []],
])("%j begins %j", (text, names) => {
  const { from, to, pattern } = typedBeginning(text);
  const isMeant = (name: string) => from <= name && name < to && new RegExp(pattern).test(name);
  expect(NAMES.filter(isMeant)).toEqual(names);
});

it("leaves no text out of its span that its pattern means", () => {
  const letter = fc.oneof(
    fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(..."ㄱㄲㅎ김aZ(. "),
  );
  const name = fc.array(letter, { minLength: 1, maxLength: 5 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(name, name, (text, other) => {
      for (const one of [other, text + other, text.slice(0, -1) + other]) {
        const { from, to, pattern } = typedBeginning(text);
        if (new RegExp(pattern).test(one)) expect(from <= one && one < to).toBe(true);
      }
    }),
  );
});
