import { describe, expect, it } from "vitest";
import { findUniversities } from "./university-search.ts";

const UNIVERSITIES = [
  "남서울대학교",
  "서울대학교",
  "고려대학교",
  "한국과학기술원",
  "강원대학교",
  "건양대학교",
  "서울교육대학교",
  "경인교육대학교",
  "이화여자대학교",
  "한국외국어대학교",
  "포항공과대학교",
  "서울과학기술대학교",
].map((name) => ({ name }));

describe("a university is found", () => {
  it.each([
    ["고대", ["고려대학교"]],
    ["카이스트", ["한국과학기술원"]],
    ["KAIST", ["한국과학기술원"]],
    ["kai", ["한국과학기술원"]],
    ["ㄱㅇㄷ", ["강원대학교", "건양대학교"]],
    ["ㅅㅇㄷ", ["서울대학교"]],
    ["서울대", ["서울대학교", "남서울대학교"]],
    ["서울교대", ["서울교육대학교"]],
    ["교대", ["경인교육대학교", "서울교육대학교"]],
    ["이대", ["이화여자대학교"]],
    ["이화여대", ["이화여자대학교"]],
    ["외대", ["한국외국어대학교"]],
    ["포항공대", ["포항공과대학교"]],
    ["서울과기대", ["서울과학기술대학교"]],
    [" 고려대 ".normalize("NFD"), ["고려대학교"]],
    ["%%", []],
    ["", []],
  ])("by %j", (text, names) => {
    expect(findUniversities(UNIVERSITIES, text).map(({ name }) => name)).toEqual(names);
  });
});
