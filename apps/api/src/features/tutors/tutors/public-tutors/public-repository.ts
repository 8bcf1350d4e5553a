import { rankOfTier } from "@pkg/domain";
import { and, asc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  auditLogs,
  lessons,
  reviews,
  subjectDetails,
  subjects,
  tutorApplicants,
  tutorSubjects,
} from "../../../../db/schema/index.ts";
import { findTutorCards } from "../repository.ts";

/** What anybody sees of tutors in a list, by their ids; never a phone, and no tier beyond the rank. */
export async function findListedTutors(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const [cards, taught, given, reviewed] = [
    await findTutorCards(db, ids),
    await findTaughtSubjects(db, ids),
    await countGiven(db, ids),
    await rateReviewed(db, ids),
  ];
  return new Map(
    [...cards].map(([id, { tier, ...card }]) => [
      id,
      {
        ...card,
        rank: rankOfTier(tier),
        subjects: taught
          .filter(({ tutorId }) => tutorId === id)
          .map(({ subjectLabel, confidence }) => ({ label: subjectLabel, confidence })),
        lessonsGiven: given.get(id) ?? 0,
        ...(reviewed.get(id) ?? { averageRating: null, reviewCount: 0 }),
      },
    ]),
  );
}

/** A row for each listed subject of each tutor, in the catalogue's order. */
function findTaughtSubjects(db: Queryable, ids: readonly number[]) {
  return db
    .selectDistinct({
      tutorId: tutorSubjects.tutorId,
      position: subjects.position,
      subjectLabel: subjects.label,
      confidence: tutorSubjects.confidence,
    })
    .from(tutorSubjects)
    .innerJoin(subjectDetails, eq(subjectDetails.key, tutorSubjects.subjectDetailKey))
    .innerJoin(subjects, eq(subjects.key, subjectDetails.subjectKey))
    .where(and(inArray(tutorSubjects.tutorId, [...ids]), eq(subjects.displayable, true)))
    .orderBy(asc(tutorSubjects.tutorId), asc(subjects.position));
}

/** How many lessons were held by each tutor. */
export async function countGiven(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ tutorId: lessons.tutorId, count: sql<number>`count(*)::int` })
    .from(lessons)
    .where(and(inArray(lessons.tutorId, [...ids]), eq(lessons.status, "DONE")))
    .groupBy(lessons.tutorId);
  return new Map(rows.map(({ tutorId, count }) => [tutorId, count]));
}

/** What is said of each tutor who has a shown review. */
async function rateReviewed(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      tutorId: reviews.tutorId,
      averageRating: sql<number>`round(avg(${reviews.rating}) / 10, 2)::float8`,
      reviewCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(inArray(reviews.tutorId, [...ids]), isNull(reviews.hiddenAt)))
    .groupBy(reviews.tutorId);
  return new Map(rows.map(({ tutorId, ...rated }) => [tutorId, rated]));
}

/** The lessons of a tutor that stand in the coming eight days: only when, never whose. */
export async function findBusyTimes(db: Queryable, tutorId: number, now: Date) {
  return db
    .select({ startsAt: lessons.startsAt, endsAt: lessons.endsAt })
    .from(lessons)
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        eq(lessons.status, "SCHEDULED"),
        gt(lessons.endsAt, now),
        lt(lessons.startsAt, sql`${now.toISOString()}::timestamptz + interval '8 days'`),
      ),
    );
}

/** Whether staff opened what proves the studies of the application that they accepted; the file itself is deleted then. */
export async function wasStudyChecked(db: Queryable, tutorId: number): Promise<boolean> {
  const [viewed] = await db
    .select({ id: auditLogs.id })
    .from(tutorApplicants)
    .innerJoin(auditLogs, eq(auditLogs.targetId, sql`${tutorApplicants.id}::text`))
    .where(and(eq(tutorApplicants.tutorId, tutorId), eq(auditLogs.action, "study-proof.viewed")))
    .limit(1);
  return viewed !== undefined;
}
