import { Grade } from "./grade.ts";

/** Levels of school (spec §3). */
export const SCHOOL_LEVELS = ["ELEMENTARY", "MIDDLE", "HIGH", "UNIVERSITY"] as const;
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** Korean labels of the school levels (spec §9). */
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
 * Reads the school level from a school's name or from a grade (spec §5).
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

/**
 * The product catalogue a student sees first. There is no elementary catalogue: elementary students see middle school
 * (예비 중1). M4 belongs to middle, H4 and N to high (product §9).
 */
export function catalogueLevel(grade: Grade): CatalogueLevel {
  return grade <= Grade.M3 || grade === Grade.M4 ? "MIDDLE" : "HIGH";
}
