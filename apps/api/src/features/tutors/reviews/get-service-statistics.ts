import type { Queryable } from "../../../db/client.ts";
import { countTutors, summariseReviews } from "./repository.ts";

/** The numbers that the home page shows. */
export async function getServiceStatistics(db: Queryable) {
  const [tutors, { total, average }] = await Promise.all([countTutors(db), summariseReviews(db)]);
  return { tutors, reviews: total, averageRating: Math.round(average) / 10 };
}
