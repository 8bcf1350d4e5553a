import type { Queryable } from "../../../db/client.ts";
import { findProfiles, findStudents } from "./repository.ts";
import type { ProfileWire, StudentWire } from "./schemas.ts";
import { toStudent } from "./to-student.ts";

/** All students that this account ever had, with what can be done about them. */
export async function listProfiles(db: Queryable, userId: string): Promise<ProfileWire[]> {
  const profiles = await findProfiles(db, userId);
  return profiles.map(({ isRemovable, ...found }) => ({
    ...toStudent(found),
    isHidden: found.student.isHidden,
    isRemovable,
  }));
}

/** Everybody this account may take lessons for. */
export async function listStudents(db: Queryable, userId: string): Promise<StudentWire[]> {
  return (await findStudents(db, userId)).map(toStudent);
}
