import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findOwnStudent } from "../../../people/students/repository.ts";

/** @throws ApiError account 20009 for a student that is not the account's */
export async function checkOwnStudent(db: Queryable, userId: string, studentId: string | null): Promise<void> {
  if (studentId && !(await findOwnStudent(db, userId, studentId))) throw refuse.studentNotFound();
}
