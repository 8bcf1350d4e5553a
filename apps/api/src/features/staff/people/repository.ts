import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { authSessions, guardians, staffNotes, students, tutors, users } from "../../../db/schema/index.ts";

/** A person with their students, or undefined. */
export async function findPerson(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phoneNumber: users.phoneNumber,
      phoneNumberVerified: users.phoneNumberVerified,
      userType: users.userType,
      isParent: users.isParent,
      birthYear: users.birthYear,
      registered: users.registered,
      staffRoles: users.staffRoles,
      inactiveAt: users.inactiveAt,
      closedAt: users.closedAt,
      createdAt: users.createdAt,
      guardianName: guardians.name,
      guardianPhone: guardians.phoneNumber,
      tutorId: sql<string | null>`${tutors.id}::text`,
    })
    .from(users)
    .leftJoin(guardians, eq(guardians.userId, users.id))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .where(eq(users.id, id));
  if (!row) return undefined;
  const { guardianName, guardianPhone, ...person } = row;
  const guardian =
    guardianName !== null && guardianPhone !== null ? { name: guardianName, phoneNumber: guardianPhone } : null;
  return { ...person, guardian, students: await findStudents(db, id) };
}

async function findStudents(db: Queryable, userId: string) {
  return db
    .select({
      id: students.id,
      name: students.name,
      grade: students.grade,
      phoneNumber: students.phoneNumber,
      isSelf: students.isSelf,
    })
    .from(students)
    .where(eq(students.userId, userId))
    .orderBy(students.createdAt, students.id);
}

export async function insertNote(db: Queryable, note: typeof staffNotes.$inferInsert): Promise<string> {
  const [row] = await db.insert(staffNotes).values(note).returning({ id: staffNotes.id });
  if (!row) throw new Error("an insert answers its row");
  return row.id;
}

/** Holds a person's account until the transaction ends. */
export async function lockPerson(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ staffRoles: users.staffRoles, inactiveAt: users.inactiveAt, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  return row;
}

export async function setInactive(tx: Queryable, id: string, isResting: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ inactiveAt: isResting ? sql`now()` : null })
    .where(eq(users.id, id));
}

/** Logs a person out everywhere. */
export async function deleteSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
}
