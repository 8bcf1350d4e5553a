import { REVIEW_LESSONS, REVIEW_STARS, type ReviewSort, rankOfTier, TUTOR_TIERS, type TutorTier } from "@pkg/domain";
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { reviews, subjects, tutors, users } from "../../../db/schema/index.ts";
import type { ReviewQuery } from "./schemas.ts";

export type ReviewFilter = Pick<ReviewQuery, "subject" | "grade" | "rank" | "tier" | "tutorId">;

/** Whether its lessons were held here: of an imported review somebody has checked that. As `isLessonHeld` of the domain has it. */
export const isVerified = sql<boolean>`(${reviews.isVerified} or (${reviews.matchId} is not null and (
  select count(*) from lessons l where l.match_id = ${reviews.matchId} and l.tutor_id = ${reviews.tutorId}
    and l.settled_as = 'HELD' and l.dispute is distinct from 'OPEN'
  ) >= ${REVIEW_LESSONS}))`;

export const reviewColumns = {
  id: reviews.id,
  subjectKey: reviews.subjectKey,
  subjectLabel: subjects.label,
  grade: reviews.grade,
  months: reviews.months,
  rating: reviews.rating,
  chips: reviews.chips,
  text: reviews.text,
  isVerified,
  isEdited: sql<boolean>`${reviews.updatedAt} > ${reviews.createdAt}`,
  createdAt: reviews.createdAt,
  tutorId: reviews.tutorId,
  tutorName: tutors.name,
  tutorTier: tutors.tier,
  replyText: reviews.replyText,
  repliedAt: reviews.repliedAt,
};

const newest = [desc(reviews.createdAt), desc(reviews.id)];
const ORDERS: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  LATEST: newest,
  HIGHEST: [desc(reviews.rating), ...newest],
  LOWEST: [sql`${reviews.rating} asc`, ...newest],
};

/** Of a tutor of these tiers whose account is not closed. */
const ofTiers = (tiers: readonly TutorTier[]) => sql`${reviews.tutorId} in (
  select t.id from tutors t left join users u on u.id = t.user_id
  where t.tier = any(${sql.param(`{${tiers.join(",")}}`)}::text[]) and u.closed_at is null)`;

const fits = ({ subject, grade, rank, tier, tutorId }: ReviewFilter) =>
  and(
    isNull(reviews.hiddenAt),
    subject === undefined ? undefined : eq(reviews.subjectKey, subject),
    grade === undefined ? undefined : eq(reviews.grade, grade),
    rank === undefined ? undefined : ofTiers(TUTOR_TIERS.filter((one) => rankOfTier(one) === rank)),
    tier === undefined ? undefined : ofTiers([tier]),
    tutorId === undefined ? undefined : eq(reviews.tutorId, tutorId),
  );

/** The reviewed tutor, unless the account was closed. */
export const isReviewedTutor = and(
  eq(tutors.id, reviews.tutorId),
  sql`not exists (select from ${users} where ${users.id} = ${tutors.userId} and ${users.closedAt} is not null)`,
);

const selectReviews = (db: Queryable) =>
  db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(subjects, eq(subjects.key, reviews.subjectKey))
    .leftJoin(tutors, isReviewedTutor);

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** Those that fit and are not hidden. The page is found before its rows are read with all that is shown of them. */
export async function findReviews(
  db: Queryable,
  filter: ReviewFilter,
  { sort, offset, limit }: { sort: ReviewSort; offset: number; limit: number },
): Promise<ReviewRow[]> {
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(fits(filter))
    .orderBy(...ORDERS[sort])
    .offset(offset)
    .limit(limit);
  if (found.length === 0) return [];
  return selectReviews(db)
    .where(
      inArray(
        reviews.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(...ORDERS[sort]);
}

/** How many reviews fit, their average in tenths of a star, and how many have each number of stars. */
export async function summariseReviews(db: Queryable, filter: ReviewFilter = {}) {
  const stars = sql<number>`round(${reviews.rating} / 10.0)::int`;
  const rows = await db
    .select({ stars, total: count(), sum: sql<number>`sum(${reviews.rating})::int` })
    .from(reviews)
    .where(fits(filter))
    .groupBy(stars);
  const total = rows.reduce((all, row) => all + row.total, 0);
  const sum = rows.reduce((all, row) => all + row.sum, 0);
  const distribution = REVIEW_STARS.toReversed().map((one) => ({
    stars: one,
    count: rows.find((row) => row.stars === one)?.total ?? 0,
  }));
  return { total, average: total === 0 ? 0 : sum / total, distribution };
}

export async function countTutors(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tutors);
  return row?.total ?? 0;
}
