import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { StudentRow } from "../../../people/students/repository.ts";
import { findOwnStudent, findStudents } from "../../../people/students/repository.ts";

/**
 * The student of a request: the one that it names, the one that the account acts for, or the account's first.
 * @returns null for an account without students
 * @throws ApiError 404 class 20001 for a student that is missing or somebody else's
 */
export async function findStudent(
  db: Queryable,
  userId: string,
  { studentId, switchedStudentId }: { studentId?: string | undefined; switchedStudentId: string | null },
): Promise<StudentRow | null> {
  const wanted = studentId ?? switchedStudentId;
  if (!wanted) return (await findStudents(db, userId))[0]?.student ?? null;
  const own = await findOwnStudent(db, userId, wanted);
  if (!own) throw refuse.notFound();
  return own.student;
}
