import { type KstMonth, USED_OUTCOMES } from "@pkg/domain";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { lessonsOfRefunds, productOfLesson } from "../../../db/lesson-pay.ts";
import {
  lessonAnswers,
  lessonDisputes,
  lessonLogs,
  lessons,
  matches,
  orderItems,
  payoutLessons,
  payoutRuns,
  payouts,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../db/schema/index.ts";

/** A tutor's lessons that may belong to a month: those that were paid with it, and unpaid ones that it could come to. */
export async function findEarningLessons(
  db: Queryable,
  { tutorId, month, from, until }: { tutorId: number; month: KstMonth; from: Date; until: Date },
) {
  return db
    .select({
      id: lessons.id,
      matchId: lessons.matchId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      settledAs: lessons.settledAs,
      loggedAt: lessonLogs.createdAt,
      product: productOfLesson,
      isRefunding: sql<boolean>`${lessons.id} in ${lessonsOfRefunds}`,
      studentName: students.name,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      minutes: matches.minutes,
      dispute: lessons.dispute,
      disputedAt: lessonDisputes.createdAt,
      /** The tutor has explained what the family disputes, or answered what both were asked. */
      hasAnswered: sql<boolean>`case when ${lessons.dispute} = 'OPEN' then ${lessonDisputes.tutorDetail} is not null
        else ${lessonAnswers.lessonId} is not null end`,
      settledAmount: payoutLessons.amount,
      /** The month that paid it; null while none has. */
      paidWith: payouts.month,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .leftJoin(lessonDisputes, eq(lessonDisputes.lessonId, lessons.id))
    .leftJoin(lessonAnswers, and(eq(lessonAnswers.lessonId, lessons.id), eq(lessonAnswers.side, "TUTOR")))
    .leftJoin(payoutLessons, eq(payoutLessons.lessonId, lessons.id))
    .leftJoin(payouts, eq(payouts.id, payoutLessons.payoutId))
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        // One that was given back shows why it brings nothing.
        or(ne(lessons.status, "CANCELED"), isNotNull(lessons.settledAs)),
        lt(lessons.startsAt, until),
        or(
          gte(lessons.startsAt, from),
          eq(payouts.month, month),
          and(
            isNull(payoutLessons.payoutId),
            or(inArray(lessons.settledAs, ["ASKED", ...USED_OUTCOMES]), eq(lessons.dispute, "OPEN")),
          ),
        ),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}

/** The last month that was run; null before the first. */
export async function findLastRun(db: Queryable): Promise<KstMonth | null> {
  const [run] = await db.select({ month: payoutRuns.month }).from(payoutRuns).orderBy(desc(payoutRuns.month)).limit(1);
  return run?.month ?? null;
}

/** The oldest month with a payout of the signed-in tutor that is not paid; null when all of them are. */
export async function findUnpaidMonth(db: Queryable, userId: string): Promise<KstMonth | null> {
  const [payout] = await db
    .select({ month: payouts.month })
    .from(payouts)
    .innerJoin(tutors, eq(tutors.id, payouts.tutorId))
    .where(and(eq(tutors.userId, userId), ne(payouts.status, "PAID")))
    .orderBy(asc(payouts.month))
    .limit(1);
  return payout?.month ?? null;
}

/** What a tutor was paid with a month. */
export async function findPayout(db: Queryable, tutorId: number, month: KstMonth) {
  const [payout] = await db
    .select({
      gross: payouts.gross,
      incomeTax: payouts.incomeTax,
      localTax: payouts.localTax,
      net: payouts.net,
      status: payouts.status,
      bankCode: payouts.bankCode,
      numberEnd: payouts.numberEnd,
      paidAt: payouts.paidAt,
    })
    .from(payouts)
    .where(and(eq(payouts.tutorId, tutorId), eq(payouts.month, month)));
  return payout;
}

/** All that a tutor was paid, the first payment first. */
export async function findPaidPayouts(db: Queryable, tutorId: number) {
  const { month, gross, incomeTax, localTax, net, paidAt } = payouts;
  const rows = await db
    .select({ month, gross, incomeTax, localTax, net, paidAt })
    .from(payouts)
    .where(and(eq(payouts.tutorId, tutorId), eq(payouts.status, "PAID")))
    .orderBy(asc(paidAt), asc(month));
  return rows.flatMap(({ paidAt: at, ...row }) => (at ? [{ ...row, paidAt: at }] : []));
}

/** The tutor who is signed in. */
export async function findOwnTutor(db: Queryable, userId: string) {
  const [tutor] = await db
    .select({ id: tutors.id, name: tutors.name, phoneNumber: tutors.phoneNumber })
    .from(tutors)
    .where(eq(tutors.userId, userId));
  return tutor;
}
