import { expect, it } from "vitest";
import {
  isTopUniversity,
  TOP_UNIVERSITY_GROUPS,
  UNIVERSITY_GROUPS,
  UNIVERSITY_TIERS,
  universityGroupOf,
  universityGroupsFor,
  universityTiersFor,
} from "./university.ts";

it.each([
  ["서울대학교", "HIGHEST", "의예과", "MEDICAL", true],
  ["고신대학교", "OTHER", "의학과", "MEDICAL", true],
  ["경북대학교", "LOCAL_NATIONAL", "치의학과", "MEDICAL", true],
  ["원광대학교", "OTHER", "한의예과", "MEDICAL", true],
  ["조선대학교", "OTHER", "약학대학", "MEDICAL", true],
  ["제주대학교", "LOCAL_NATIONAL", "수의과대학 수의학과", "MEDICAL", true],
  ["국립창원대학교", "LOCAL_NATIONAL", "간호학과", "OTHERS", false],
  ["가천대학교", "HIGH", "의과대학 간호학과", "HIGH", false],
  ["인제대학교", "OTHER", "의공학부", "OTHERS", false],
  ["순천향대학교", "OTHER", "스포츠의학과", "OTHERS", false],
  ["서울대학교", "HIGHEST", "수학교육과", "HIGHEST", true],
  ["서울교육대학교", "HIGH", "초등교육과", "EDUCATION", true],
  ["한국교원대학교", "LOCAL_NATIONAL", "국어교육과", "EDUCATION", true],
  ["한국기술교육대학교", "OTHER", "기계공학부", "OTHERS", false],
  ["한국과학기술원(KAIST)", "HIGHEST", "수리과학과", "SPECIAL", true],
  ["포항공과대학교", "HIGHEST", "화학과", "SPECIAL", true],
  ["서울과학기술대학교", "HIGH", "화학공학과", "HIGH", false],
  ["성균관대학교", "HIGHER", "사학과", "HIGHER", true],
  ["건국대학교", "HIGH", "국어국문학과", "HIGH", false],
  ["한국항공대학교", "HIGH", "항공운항학과", "HIGH", false],
  ["부산대학교", "LOCAL_NATIONAL", "물리학과", "OTHERS", false],
  ["고려대학교 세종캠퍼스", "OTHER", "경제정책학과", "OTHERS", false],
] as const)(
  "%s of tier %s with %s is in %s, of a top university: %s",
  (universityName, universityTier, major, group, isTop) => {
    const studies = { universityName, universityTier, major };
    expect([universityGroupOf(studies), isTopUniversity(studies)]).toEqual([group, isTop]);
  },
);

it.each([
  [["BASIC"], TOP_UNIVERSITY_GROUPS, ["HIGHEST", "HIGHER"]],
  [["EXPERT"], UNIVERSITY_GROUPS, UNIVERSITY_TIERS],
  [["BASIC", "EXPERT"], UNIVERSITY_GROUPS, UNIVERSITY_TIERS],
] as const)("for lessons of %s other universities are offered only with an expert one", (ranks, groups, tiers) => {
  expect([universityGroupsFor(ranks), universityTiersFor(ranks)]).toEqual([groups, tiers]);
});
