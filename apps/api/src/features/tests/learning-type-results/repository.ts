import type { LearningScores } from "@pkg/domain";
import { and, desc, eq, exists, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { learningTypeAnswers, learningTypeResults, students } from "../../../db/schema/index.ts";

const KEPT_YEARS = 1;
const expiry = sql`now() - make_interval(years => ${KEPT_YEARS})`;
const isKept = gt(learningTypeResults.createdAt, expiry);

const scoreColumns = {
  PACE: learningTypeResults.pace,
  UNDERSTANDING: learningTypeResults.understanding,
  COMPANY: learningTypeResults.company,
};

export async function insertResult(
  db: Queryable,
  hashes: { idHash: string; claimKeyHash: string },
  { PACE, UNDERSTANDING, COMPANY }: LearningScores,
): Promise<void> {
  await db
    .insert(learningTypeResults)
    .values({ ...hashes, pace: PACE, understanding: UNDERSTANDING, company: COMPANY });
}

export async function findScores(db: Queryable, idHash: string): Promise<LearningScores | undefined> {
  const [scores] = await db
    .select(scoreColumns)
    .from(learningTypeResults)
    .where(and(eq(learningTypeResults.idHash, idHash), isKept));
  return scores;
}

/** The scores of a student's latest result. */
export async function findLatestScores(db: Queryable, studentId: string): Promise<LearningScores | undefined> {
  const [scores] = await db
    .select(scoreColumns)
    .from(learningTypeResults)
    .where(and(eq(learningTypeResults.studentId, studentId), isKept))
    .orderBy(desc(learningTypeResults.createdAt))
    .limit(1);
  return scores;
}

/** Makes a result a student's of this account, unless it is another account's; nothing for a student of somebody else. */
export async function claimResult(
  db: Queryable,
  hashes: { idHash: string; claimKeyHash: string },
  { userId, studentId }: { userId: string; studentId: string },
): Promise<LearningScores | undefined> {
  const isOwnStudent = exists(
    db
      .select({ id: students.id })
      .from(students)
      .where(and(eq(students.id, studentId), eq(students.userId, userId))),
  );
  const [scores] = await db
    .update(learningTypeResults)
    .set({ userId, studentId })
    .where(
      and(
        eq(learningTypeResults.idHash, hashes.idHash),
        eq(learningTypeResults.claimKeyHash, hashes.claimKeyHash),
        or(isNull(learningTypeResults.userId), eq(learningTypeResults.userId, userId)),
        isKept,
        isOwnStudent,
      ),
    )
    .returning(scoreColumns);
  return scores;
}

/** Forgets results, and tests that nobody went on with, that are a year old. */
export async function deleteOldResults(db: Queryable): Promise<void> {
  await db.delete(learningTypeResults).where(lte(learningTypeResults.createdAt, expiry));
  await db.delete(learningTypeAnswers).where(lte(learningTypeAnswers.updatedAt, expiry));
}

/** Adds answers, 0 for none, to those that the account has; a new answer replaces the one before. @returns all of them */
export async function mergeProgress(db: Queryable, userId: string, answers: readonly number[]): Promise<number[]> {
  const [row] = await db
    .insert(learningTypeAnswers)
    .values({ userId, answers: [...answers] })
    .onConflictDoUpdate({
      target: learningTypeAnswers.userId,
      set: {
        updatedAt: sql`now()`,
        answers: sql`(select array_agg(case when given = 0 then before else given end order by place)
          from unnest(excluded.answers, ${learningTypeAnswers.answers}) with ordinality as both_of (given, before, place))`,
      },
    })
    .returning({ answers: learningTypeAnswers.answers });
  return row?.answers ?? [];
}
