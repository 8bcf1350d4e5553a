/** Kinds of high school. */
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

/**
 * The kind of a high school by its name and, where the register of schools tells, its class and founder; null when neither
 * decides.
 * @param school.kind the register's class: "일반고", "특목고", "자율고" or "특성화고"
 */
export function highSchoolTypeOf(school: {
  readonly name: string;
  readonly kind?: string | null;
  readonly isPrivate?: boolean;
}): HighSchoolType | null {
  if (/영재/.test(school.name)) return "ACADEMY";
  if (/과학고등학교/.test(school.name)) return "SCIENCE";
  if (/외국어고등학교/.test(school.name)) return "FOREIGN_LANGUAGE";
  if (!school.kind) return null;
  if (school.kind === "자율고") return school.isPrivate ? "AUTONOMOUS_PRIVATE" : "STANDARD";
  return school.kind === "일반고" ? "STANDARD" : "OTHER";
}
