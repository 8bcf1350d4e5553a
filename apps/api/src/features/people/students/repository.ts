import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { consents, schools, students, users } from "../../../db/schema/index.ts";

export type StudentRow = typeof students.$inferSelect;
export type StudentValues = Partial<Omit<StudentRow, "id" | "userId" | "isSelf" | "createdAt" | "updatedAt">>;

/** The account's students with their schools; the user first, then in the order they were added. */
export async function findStudents(db: Queryable, userId: string) {
  return db
    .select({ student: students, school: schools })
    .from(students)
    .leftJoin(schools, eq(schools.id, students.schoolId))
    .where(eq(students.userId, userId))
    .orderBy(desc(students.isSelf), asc(students.createdAt), asc(students.id));
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

/** The user who is a student has the same facts in both places. */
export async function mirrorToUser(db: Queryable, userId: string, values: StudentValues): Promise<void> {
  const { phoneNumber: _phoneNumber, gradeBand: _gradeBand, ...facts } = values;
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
