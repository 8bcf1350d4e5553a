import { isGrade } from "@pkg/domain";
import type { schools } from "../../../db/schema/index.ts";
import { toSchool } from "../schools/to-school.ts";
import type { StudentRow } from "./repository.ts";
import type { StudentWire } from "./schemas.ts";

interface StudentWithSchool {
  student: StudentRow;
  school: typeof schools.$inferSelect | null;
}

/** A student as it is sent. */
export function toStudent({ student, school }: StudentWithSchool): StudentWire {
  const { userId: _userId, createdAt: _createdAt, isHidden: _isHidden, grade, ...facts } = student;
  return { ...facts, grade: isGrade(grade) ? grade : null, school: school && toSchool(school) };
}
