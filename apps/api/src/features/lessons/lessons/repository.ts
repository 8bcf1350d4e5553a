import { type ClassSide, lessonStatusesBefore } from "@pkg/domain";
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { type BoughtCourse, coursesOfMatch } from "../../../db/courses-of-match.ts";
import {
  classPulses,
  lessonAnswers,
  lessonDisputes,
  lessonLogs,
  lessonSeriesMoves,
  lessons,
  lessonTimeRequests,
  matches,
  orderItems,
  orders,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../db/schema/index.ts";

const classColumns = {
  ...getTableColumns(matches),
  courses: coursesOfMatch,
  subjectLabel: subjects.label,
  subjectDetailLabel: subjectDetails.label,
  studentName: students.name,
  tutorName: tutors.name,
  tutorUserId: tutors.userId,
};

export const selectClasses = (db: Queryable) =>
  db
    .select(classColumns)
    .from(matches)
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, matches.studentId))
    .leftJoin(tutors, eq(tutors.id, matches.tutorId));

export type ClassRow = Awaited<ReturnType<typeof selectClasses>>[number];

/** Lessons of tutors who log in as this account. */
const isTaughtBy = (userId: string) =>
  sql`${lessons.tutorId} in (select t.id from tutors t where t.user_id = ${userId})`;

/** The buyer's match, its tutor's, or that of somebody who taught it before. */
const isOwn = (userId: string) =>
  or(
    eq(matches.userId, userId),
    sql`${matches.tutorId} in (select t.id from tutors t where t.user_id = ${userId})`,
    sql`exists (select 1 from ${lessons} where ${lessons.matchId} = ${matches.id}
      and ${lessons.status} <> 'CANCELED' and ${isTaughtBy(userId)})`,
  );

/** A class of the buyer, of its tutor, or of somebody who taught it before. */
export async function findOwnClass(db: Queryable, userId: string, id: string): Promise<ClassRow | undefined> {
  const [row] = await selectClasses(db).where(and(eq(matches.id, id), isOwn(userId)));
  return row;
}

/**
 * Holds an own match, its tutor and its student until the transaction ends, in this order: nobody else plans their time.
 * Nothing is held when the match is missing or foreign.
 */
export async function lockOwnClass(tx: Queryable, userId: string, id: string): Promise<void> {
  const [held] = await tx
    .select({ tutorId: matches.tutorId, studentId: matches.studentId })
    .from(matches)
    .where(and(eq(matches.id, id), isOwn(userId)))
    .for("update");
  if (!held) return;
  if (held.tutorId !== null) {
    await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, held.tutorId)).for("no key update");
  }
  await tx.select({ id: students.id }).from(students).where(eq(students.id, held.studentId)).for("no key update");
}

const { title, content, homework, updatedAt: writtenAt } = lessonLogs;

export const lessonColumns = { ...getTableColumns(lessons), log: { title, content, homework, writtenAt } };

const { id, side, lessonStartsAt, startsAt } = lessonTimeRequests;

/** What a side said of a lesson that is asked about; null before. */
export const answerOf = (side: ClassSide) =>
  sql<
    boolean | null
  >`(select a.took_place from ${lessonAnswers} a where a.lesson_id = ${lessons.id} and a.side = ${side})`;

const selectLessons = (db: Queryable) =>
  db
    .select({
      ...lessonColumns,
      tutorName: tutors.name,
      tutorUserId: tutors.userId,
      disputeReason: lessonDisputes.reason,
      buyerDetail: lessonDisputes.buyerDetail,
      tutorDetail: lessonDisputes.tutorDetail,
      disputedAt: lessonDisputes.createdAt,
      buyerAnswer: answerOf("BUYER"),
      tutorAnswer: answerOf("TUTOR"),
      timeRequest: { id, side, lessonStartsAt, startsAt },
    })
    .from(lessons)
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .leftJoin(lessonDisputes, eq(lessonDisputes.lessonId, lessons.id))
    .leftJoin(lessonTimeRequests, eq(lessonTimeRequests.lessonId, lessons.id));

export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

/** A course of an order; the only one of an order that a renewal placed. */
export async function findCourseOfOrder(
  db: Queryable,
  orderId: string,
  itemId?: string,
): Promise<BoughtCourse | undefined> {
  const { id, product, bonusType, bonusCount, keptCount } = orderItems;
  const [course] = await db
    .select({ id, product, bonusType, bonusCount, keptCount })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), itemId === undefined ? undefined : eq(orderItems.id, itemId)));
  return course;
}

/** The lessons of a class, ascending. */
export async function findLessons(db: Queryable, matchId: string): Promise<LessonRow[]> {
  return selectLessons(db).where(eq(lessons.matchId, matchId)).orderBy(asc(lessons.startsAt), asc(lessons.createdAt));
}

/** From which lessons on, of those to come, a class meets at other times; ascending. */
export async function findSeriesMoves(db: Queryable, matchId: string, now: Date) {
  return db
    .select({ startsAt: lessonSeriesMoves.startsAt, lessonStarts: lessonSeriesMoves.lessonStarts })
    .from(lessonSeriesMoves)
    .where(and(eq(lessonSeriesMoves.matchId, matchId), gt(lessonSeriesMoves.startsAt, now)))
    .orderBy(asc(lessonSeriesMoves.startsAt));
}

/** The lessons of a class that the account itself taught. */
export async function findTaughtIds(db: Queryable, userId: string, matchId: string): Promise<string[]> {
  const taught = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.matchId, matchId), isTaughtBy(userId)));
  return taught.map(({ id }) => id);
}

/** When the tutor or the student of a class has lessons that are not over; those of the class itself among them. */
export async function findBusy(db: Queryable, { tutorId, studentId }: Pick<ClassRow, "tutorId" | "studentId">) {
  const isTheirs = tutorId === null ? undefined : eq(lessons.tutorId, tutorId);
  return db
    .select({ id: lessons.id, startsAt: lessons.startsAt, endsAt: lessons.endsAt })
    .from(lessons)
    .where(
      and(
        or(eq(lessons.studentId, studentId), isTheirs),
        ne(lessons.status, "CANCELED"),
        gt(lessons.endsAt, sql`now()`),
        // No lesson goes on for a day; the indexes know starts only.
        gt(lessons.startsAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(asc(lessons.startsAt));
}

export async function insertLessons(tx: Queryable, values: (typeof lessons.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.insert(lessons).values(values);
}

export interface MovedRow {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly movedFromAt: Date | null;
}

/** Moves lessons in one statement: they may change places with each other. */
export async function moveLessons(tx: Queryable, rows: readonly MovedRow[]): Promise<void> {
  await tx.execute(sql`
    update lessons set starts_at = v."startsAt", ends_at = v."endsAt", moved_from_at = v."movedFromAt", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(id uuid, "startsAt" timestamptz, "endsAt" timestamptz, "movedFromAt" timestamptz)
    where lessons.id = v.id`);
}

const notBegun = (matchId: string) =>
  and(
    eq(lessons.matchId, matchId),
    inArray(lessons.status, lessonStatusesBefore("CANCELED")),
    gt(lessons.startsAt, sql`now()`),
  );

/** Cancels lessons that have not begun but the earliest `keep` of them. @returns the canceled ones, ascending */
export async function cancelScheduled(
  tx: Queryable,
  matchId: string,
  cancelReason: NonNullable<LessonRow["cancelReason"]>,
  keep = 0,
): Promise<{ id: string; startsAt: Date }[]> {
  const later = tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(notBegun(matchId))
    .orderBy(asc(lessons.startsAt), asc(lessons.createdAt))
    .offset(keep);
  const canceled = await tx
    .update(lessons)
    .set({ status: "CANCELED", cancelReason, updatedAt: sql`now()` })
    .where(keep === 0 ? notBegun(matchId) : inArray(lessons.id, later))
    .returning({ id: lessons.id, startsAt: lessons.startsAt });
  return canceled.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** What a family had called off goes with the plan that it was of: the next tutor may meet them at the same hour. */
export async function giveUpCalledOff(tx: Queryable, matchId: string): Promise<void> {
  const calledOff = and(eq(lessons.matchId, matchId), eq(lessons.cancelReason, "BUYER_ABSENCE"));
  await tx
    .update(lessons)
    .set({ cancelReason: "REMATCH", updatedAt: sql`now()` })
    .where(and(calledOff, gt(lessons.startsAt, sql`now()`)));
}

/** When the last lesson of a class that is arranged ends; undefined without one. */
export async function findLastEnd(db: Queryable, matchId: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ endsAt: lessons.endsAt })
    .from(lessons)
    .where(notBegun(matchId))
    .orderBy(desc(lessons.endsAt))
    .limit(1);
  return last?.endsAt;
}

/** What the buyer said of the present tutor; undefined before. */
export async function findPulse(db: Queryable, { id, tutorId }: Pick<ClassRow, "id" | "tutorId">) {
  if (tutorId === null) return undefined;
  const [pulse] = await db
    .select({ answer: classPulses.answer })
    .from(classPulses)
    .where(and(eq(classPulses.matchId, id), eq(classPulses.tutorId, tutorId)));
  return pulse?.answer;
}
