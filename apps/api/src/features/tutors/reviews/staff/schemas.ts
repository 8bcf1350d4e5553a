import { TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { instant, lines, tutorId } from "../../../../lib/requests/field-schemas.ts";
import { cursorText, pageOf } from "../../../../lib/requests/sorted-page.ts";
import { review } from "../schemas.ts";

const REASON = TEXT_LENGTHS.sentReason;

/** A review as staff sees it. */
export const deskReview = z
  .object({ ...review.shape, hiddenAt: instant.nullable(), hiddenReason: z.string().nullable() })
  .meta({ id: "DeskReview" });

export const deskReviewQuery = z.object({
  state: z.enum(["SHOWN", "HIDDEN"]).default("SHOWN"),
  /** As many whole stars as a reader counts: 4.5 is five. */
  stars: z.coerce.number().int().min(1).max(5).optional(),
  /** Of one tutor alone. */
  tutorId: tutorId.optional(),
  dir: z.enum(["asc", "desc"]).default("desc"),
  cursor: cursorText,
  size: z.coerce.number().int().min(1).max(50).default(20),
});
export const deskReviewList = pageOf(deskReview);

export const reviewVisibility = z
  .object({
    isHidden: z.boolean(),
    reason: lines(REASON.max).min(REASON.min, `글쓴이에게 보일 이유를 ${REASON.min}자 이상 적어 주세요.`),
  })
  .meta({ id: "ReviewVisibility" });

export type DeskReviewQuery = z.infer<typeof deskReviewQuery>;
export type DeskReviewWire = z.infer<typeof deskReview>;
export type ReviewVisibility = z.infer<typeof reviewVisibility>;
