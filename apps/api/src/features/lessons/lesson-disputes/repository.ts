import type { ClassSide, LessonDisputeDecision, LessonDisputeReason, LessonDisputeStatus } from "@pkg/domain";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { phoneEndOf } from "../../../db/phone-end.ts";
import {
  lessonAnswers,
  lessonDisputes,
  lessonLogs,
  lessonPresence,
  lessons,
  matches,
  students,
  subjects,
  tutors,
  users,
} from "../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../lib/requests/sorted-page.ts";

/** Opens a dispute and holds its lesson; a lesson has one at most. @returns whether it is new */
export async function insertDispute(tx: Queryable, values: typeof lessonDisputes.$inferInsert): Promise<boolean> {
  const opened = await tx.insert(lessonDisputes).values(values).onConflictDoNothing().returning();
  if (opened.length === 0) return false;
  await tx.update(lessons).set({ dispute: "OPEN" }).where(eq(lessons.id, values.lessonId));
  return true;
}

/** Keeps what a side says to an open dispute. @returns false without one */
export async function putOwnDetail(tx: Queryable, lessonId: string, side: ClassSide, detail: string): Promise<boolean> {
  const said = await tx
    .update(lessonDisputes)
    .set(side === "BUYER" ? { buyerDetail: detail } : { tutorDetail: detail })
    .where(and(eq(lessonDisputes.lessonId, lessonId), isNull(lessonDisputes.decidedAt)))
    .returning();
  return said.length > 0;
}

/** Whose class a disputed lesson belongs to. */
export async function findDisputedClass(db: Queryable, lessonId: string) {
  const [row] = await db
    .select({ matchId: lessons.matchId, userId: matches.userId })
    .from(lessonDisputes)
    .innerJoin(lessons, eq(lessons.id, lessonDisputes.lessonId))
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .where(eq(lessonDisputes.lessonId, lessonId));
  return row;
}

/** Decides an open dispute and lets its lesson go. @returns its reason; undefined when it is decided already */
export async function settleDispute(
  tx: Queryable,
  lessonId: string,
  { decision, reason }: { decision: LessonDisputeDecision; reason: string },
): Promise<LessonDisputeReason | undefined> {
  const [settled] = await tx
    .update(lessonDisputes)
    .set({ decision, decisionReason: reason, decidedAt: sql`now()` })
    .where(and(eq(lessonDisputes.lessonId, lessonId), isNull(lessonDisputes.decidedAt)))
    .returning({ reason: lessonDisputes.reason });
  if (settled) await tx.update(lessons).set({ dispute: "DECIDED" }).where(eq(lessons.id, lessonId));
  return settled?.reason;
}

const SORTED: SortedList<"at"> = {
  keys: { at: { by: sql`${lessonDisputes.createdAt}`, type: "timestamptz" } },
  id: { by: sql`${lessonDisputes.lessonId}`, type: "uuid" },
};

/** Disputes of a status with their lessons, the newest first; one more than a page. */
export async function findDisputes(
  db: Queryable,
  status: LessonDisputeStatus,
  { cursor, size }: { cursor: string | undefined; size: number },
) {
  const page = sortedPage(SORTED, { sort: "at", dir: "desc", cursor, size });
  const { lessonId, reason, detail, buyerDetail, tutorDetail, createdAt, decision, decisionReason, decidedAt } =
    lessonDisputes;
  return db
    .select({
      id: lessonId,
      lessonId,
      reason,
      detail,
      buyerDetail,
      tutorDetail,
      createdAt,
      decision,
      decisionReason,
      decidedAt,
      matchId: lessons.matchId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      hasLog: sql<boolean>`${lessonLogs.lessonId} is not null`,
      studentName: students.name,
      buyerId: matches.userId,
      buyerName: users.name,
      buyerPhoneEnd: phoneEndOf(users.phoneNumber),
      tutorId: sql<string>`${tutors.id}::text`,
      tutorPhoneEnd: phoneEndOf(tutors.phoneNumber),
      tutorName: tutors.name,
      subjectLabel: subjects.label,
      sortValue: page.value,
    })
    .from(lessonDisputes)
    .innerJoin(lessons, eq(lessons.id, lessonId))
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .innerJoin(users, eq(users.id, matches.userId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(and(status === "OPEN" ? isNull(decidedAt) : isNotNull(decidedAt), page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** Who came to the rooms of these lessons, the first one first. */
export async function findEntries(db: Queryable, lessonIds: readonly string[]) {
  if (lessonIds.length === 0) return [];
  return db
    .select({
      lessonId: lessonPresence.lessonId,
      side: sql<ClassSide>`case ${lessonPresence.side} when 'TUTOR' then 'TUTOR' else 'BUYER' end`,
      at: lessonPresence.fromAt,
    })
    .from(lessonPresence)
    .where(inArray(lessonPresence.lessonId, [...lessonIds]))
    .orderBy(asc(lessonPresence.fromAt));
}

/** What each side answered when it was asked about these lessons, the first one first. */
export async function findAnswers(db: Queryable, lessonIds: readonly string[]) {
  if (lessonIds.length === 0) return [];
  const { lessonId, side, tookPlace, createdAt } = lessonAnswers;
  return db
    .select({ lessonId, side, tookPlace, at: createdAt })
    .from(lessonAnswers)
    .where(inArray(lessonId, [...lessonIds]))
    .orderBy(asc(createdAt));
}
