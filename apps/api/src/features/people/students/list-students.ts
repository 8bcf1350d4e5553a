import type { Queryable } from "../../../db/client.ts";
import { findStudents } from "./repository.ts";
import type { StudentWire } from "./schemas.ts";
import { toStudent } from "./to-student.ts";

/** Everybody this account may take lessons for. */
export async function listStudents(db: Queryable, userId: string): Promise<StudentWire[]> {
  return (await findStudents(db, userId)).map(toStudent);
}
