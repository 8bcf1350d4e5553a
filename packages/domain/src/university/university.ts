import type { TutorRank } from "../product/tutor-rank.ts";

/** Tiers of universities, highest first. */
export const UNIVERSITY_TIERS = ["HIGHEST", "HIGHER", "HIGH", "LOCAL_NATIONAL", "OTHER"] as const;
export type UniversityTier = (typeof UNIVERSITY_TIERS)[number];

/** Korean labels of the university tiers. */
export const UNIVERSITY_TIER_LABELS: Readonly<Record<UniversityTier, string>> = {
  HIGHEST: "최상위권 대학",
  HIGHER: "상위권 대학",
  HIGH: "주요 대학",
  LOCAL_NATIONAL: "지역 거점 국립대",
  OTHER: "그 밖의 대학",
};

/** Group codes of universities. */
export const UNIVERSITY_GROUPS = ["SPECIAL", "HIGHEST", "HIGHER", "HIGH", "EDUCATION", "MEDICAL", "OTHERS"] as const;
export type UniversityGroup = (typeof UNIVERSITY_GROUPS)[number];

/** Korean labels of the university groups. */
export const UNIVERSITY_GROUP_LABELS: Readonly<Record<UniversityGroup, string>> = {
  SPECIAL: "과학기술원·포항공대 등",
  HIGHEST: "최상위권 대학",
  HIGHER: "상위권 대학",
  HIGH: "주요 대학",
  EDUCATION: "교육대",
  MEDICAL: "의·치·한·약·수의대",
  OTHERS: "그 밖의 대학",
};

/** The groups whose students families call tutors of a top university (docs/decisions/0191). */
export const TOP_UNIVERSITY_GROUPS = [
  "SPECIAL",
  "HIGHEST",
  "HIGHER",
  "EDUCATION",
  "MEDICAL",
] as const satisfies readonly UniversityGroup[];

/** The same in words, as families and tutors read it. */
export const TOP_UNIVERSITIES_TEXT =
  "서울대·연세대·고려대·서강대·성균관대·한양대·이화여대·중앙대·경희대·한국외대·서울시립대, 과학기술원·포항공대·사관학교, 교육대·교원대, 의·치·한·약·수의대, 해외 상위권 대학";

/** Of which groups tutors of these ranks are: experts of any, the others of top universities. */
export function universityGroupsFor(ranks: readonly TutorRank[]): readonly UniversityGroup[] {
  return ranks.includes("EXPERT") ? UNIVERSITY_GROUPS : TOP_UNIVERSITY_GROUPS;
}

/**
 * Of which tiers a tutor may be wished for lessons of these ranks; studies of medicine and education are of any tier.
 */
export function universityTiersFor(ranks: readonly TutorRank[]): readonly UniversityTier[] {
  return ranks.includes("EXPERT") ? UNIVERSITY_TIERS : ["HIGHEST", "HIGHER"];
}

const SPECIAL_UNIVERSITY = /과학기술원|KAIST|GIST|UNIST|포항공과대|한국예술종합|사관학교|경찰대/i;
const EDUCATION_UNIVERSITY = /(?<!기술)교육대학교$|교원대학교$|교대$/;
const MEDICAL_MAJOR =
  /(^|[ (·])(의예|의학|치의예|치의학|한의예|한의학|약학|수의예|수의학)(과|부|대학|전공|계열)?($|[ )·])/;

/** Whether a major is that of a physician, dentist, pharmacist or vet; nursing and the like are none. */
export const isMedicalMajor = (major: string): boolean => MEDICAL_MAJOR.test(major);

/** What decides the group of a tutor's studies. */
export interface Studies {
  readonly universityName: string;
  readonly universityTier: UniversityTier;
  readonly major: string;
}

/**
 * The group of a tutor's studies: medicine by the major, universities of education and of one
 * purpose (science, arts, police, the forces) by their name, all others by their tier.
 */
export function universityGroupOf({ universityName, universityTier: tier, major }: Studies): UniversityGroup {
  if (isMedicalMajor(major)) return "MEDICAL";
  if (EDUCATION_UNIVERSITY.test(universityName)) return "EDUCATION";
  if (SPECIAL_UNIVERSITY.test(universityName)) return "SPECIAL";
  return tier === "HIGHEST" || tier === "HIGHER" || tier === "HIGH" ? tier : "OTHERS";
}

/** Whether studies are those of a top university. */
export function isTopUniversity(studies: Studies): boolean {
  const group = universityGroupOf(studies);
  return TOP_UNIVERSITY_GROUPS.some((top) => top === group);
}

/** Tracks of a major. */
export const MAJOR_TRACKS = ["LIBERAL_ARTS", "NATURAL_SCIENCES"] as const;
export type MajorTrack = (typeof MAJOR_TRACKS)[number];

/** Korean labels of the tracks. */
export const MAJOR_TRACK_LABELS: Readonly<Record<MajorTrack, string>> = {
  LIBERAL_ARTS: "문과",
  NATURAL_SCIENCES: "이과",
};

/** Groups of majors. */
export const MAJOR_GROUPS = [
  "LIBERAL_ARTS",
  "NATURAL_SCIENCES",
  "EDUCATION",
  "FINE_ARTS_ATHLETIC",
  "MEDICINE",
  "OTHERS",
] as const;
export type MajorGroup = (typeof MAJOR_GROUPS)[number];

/** Korean labels of the groups of majors. */
export const MAJOR_GROUP_LABELS: Readonly<Record<MajorGroup, string>> = {
  LIBERAL_ARTS: "인문·사회",
  NATURAL_SCIENCES: "자연·공학",
  EDUCATION: "교육",
  FINE_ARTS_ATHLETIC: "예체능",
  MEDICINE: "의약학",
  OTHERS: "그 밖의 전공",
};

/** Ways a tutor was admitted to university. */
export const ADMISSION_TYPES = ["REGULAR_DECISION", "EARLY_DECISION", "NONE"] as const;
export type AdmissionType = (typeof ADMISSION_TYPES)[number];

/** Korean labels of the ways of admission. */
export const ADMISSION_TYPE_LABELS: Readonly<Record<AdmissionType, string>> = {
  REGULAR_DECISION: "정시",
  EARLY_DECISION: "수시",
  NONE: "해당 없음",
};
