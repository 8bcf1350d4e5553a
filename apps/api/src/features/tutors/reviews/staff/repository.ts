import { and, between, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { reviews, subjects, tutors } from "../../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import { isReviewedTutor, reviewColumns } from "../repository.ts";
import type { DeskReviewQuery } from "./schemas.ts";

type Narrowed = Pick<DeskReviewQuery, "state" | "stars" | "tutorId">;

/** Ratings are stored in tenths of a star. */
const fits = ({ state, stars, tutorId }: Narrowed) =>
  and(
    state === "HIDDEN" ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt),
    stars === undefined ? undefined : between(reviews.rating, stars * 10 - 5, stars * 10 + 4),
    tutorId === undefined ? undefined : eq(reviews.tutorId, Number(tutorId)),
  );

const SORTED: SortedList<"createdAt"> = {
  keys: { createdAt: { by: sql`${reviews.createdAt}`, type: "timestamptz" } },
  id: { by: sql`${reviews.id}`, type: "bigint" },
};

/** Reviews for staff by their time; one more than a page. */
export async function findDeskReviews(db: Queryable, { cursor, size, dir, ...narrowed }: DeskReviewQuery) {
  const page = sortedPage(SORTED, { sort: "createdAt", dir, cursor, size });
  return db
    .select({
      ...reviewColumns,
      hiddenAt: reviews.hiddenAt,
      hiddenReason: reviews.hiddenReason,
      sortValue: page.value,
    })
    .from(reviews)
    .innerJoin(subjects, eq(subjects.key, reviews.subjectKey))
    .leftJoin(tutors, isReviewedTutor)
    .where(and(fits(narrowed), page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** A review, held until the transaction ends. */
export async function lockReview(tx: Queryable, id: number) {
  const [row] = await tx
    .select({ matchId: reviews.matchId, hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for("update");
  return row;
}

/** @param reason null shows it again */
export async function hideReview(tx: Queryable, id: number, reason: string | null): Promise<void> {
  await tx
    .update(reviews)
    .set({ hiddenAt: reason === null ? null : sql`now()`, hiddenReason: reason })
    .where(eq(reviews.id, id));
}
