import { isGrade } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { toSchool } from "../../people/schools/to-school.ts";
import { listStudents } from "../../people/students/list-students.ts";
import { findUser } from "./repository.ts";
import type { UserWire } from "./schemas.ts";

/**
 * The user with their school and students.
 * @throws ApiError 404 account 20001 when the account is gone.
 */
export async function getUser(db: Queryable, userId: string): Promise<UserWire> {
  const found = await findUser(db, userId);
  if (!found) throw refuse.userNotFound();
  const { createdAt: _createdAt, grade, ...user } = found.user;
  return {
    ...user,
    tutor: found.tutor && { ...found.tutor, id: String(found.tutor.id) },
    hasOrder: found.hasOrder,
    isOperator: user.staffRoles.length > 0,
    email: realEmail(user.email),
    grade: isGrade(grade) ? grade : null,
    school: found.school && toSchool(found.school),
    students: await listStudents(db, userId),
  };
}
