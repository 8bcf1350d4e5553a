import { type Grade, isInGradeRange, type SchoolLevel } from "@pkg/domain";

/** Groups of grades by kind of school, with their everyday names. */
export type GradeGroup = "ELEMENTARY" | "MIDDLE" | "HIGH" | "OTHER";

export const GRADE_GROUPS: ReadonlyArray<{ readonly value: GradeGroup; readonly label: string }> = [
  { value: "ELEMENTARY", label: "초등학교" },
  { value: "MIDDLE", label: "중학교" },
  { value: "HIGH", label: "고등학교" },
  { value: "OTHER", label: "검정고시·N수" },
];

/** The group of a grade. */
export function groupOfGrade(grade: Grade): GradeGroup {
  if (isInGradeRange(grade, "ELEMENTARY")) return "ELEMENTARY";
  if (isInGradeRange(grade, "MIDDLE")) return "MIDDLE";
  return isInGradeRange(grade, "HIGH") ? "HIGH" : "OTHER";
}

/** The level of school to search in; null for grades that belong to no school. */
export function schoolLevelOfGrade(grade: Grade | null): SchoolLevel | null {
  const group = grade === null ? "OTHER" : groupOfGrade(grade);
  return group === "OTHER" ? null : group;
}
