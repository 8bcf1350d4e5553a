import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { lessonAnswers, lessonPresence } from "../../../db/schema/index.ts";

/** At most this many in one go. */
const BATCH = 500;

/** A lesson that may be settled, and whose class it belongs to. */
export interface DueLesson extends Record<string, unknown> {
  readonly id: string;
  readonly matchId: string;
  readonly userId: string;
}

const findDue = (db: Queryable, where: SQL) =>
  db.execute<DueLesson>(sql`
    select l.id, l.match_id as "matchId", m.user_id as "userId" from lessons l join matches m on m.id = l.match_id
    where ${where} order by l.ends_at limit ${BATCH}`);

/** Lessons whose room closed before this instant, as far as their end says, that are not settled. */
export const findUnsettled = (db: Queryable, endedBy: Date) =>
  findDue(
    db,
    sql`l.settled_as is null and l.status = 'SCHEDULED' and l.ends_at <= ${endedBy.toISOString()}::timestamptz`,
  );

/** Lessons that both sides were asked about, whose time to answer is over. */
export const findUnanswered = (db: Queryable, endedBy: Date) =>
  findDue(
    db,
    sql`l.settled_as = 'ASKED' and l.dispute is distinct from 'OPEN' and l.ends_at <= ${endedBy.toISOString()}::timestamptz`,
  );

/** Who was in a lesson's room, in any order. */
export async function findPresence(db: Queryable, lessonId: string) {
  const { side, source, fromAt, toAt } = lessonPresence;
  return db
    .select({ side, source, from: fromAt, to: toAt })
    .from(lessonPresence)
    .where(eq(lessonPresence.lessonId, lessonId))
    .orderBy(asc(fromAt));
}

/** Keeps what a side says. */
export async function insertAnswer(tx: Queryable, values: typeof lessonAnswers.$inferInsert): Promise<void> {
  await tx.insert(lessonAnswers).values(values);
}
