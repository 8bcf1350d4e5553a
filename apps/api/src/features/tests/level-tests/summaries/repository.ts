import type { AnswerResult } from "@pkg/domain";
import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  levelTestAnswers,
  levelTestItems,
  levelTestSessions,
  students,
  subjects,
} from "../../../../db/schema/index.ts";

const selectSummaries = (db: Queryable) =>
  db
    .select({
      session: levelTestSessions,
      studentName: students.name,
      gradeBand: students.gradeBand,
      subjectLabel: subjects.label,
    })
    .from(levelTestSessions)
    .innerJoin(students, eq(students.id, levelTestSessions.studentId))
    .innerJoin(subjects, eq(subjects.key, levelTestSessions.subject));

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** One session as `findSummaries` lists it. */
export async function findSummaryRow(db: Queryable, sessionId: string): Promise<SummaryRow[]> {
  return selectSummaries(db).where(eq(levelTestSessions.id, sessionId));
}

/** What these students finished, the newest first. */
export async function findSummaries(
  db: Queryable,
  studentIds: readonly string[],
  limit: number,
  subject?: string,
): Promise<SummaryRow[]> {
  if (studentIds.length === 0) return [];
  return selectSummaries(db)
    .where(
      and(
        inArray(levelTestSessions.studentId, [...studentIds]),
        isNotNull(levelTestSessions.finishedAt),
        subject ? eq(subjects.key, subject) : undefined,
      ),
    )
    .orderBy(desc(levelTestSessions.finishedAt))
    .limit(limit);
}

/** The answered items of these sessions by unit, in their order. */
export async function findUnits(db: Queryable, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return [];
  const correct: AnswerResult = "CORRECT";
  return db
    .select({
      sessionId: levelTestAnswers.sessionId,
      unit: levelTestItems.unit,
      points: levelTestItems.points,
      isRight: sql<boolean>`${levelTestAnswers.result} = ${correct}`,
    })
    .from(levelTestAnswers)
    .innerJoin(
      levelTestItems,
      and(eq(levelTestItems.id, levelTestAnswers.itemId), eq(levelTestItems.version, levelTestAnswers.itemVersion)),
    )
    .where(inArray(levelTestAnswers.sessionId, [...sessionIds]))
    .orderBy(asc(levelTestAnswers.number));
}
