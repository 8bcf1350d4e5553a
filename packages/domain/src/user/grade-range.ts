import { Grade } from "./grade.ts";

/** Named ranges of grades, both ends included. */
export const GRADE_RANGES = {
  ELEMENTARY: { from: Grade.E1, to: Grade.E6 },
  MIDDLE: { from: Grade.M1, to: Grade.M3 },
  HIGH: { from: Grade.H1, to: Grade.H3 },
  MIDDLE_AND_HIGH: { from: Grade.M1, to: Grade.H3 },
  OTHERS: { from: Grade.M4, to: Grade.N },
} as const;

export type GradeRange = keyof typeof GRADE_RANGES;

/** Tells whether a grade lies inside a named range. */
export function isInGradeRange(grade: Grade, range: GradeRange): boolean {
  return grade >= GRADE_RANGES[range].from && grade <= GRADE_RANGES[range].to;
}

/** Examinees of the national exam: H3, H4 and N. */
export function isExamineeGrade(grade: number | null | undefined): boolean {
  return grade === Grade.H3 || grade === Grade.H4 || grade === Grade.N;
}
