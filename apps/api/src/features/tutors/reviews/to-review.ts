import { isGrade } from "@pkg/domain";
import type { ReviewRow } from "./repository.ts";
import type { ReviewWire } from "./schemas.ts";

/** A row as everybody reads it; none for a grade that is not known any more. */
export function toReview({
  grade,
  rating,
  tutorId,
  tutorName,
  tutorTier,
  replyText,
  repliedAt,
  ...review
}: ReviewRow): ReviewWire[] {
  if (!isGrade(grade)) return [];
  const isKnown = tutorId !== null && tutorName !== null && tutorTier !== null;
  const tutor = isKnown ? { id: String(tutorId), name: tutorName, tier: tutorTier } : null;
  const reply = replyText !== null && repliedAt !== null ? { text: replyText, repliedAt } : null;
  return [{ ...review, grade, rating: rating / 10, tutor, reply }];
}
