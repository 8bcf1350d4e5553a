import { and, asc, count, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { consents, orders, schools, students, users } from "../../../db/schema/index.ts";

export type StudentRow = typeof students.$inferSelect;
export type StudentValues = Partial<Omit<StudentRow, "id" | "userId" | "isSelf" | "createdAt" | "updatedAt">>;

/** The account's students with their schools; the user first, then in the order they were added; hidden ones last. */
export async function findProfiles(db: Queryable, userId: string) {
  return db
    .select({ student: students, school: schools, isRemovable: sql<boolean>`${isNew(db)}` })
    .from(students)
    .leftJoin(schools, eq(schools.id, students.schoolId))
    .where(eq(students.userId, userId))
    .orderBy(asc(students.isHidden), desc(students.isSelf), asc(students.createdAt), asc(students.id));
}

/** No order names the student, and so neither a class nor a renewal does. */
function isNew(db: Queryable) {
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.studentId, students.id));
  return and(eq(students.isSelf, false), notExists(ordered));
}

/** Those of them that can be chosen. */
export async function findStudents(db: Queryable, userId: string) {
  return (await findProfiles(db, userId)).filter(({ student }) => !student.isHidden);
}

/** One student of this account; a foreign id finds nothing. */
export async function findOwnStudent(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({ student: students, school: schools })
    .from(students)
    .leftJoin(schools, eq(schools.id, students.schoolId))
    .where(and(eq(students.userId, userId), eq(students.id, id)));
  return row;
}

export async function countStudents(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(students).where(eq(students.userId, userId));
  return row?.count ?? 0;
}

/** Locks the account, so that two requests cannot both add the last student that is allowed. */
export async function lockAccount(db: Queryable, userId: string) {
  const [user] = await db
    .select({ id: users.id, registered: users.registered })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for("update");
  return user;
}

/** Rows of one call keep their order: each is a millisecond younger than the one before. */
export async function insertStudents(db: Queryable, rows: (typeof students.$inferInsert)[]): Promise<string[]> {
  const values = rows.map((row, index) => ({ ...row, createdAt: sql`now() + make_interval(secs => ${index / 1000})` }));
  const inserted = await db.insert(students).values(values).returning({ id: students.id });
  return inserted.map(({ id }) => id);
}

export async function updateOwnStudent(db: Queryable, userId: string, id: string, values: StudentValues) {
  const [row] = await db
    .update(students)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(students.userId, userId), eq(students.id, id)))
    .returning({ isSelf: students.isSelf });
  return row;
}

/** Deletes a student without orders, with level tests, learning types and links; the account has to be locked. */
export async function deleteNewStudent(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const own = and(eq(students.userId, userId), eq(students.id, id));
  const deleted = await tx
    .delete(students)
    .where(and(own, isNew(tx)))
    .returning({ id: students.id });
  return deleted.length > 0;
}

/** The user who is a student has the same facts in both places. */
export async function mirrorToUser(db: Queryable, userId: string, values: StudentValues): Promise<void> {
  const { phoneNumber: _phoneNumber, gradeBand: _gradeBand, isHidden: _isHidden, ...facts } = values;
  if (Object.keys(facts).length > 0)
    await db
      .update(users)
      .set({ ...facts, updatedAt: sql`clock_timestamp()` })
      .where(eq(users.id, userId));
}

export async function mirrorToSelfStudent(db: Queryable, userId: string, values: StudentValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db
    .update(students)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(students.userId, userId), eq(students.isSelf, true)));
}

export async function insertGuardianConsent(db: Queryable, userId: string, version: string): Promise<void> {
  await db.insert(consents).values({ userId, key: "UNDER_14_PRIVACY", version, agreed: true });
}
