import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { consents, schools, tutors, users } from "../../../db/schema/index.ts";

export type UserRow = typeof users.$inferSelect;
export type UserValues = Partial<Omit<UserRow, "id" | "email" | "createdAt" | "updatedAt">>;

/** The person of an account that is not closed. */
const open = (id: string) => and(eq(users.id, id), isNull(users.closedAt));

const hasOrder = sql<boolean>`exists (select 1 from orders o where o.user_id = ${users.id} and o.status in ('PAID', 'PART_REFUNDED'))`;

export async function findUser(db: Queryable, id: string) {
  const [row] = await db
    .select({ user: users, school: schools, tutor: { id: tutors.id, gender: tutors.gender }, hasOrder })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .where(open(id));
  return row;
}

/** Locks the user's row until the transaction ends, so that one account is registered once. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(open(id)).for("update");
  return user;
}

export async function updateUser(db: Queryable, id: string, values: UserValues): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(open(id))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function insertConsents(db: Queryable, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(consents).values(rows);
}
