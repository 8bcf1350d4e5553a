import { z } from "zod";
import { grade } from "../../lib/field-schemas.ts";

/** A review; `rating` has one decimal place, 1 to 5, `isVerified` says that its writer took the lessons here. */
const review = z
  .object({
    id: z.number().int(),
    subjectLabel: z.string(),
    grade,
    months: z.number().int(),
    rating: z.number(),
    text: z.string(),
    isVerified: z.boolean(),
  })
  .meta({ id: "Review" });

export const reviewQuery = z.object({
  size: z.coerce.number().int().min(1).max(50).default(3),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
export const reviewList = z.object({
  content: z.array(review),
  totalElements: z.number().int(),
  averageRating: z.number(),
});

export const serviceStatistics = z
  .object({ tutors: z.number().int(), reviews: z.number().int(), averageRating: z.number() })
  .meta({ id: "ServiceStatistics" });
