import { Grade } from "./grade.ts";

/** Levels of school. */
export const SCHOOL_LEVELS = ["ELEMENTARY", "MIDDLE", "HIGH", "UNIVERSITY"] as const;
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** Korean labels of the school levels. */
export const SCHOOL_LEVEL_LABELS: Readonly<Record<SchoolLevel, string>> = {
  ELEMENTARY: "초등",
  MIDDLE: "중등",
  HIGH: "고등",
  UNIVERSITY: "대학",
};

/** What can be read from a school's name or a grade: one level, or both middle and high. */
export const PARSED_SCHOOL_LEVELS = ["ELEMENTARY", "MIDDLE", "HIGH", "MIDDLE_AND_HIGH"] as const;
export type ParsedSchoolLevel = (typeof PARSED_SCHOOL_LEVELS)[number];

/**
 * Reads the school level from a school's name or from a grade.
 * A name without 초등학교, 중학교 or 고등학교 (or with 중고등학교), and the grades M4, H4 and N, which belong to no school,
 * give MIDDLE_AND_HIGH.
 */
export function parseSchoolLevel(schoolNameOrGrade: string | Grade): ParsedSchoolLevel {
  return typeof schoolNameOrGrade === "number" ? levelOfGrade(schoolNameOrGrade) : levelOfName(schoolNameOrGrade);
}

function levelOfName(name: string): ParsedSchoolLevel {
  if (name.includes("초등학교")) return "ELEMENTARY";
  if (name.includes("중학교")) return "MIDDLE";
  if (/중[·.]?고등학교/.test(name)) return "MIDDLE_AND_HIGH";
  return name.includes("고등학교") ? "HIGH" : "MIDDLE_AND_HIGH";
}

function levelOfGrade(grade: Grade): ParsedSchoolLevel {
  if (grade <= Grade.E6) return "ELEMENTARY";
  if (grade <= Grade.M3) return "MIDDLE";
  return grade <= Grade.H3 ? "HIGH" : "MIDDLE_AND_HIGH";
}

/** A level for which lesson products are sold. */
export type CatalogueLevel = "MIDDLE" | "HIGH";

/** The level of lessons that suits a grade best; who is at elementary school learns ahead. */
export function catalogueLevelOf(grade: Grade): CatalogueLevel {
  return grade <= Grade.M3 || grade === Grade.M4 ? "MIDDLE" : "HIGH";
}

/** The inputs of `needsSchoolInfo`. */
export interface SchoolInfoState {
  readonly grade?: Grade | null;
  readonly schoolId?: string | number | null;
}

/** School info is asked for when there is no grade, or when the grade is below M4 and there is no school id. */
export function needsSchoolInfo({ grade, schoolId }: SchoolInfoState): boolean {
  if (grade === undefined || grade === null) return true;
  const hasSchool = schoolId !== undefined && schoolId !== null && schoolId !== "";
  return grade < Grade.M4 && !hasSchool;
}
