import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { toReview } from "../to-review.ts";
import { findDeskReviews } from "./repository.ts";
import type { DeskReviewQuery, DeskReviewWire } from "./schemas.ts";

/**
 * One page of shown or hidden reviews for staff, the newest first unless asked otherwise.
 * @throws ApiError 400 class 10001 for a cursor that is not ours
 */
export async function listDeskReviews(
  { db }: Ctx,
  query: DeskReviewQuery,
): Promise<{ content: DeskReviewWire[]; nextCursor: string | null }> {
  const { content, nextCursor } = toSortedPage(await findDeskReviews(db, query), query.size);
  const reviews = content.flatMap(({ hiddenAt, hiddenReason, ...row }) =>
    toReview(row).map((review) => ({ ...review, hiddenAt, hiddenReason })),
  );
  return { content: reviews, nextCursor };
}
