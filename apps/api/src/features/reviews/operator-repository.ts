import { and, between, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { matches, reviews, subjects, tutors } from "../../db/schema/index.ts";
import type { DeskReviewQuery } from "./operator-schemas.ts";
import { isReviewedTutor, reviewColumns } from "./repository.ts";

type Narrowed = Pick<DeskReviewQuery, "state" | "stars">;

/** Ratings are stored in tenths of a star. */
const fits = ({ state, stars }: Narrowed) =>
  and(
    state === "HIDDEN" ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt),
    stars === undefined ? undefined : between(reviews.rating, stars * 10 - 5, stars * 10 + 4),
  );

/** One page for staff, the newest first. */
export async function findDeskReviews(db: Queryable, { page, size, ...narrowed }: DeskReviewQuery) {
  return db
    .select({ ...reviewColumns, hiddenAt: reviews.hiddenAt, hiddenReason: reviews.hiddenReason })
    .from(reviews)
    .innerJoin(subjects, eq(subjects.key, reviews.subjectKey))
    .leftJoin(tutors, isReviewedTutor)
    .where(fits(narrowed))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(page * size)
    .limit(size);
}

export async function countDeskReviews(db: Queryable, narrowed: Narrowed): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviews).where(fits(narrowed));
  return row?.total ?? 0;
}

/** A review with the people of its class, held until the transaction ends. */
export async function lockReview(tx: Queryable, id: number) {
  const [row] = await tx
    .select({
      matchId: reviews.matchId,
      hiddenAt: reviews.hiddenAt,
      subjectLabel: subjects.label,
      userId: matches.userId,
    })
    .from(reviews)
    .innerJoin(subjects, eq(subjects.key, reviews.subjectKey))
    .leftJoin(matches, eq(matches.id, reviews.matchId))
    .where(eq(reviews.id, id))
    .for("update", { of: reviews });
  return row;
}

/** @param reason null shows it again */
export async function hideReview(tx: Queryable, id: number, reason: string | null): Promise<void> {
  await tx
    .update(reviews)
    .set({ hiddenAt: reason === null ? null : sql`now()`, hiddenReason: reason })
    .where(eq(reviews.id, id));
}
