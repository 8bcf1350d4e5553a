/** Kinds of high school (spec §3). */
export const HIGH_SCHOOL_TYPES = [
  "STANDARD",
  "FOREIGN_LANGUAGE",
  "SCIENCE",
  "AUTONOMOUS_PRIVATE",
  "ACADEMY",
  "OTHER",
] as const;
export type HighSchoolType = (typeof HIGH_SCHOOL_TYPES)[number];

/** Korean labels of the kinds of high school. ACADEMY is a 영재학교. */
export const HIGH_SCHOOL_TYPE_LABELS: Readonly<Record<HighSchoolType, string>> = {
  STANDARD: "일반고(인문계)",
  FOREIGN_LANGUAGE: "외국어고",
  SCIENCE: "과학고",
  AUTONOMOUS_PRIVATE: "자율형 사립고",
  ACADEMY: "영재학교",
  OTHER: "그 밖의 고등학교",
};
