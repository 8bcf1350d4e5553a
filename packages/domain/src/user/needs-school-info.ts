import { Grade } from "./grade.ts";

/** What the rule needs to know of a student. */
export interface SchoolInfoState {
  readonly grade?: Grade | null;
  readonly schoolId?: string | number | null;
}

/** School info is asked for when there is no grade, or when the grade is below M4 and there is no school id (spec §5). */
export function needsSchoolInfo({ grade, schoolId }: SchoolInfoState): boolean {
  if (grade === undefined || grade === null) return true;
  const hasSchool = schoolId !== undefined && schoolId !== null && schoolId !== "";
  return grade < Grade.M4 && !hasSchool;
}
