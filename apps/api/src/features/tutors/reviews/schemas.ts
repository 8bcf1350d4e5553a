import { isGrade, REVIEW_CHIPS, REVIEW_SORTS, REVIEW_STARS, TUTOR_RANKS, TUTOR_TIERS } from "@pkg/domain";
import { z } from "zod";
import { grade, instant, subjectKey } from "../../../lib/requests/field-schemas.ts";

/** What the tutor answered. */
export const reviewReply = z.object({ text: z.string(), repliedAt: instant }).meta({ id: "ReviewReply" });

/** A review; `rating` has one decimal place, 1 to 5, `isVerified` says that its writer took the lessons here. */
export const review = z
  .object({
    id: z.number().int(),
    subjectKey: z.string(),
    subjectLabel: z.string(),
    grade,
    months: z.number().int(),
    rating: z.number(),
    chips: z.array(z.enum(REVIEW_CHIPS)),
    text: z.string(),
    isVerified: z.boolean(),
    isEdited: z.boolean(),
    createdAt: instant,
    /** Null for one that was imported without a tutor. */
    tutor: z.object({ id: z.string(), name: z.string(), tier: z.enum(TUTOR_TIERS) }).nullable(),
    reply: reviewReply.nullable(),
  })
  .meta({ id: "Review" });

const tutorId = z.coerce.number().int().min(1).max(2_147_483_647);

export const reviewQuery = z.object({
  subject: subjectKey.optional(),
  grade: z.coerce.number().int().refine(isGrade, "학년을 골라 주세요.").optional(),
  rank: z.enum(TUTOR_RANKS).optional(),
  tier: z.enum(TUTOR_TIERS).optional(),
  tutorId: tutorId.optional(),
  sort: z.enum(REVIEW_SORTS).default("LATEST"),
  size: z.coerce.number().int().min(1).max(50).default(3),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});

/** A page of reviews; the figures are of all that fit the filters. */
export const reviewList = z.object({
  content: z.array(review),
  totalElements: z.number().int(),
  averageRating: z.number(),
  /** How many have so many stars, rounded; the most stars first. */
  distribution: z.array(z.object({ stars: z.literal(REVIEW_STARS), count: z.number().int() })),
});

export const serviceStatistics = z
  .object({ tutors: z.number().int(), reviews: z.number().int(), averageRating: z.number() })
  .meta({ id: "ServiceStatistics" });

export type ReviewQuery = z.infer<typeof reviewQuery>;
export type ReviewWire = z.infer<typeof review>;
