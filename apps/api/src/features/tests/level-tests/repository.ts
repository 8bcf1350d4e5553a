import {
  type AnswerResult,
  LEVEL_TEST_GRACE_SECONDS,
  LEVEL_TEST_MINUTES,
  type LevelTestLevel,
  type LevelTestScore,
  type LevelTestSubject,
} from "@pkg/domain";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  levelTestAnswers,
  levelTestForms,
  levelTestItems,
  levelTestSessions,
  students,
  subjects,
} from "../../../db/schema/index.ts";

export type SessionRow = typeof levelTestSessions.$inferSelect;
/** One test of one student. */
export interface StudentTest {
  studentId: string;
  subject: LevelTestSubject;
  level: LevelTestLevel;
}

/** Past the end, and past the time in which late answers come in. */
const IS_OVER = sql<boolean>`${levelTestSessions.endsAt} + make_interval(secs => ${LEVEL_TEST_GRACE_SECONDS}) < now()`;

/** A session of this account with its names; a foreign id finds nothing. */
export async function findOwnSession(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({
      session: levelTestSessions,
      studentName: students.name,
      grade: students.grade,
      gradeBand: students.gradeBand,
      subjectLabel: subjects.label,
      isOver: IS_OVER,
      now: sql<string>`now()`,
    })
    .from(levelTestSessions)
    .innerJoin(students, eq(students.id, levelTestSessions.studentId))
    .innerJoin(subjects, eq(subjects.key, levelTestSessions.subject))
    .where(and(eq(levelTestSessions.userId, userId), eq(levelTestSessions.id, id)));
  return row && { ...row, now: new Date(row.now) };
}

/** The test that a student takes now, if there is one. */
export async function findOpenSession(db: Queryable, userId: string, studentId: string) {
  const [row] = await db
    .select({ session: levelTestSessions, isOver: IS_OVER })
    .from(levelTestSessions)
    .where(
      and(
        eq(levelTestSessions.userId, userId),
        eq(levelTestSessions.studentId, studentId),
        isNull(levelTestSessions.finishedAt),
      ),
    );
  return row;
}

/** What a student finished, the oldest first; of all tests, or of one. */
export async function findFinished(
  db: Queryable,
  { studentId, subject, level }: Pick<StudentTest, "studentId"> & Partial<StudentTest>,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(levelTestSessions)
    .where(
      and(
        eq(levelTestSessions.studentId, studentId),
        isNotNull(levelTestSessions.finishedAt),
        subject && eq(levelTestSessions.subject, subject),
        level && eq(levelTestSessions.level, level),
      ),
    )
    .orderBy(asc(levelTestSessions.startedAt));
}

/** Begins a session by the database's clock. @returns nothing when the student takes a test already */
export async function insertSession(
  tx: Queryable,
  values: Omit<typeof levelTestSessions.$inferInsert, "endsAt">,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(levelTestSessions)
    .values({ ...values, endsAt: sql`now() + make_interval(mins => ${LEVEL_TEST_MINUTES})` })
    .onConflictDoNothing()
    .returning({ id: levelTestSessions.id });
  return row?.id;
}

export async function insertAnswers(tx: Queryable, rows: (typeof levelTestAnswers.$inferInsert)[]): Promise<void> {
  await tx.insert(levelTestAnswers).values(rows);
}

export async function lockSession(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ session: levelTestSessions, isOver: IS_OVER })
    .from(levelTestSessions)
    .where(eq(levelTestSessions.id, id))
    .for("update");
  return row;
}

/** The items of a session as they were when it began, with the answers. */
export async function findAnswers(db: Queryable, sessionId: string) {
  return db
    .select({ answer: levelTestAnswers, item: levelTestItems })
    .from(levelTestAnswers)
    .innerJoin(
      levelTestItems,
      and(eq(levelTestItems.id, levelTestAnswers.itemId), eq(levelTestItems.version, levelTestAnswers.itemVersion)),
    )
    .where(eq(levelTestAnswers.sessionId, sessionId))
    .orderBy(asc(levelTestAnswers.number));
}

/** Writes the score of a session once, with the result of each answer. */
export async function writeScore(
  tx: Queryable,
  sessionId: string,
  { points, maxPoints, level }: LevelTestScore,
  right: readonly number[],
): Promise<void> {
  await tx
    .update(levelTestSessions)
    .set({ finishedAt: sql`now()`, points, maxPoints, result: level })
    .where(eq(levelTestSessions.id, sessionId));
  const correct: AnswerResult = "CORRECT";
  const wrong: AnswerResult = "WRONG";
  const isRight = sql`${levelTestAnswers.number} = any(${sql.param(right)}::int[])`;
  await tx
    .update(levelTestAnswers)
    .set({ result: sql`case when ${isRight} then ${correct} else ${wrong} end` })
    .where(eq(levelTestAnswers.sessionId, sessionId));
}

/** The forms of a test. */
export async function findForms(db: Queryable, { subject, level }: Pick<StudentTest, "subject" | "level">) {
  return db
    .select()
    .from(levelTestForms)
    .where(and(eq(levelTestForms.subject, subject), eq(levelTestForms.level, level)))
    .orderBy(asc(levelTestForms.form));
}

/** The items of a form that are in use, in their order. */
export async function findItemsInUse(db: Queryable, { id, items }: typeof levelTestForms.$inferSelect) {
  const rows = await db
    .select({ id: levelTestItems.id, version: levelTestItems.version, options: levelTestItems.options })
    .from(levelTestItems)
    .where(and(eq(levelTestItems.formId, id), isNull(levelTestItems.retiredAt)));
  return items.flatMap((used) => rows.find((row) => row.id === used.id && row.version === used.version) ?? []);
}

/** The tests that there are, with the names of their subjects. */
export async function findTests(db: Queryable) {
  return db
    .selectDistinct({
      subject: levelTestForms.subject,
      level: levelTestForms.level,
      subjectLabel: subjects.label,
      position: subjects.position,
    })
    .from(levelTestForms)
    .innerJoin(subjects, eq(subjects.key, levelTestForms.subject))
    .orderBy(asc(subjects.position));
}
