import {
  addKstMonths,
  DISPUTE_CLOSES_HOURS,
  type KstMonth,
  PAID_LESSON_STATUSES,
  startOfKstMonth,
  tutorPay,
} from "@pkg/domain";
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { productOfMatch } from "../../../db/courses-of-match.ts";
import {
  lessonLogs,
  lessons,
  matches,
  orderItems,
  payoutLessons,
  payoutRuns,
  payouts,
  students,
  subjects,
  tutors,
} from "../../../db/schema/index.ts";

/** A refund is under way of an order of the lesson's class, or the lesson is disputed: what it costs is not known yet. */
const isHeld = sql<boolean>`(coalesce(${lessons.dispute} = 'OPEN', false) or exists (
  select 1 from refunds r join order_items i on i.order_id = r.order_id
  where (i.id = ${matches.orderItemId} or i.match_id = ${matches.id}) and r.status in ('REQUESTED', 'SENDING', 'UNKNOWN')))`;

/** What a lesson is paid by: the course that began its class, or the last one that had taken over its rest by then. */
const product = productOfMatch(sql`${lessons.startsAt}`);

const lessonFacts = {
  id: lessons.id,
  tutorId: lessons.tutorId,
  startsAt: lessons.startsAt,
  endsAt: lessons.endsAt,
  status: lessons.status,
  loggedAt: lessonLogs.createdAt,
  product,
  isHeld,
};

/** A tutor's lessons that may belong to a month: those that were paid with it, and unpaid ones that it could come to. */
export async function findEarningLessons(
  db: Queryable,
  { tutorId, month, from, until }: { tutorId: number; month: KstMonth; from: Date; until: Date },
) {
  return db
    .select({
      ...lessonFacts,
      matchId: lessons.matchId,
      studentName: students.name,
      subjectLabel: subjects.label,
      minutes: matches.minutes,
      dispute: lessons.dispute,
      paidAmount: payoutLessons.amount,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .leftJoin(payoutLessons, eq(payoutLessons.lessonId, lessons.id))
    .leftJoin(payouts, eq(payouts.id, payoutLessons.payoutId))
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        ne(lessons.status, "CANCELED"),
        lt(lessons.startsAt, until),
        or(
          eq(payouts.month, month),
          and(
            isNull(payoutLessons.lessonId),
            or(gte(lessons.startsAt, from), inArray(lessons.status, [...PAID_LESSON_STATUSES])),
          ),
        ),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}

/** A lesson that its family may still dispute: `disputeOpenUntil` in SQL. What was paid could not be held any more. */
const isDisputable = sql`(case when ${lessons.status} = 'ABSENT' then greatest(${lessons.endsAt}, ${lessons.updatedAt})
  else ${lessons.endsAt} end + ${DISPUTE_CLOSES_HOURS} * interval '1 hour' >= now() and ${lessons.dispute} is null)`;

/** The lessons that a run of the month could pay: taken or missed, begun by its end, past dispute, and never paid. */
export async function findUnpaidLessons(db: Queryable, month: KstMonth) {
  const rows = await db
    .select(lessonFacts)
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .leftJoin(payoutLessons, eq(payoutLessons.lessonId, lessons.id))
    .where(
      and(
        inArray(lessons.status, [...PAID_LESSON_STATUSES]),
        lt(lessons.startsAt, startOfKstMonth(addKstMonths(month, 1))),
        isNull(payoutLessons.lessonId),
        not(isDisputable),
      ),
    )
    .orderBy(lessons.startsAt, lessons.id);
  return rows.map(({ product, ...lesson }) => ({ ...lesson, amount: tutorPay(product) }));
}

export type UnpaidLessonRow = Awaited<ReturnType<typeof findUnpaidLessons>>[number];

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

/** The tutor who is signed in. */
export async function findOwnTutor(db: Queryable, userId: string) {
  const [tutor] = await db
    .select({ id: tutors.id, name: tutors.name, phoneNumber: tutors.phoneNumber })
    .from(tutors)
    .where(eq(tutors.userId, userId));
  return tutor;
}
