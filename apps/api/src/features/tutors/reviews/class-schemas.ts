import { MAX_REVIEW_CHIPS, REVIEW_CHIPS, REVIEW_STARS, REVIEW_TEXT_LENGTH, reviewChipsFor } from "@pkg/domain";
import { z } from "zod";
import { instant, lines } from "../../../lib/requests/field-schemas.ts";
import { reviewReply } from "./schemas.ts";

/** What a family writes about the tutor of a class. */
export const reviewText = z
  .object({
    rating: z.literal(REVIEW_STARS, "별점을 골라 주세요."),
    chips: z
      .array(z.enum(REVIEW_CHIPS))
      .max(MAX_REVIEW_CHIPS, `${MAX_REVIEW_CHIPS}개까지 고를 수 있어요.`)
      .refine((chips) => new Set(chips).size === chips.length, "같은 것이 두 번 있어요."),
    text: lines(REVIEW_TEXT_LENGTH.max).min(REVIEW_TEXT_LENGTH.min, `${REVIEW_TEXT_LENGTH.min}자 이상 적어 주세요.`),
  })
  .refine(({ rating, chips }) => chips.every((chip) => reviewChipsFor(rating).includes(chip)), {
    path: ["chips"],
    message: "별점에 맞는 것을 골라 주세요.",
  })
  .meta({ id: "ReviewText" });

/** The review of a class as its buyer sees it, or when one can be written. */
export const classReview = z
  .object({
    /** Who is or would be reviewed; null before a lesson was held. */
    tutorName: z.string().nullable(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    /** Lessons that this tutor has held, and how many it takes. */
    heldLessons: z.number().int(),
    neededLessons: z.number().int(),
    /** Whether it can be written or changed now. */
    isOpen: z.boolean(),
    review: z
      .object({
        id: z.number().int(),
        rating: z.number(),
        chips: z.array(z.enum(REVIEW_CHIPS)),
        text: z.string(),
        createdAt: instant,
        editableUntil: instant,
        /** Staff's reason; null while everybody sees it. */
        hiddenReason: z.string().nullable(),
        reply: reviewReply.nullable(),
      })
      .nullable(),
  })
  .meta({ id: "ClassReview" });

export type ReviewText = z.infer<typeof reviewText>;
export type ClassReviewWire = z.infer<typeof classReview>;
