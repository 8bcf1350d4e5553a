import type { LessonStart } from "@pkg/domain";
import { and, eq, gte, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../../db/client.ts";
import { settleLessonPay } from "../../../../db/lesson-pay.ts";
import { lessonSeriesMoves, lessons, matches, tutors } from "../../../../db/schema/index.ts";

/** The class of a lesson that the account bought or taught. */
export async function findClassOfLesson(db: Queryable, userId: string, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ matchId: lessons.matchId })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .where(and(eq(lessons.id, id), or(eq(matches.userId, userId), eq(tutors.userId, userId))));
  return found?.matchId;
}

/** When a tutor would teach, and where weekly lessons are. */
export async function findTutorWeek(db: Queryable, tutorId: number) {
  const [week] = await db
    .select({ weekBits: tutors.weekBits, takenBits: tutors.takenBits })
    .from(tutors)
    .where(eq(tutors.id, tutorId));
  return week;
}

/** The new weekly times of a pair, and the tutor's taken half-hours with them. */
export async function updateWeeklyTimes(
  tx: Queryable,
  {
    matchId,
    tutorId,
    lessonStarts,
    takenBits,
  }: { matchId: string; tutorId: number; lessonStarts: readonly LessonStart[]; takenBits: string },
): Promise<void> {
  await tx.update(matches).set({ lessonStarts, updatedAt: sql`now()` }).where(eq(matches.id, matchId));
  await tx.update(tutors).set({ takenBits }).where(eq(tutors.id, tutorId));
}

/** Notes from when on a class meets at other times, in place of what was noted for the lessons that moved. */
export async function insertSeriesMove(
  tx: Queryable,
  { from, ...move }: typeof lessonSeriesMoves.$inferInsert & { readonly from: Date },
): Promise<void> {
  const first = from < move.startsAt ? from : move.startsAt;
  await tx
    .delete(lessonSeriesMoves)
    .where(and(eq(lessonSeriesMoves.matchId, move.matchId), gte(lessonSeriesMoves.startsAt, first)));
  await tx.insert(lessonSeriesMoves).values(move);
}

/** Changes the state of a lesson, and with it what the lesson pays. */
export async function updateLesson(
  tx: Queryable,
  id: string,
  values: PgUpdateSetSource<typeof lessons>,
): Promise<void> {
  await tx
    .update(lessons)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(lessons.id, id));
  await settleLessonPay(tx, id);
}
