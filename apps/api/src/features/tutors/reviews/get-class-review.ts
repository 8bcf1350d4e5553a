import { REVIEW_LESSONS, reviewEditableUntil, reviewSubject } from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findLessons, findOwnClass } from "../../lessons/lessons/repository.ts";
import { findReviewOf, findTutor, type StoredReview } from "./class-repository.ts";
import type { ClassReviewWire } from "./class-schemas.ts";

/**
 * The review of a class for its buyer, or how many lessons are missing before one can be written.
 * @throws ApiError 404 for a class that is missing, somebody else's, or taught by the account.
 */
export async function getClassReview(
  { db, actor: { userId } }: Ctx<"account">,
  matchId: string,
): Promise<ClassReviewWire> {
  const row = await findOwnClass(db, userId, matchId);
  if (row?.userId !== userId) throw refuse.notFound();
  const now = await readClock(db);
  const subject = reviewSubject(await findLessons(db, matchId));
  const stored = await findReviewOf(db, matchId);
  const tutorId = stored?.tutorId ?? subject?.tutorId ?? null;
  const tutor = tutorId === null ? undefined : await findTutor(db, tutorId);
  const heldLessons = subject?.heldLessons ?? 0;
  return {
    tutorName: tutor?.name ?? null,
    subjectLabel: row.subjectLabel,
    subjectDetailLabel: row.subjectDetailLabel,
    studentName: row.studentName,
    heldLessons,
    neededLessons: REVIEW_LESSONS,
    isOpen: stored ? now <= reviewEditableUntil(stored.createdAt) : heldLessons >= REVIEW_LESSONS,
    review: stored ? toOwnReview(stored) : null,
  };
}

function toOwnReview({ id, rating, chips, text, createdAt, hiddenReason, replyText, repliedAt }: StoredReview) {
  return {
    id,
    chips,
    text,
    createdAt,
    hiddenReason,
    rating: rating / 10,
    editableUntil: reviewEditableUntil(createdAt),
    reply: replyText !== null && repliedAt !== null ? { text: replyText, repliedAt } : null,
  };
}
