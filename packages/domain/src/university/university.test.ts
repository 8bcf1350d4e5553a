import { expect, it } from "vitest";
import { universityGroupOf } from "./university.ts";

it.each([
  ["서울대학교", "HIGHEST", "MEDICINE", "MEDICAL"],
  ["서울대학교", "HIGHEST", "EDUCATION", "HIGHEST"],
  ["서울교육대학교", "OTHER", "EDUCATION", "EDUCATION"],
  ["한국과학기술원(KAIST)", "HIGHEST", "NATURAL_SCIENCES", "SPECIAL"],
  ["포항공과대학교", "HIGHEST", "NATURAL_SCIENCES", "SPECIAL"],
  ["성균관대학교", "HIGHER", "LIBERAL_ARTS", "HIGHER"],
  ["중앙대학교", "HIGH", "OTHERS", "HIGH"],
  ["부산대학교", "LOCAL_NATIONAL", "NATURAL_SCIENCES", "OTHERS"],
  ["나란대학교", "OTHER", "FINE_ARTS_ATHLETIC", "OTHERS"],
] as const)("%s of tier %s with a major of %s is in %s", (universityName, tier, majorGroup, group) => {
  expect(universityGroupOf({ universityName, tier, majorGroup })).toBe(group);
});
