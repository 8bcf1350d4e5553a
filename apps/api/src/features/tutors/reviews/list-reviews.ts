import type { Queryable } from "../../../db/client.ts";
import { findReviews, summariseReviews } from "./repository.ts";
import type { ReviewQuery } from "./schemas.ts";
import { toReview } from "./to-review.ts";

/** One page of the reviews that fit, with the figures of all of them; stars with one decimal place. Hidden ones count nowhere. */
export async function listReviews(db: Queryable, { page, size, sort, ...filter }: ReviewQuery) {
  const [rows, { total, average, distribution }] = await Promise.all([
    findReviews(db, filter, { sort, offset: page * size, limit: size }),
    summariseReviews(db, filter),
  ]);
  const content = rows.flatMap(toReview);
  return { content, totalElements: total, averageRating: Math.round(average) / 10, distribution };
}
