import { REVIEW_REPLY_LENGTH } from "@pkg/domain";
import { z } from "zod";
import { lines } from "../../../lib/requests/field-schemas.ts";
import { review } from "./schemas.ts";

export const reviewParams = z.object({ id: z.string().min(1).max(64) });

/** The number in an address; what is no number of a review is one that no review has. */
export const toReviewId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export const newReply = z
  .object({
    text: lines(REVIEW_REPLY_LENGTH.max).min(REVIEW_REPLY_LENGTH.min, `${REVIEW_REPLY_LENGTH.min}자 이상 적어 주세요.`),
  })
  .meta({ id: "NewReviewReply" });

/** The signed-in tutor's reviews, the newest first, with their average. */
export const tutorReviewList = z.object({
  content: z.array(review),
  averageRating: z.number(),
  totalElements: z.number().int(),
});
export const tutorReviewQuery = z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) });
