import fc from "fast-check";
import { expect, it } from "vitest";
import { searchPattern } from "./search-pattern.ts";

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
