import type { LessonSpan } from "../schedule/lesson-span.ts";
import { HOUR } from "../time/duration.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";

/** A lesson that is asked about is settled so many hours after its end, with or without answers. */
export const ANSWER_HOURS = 48;

/** What the two sides say of a lesson that the room has no record of: it took place elsewhere, or not; null before. */
export interface LessonAnswers {
  readonly buyer: boolean | null;
  readonly tutor: boolean | null;
}

/**
 * Whether a tutor may say of a lesson that is asked about that the student did not come: the room knows the tutor
 * alone. Our staff decides, since who waited for 15 minutes is not asked.
 */
export const mayHaveWaited = ({
  tutorMinutes,
  studentMinutes,
}: {
  readonly tutorMinutes: number | null;
  readonly studentMinutes: number | null;
}): boolean => (tutorMinutes ?? 0) > 0 && studentMinutes === 0;

/** Until when the two sides may say whether a lesson took place. */
export const answerOpenUntil = ({ endsAt }: Pick<LessonSpan, "endsAt">): Date =>
  new Date(endsAt.getTime() + ANSWER_HOURS * HOUR);

/**
 * What the answers make of a lesson that is asked about. Both say that it took place elsewhere: HELD. The tutor says
 * that it did not: NOT_HELD. One says so and the other denies it, or is silent until the deadline: our staff decides.
 * Otherwise NOT_HELD at the deadline.
 * @returns null while it is still waited for
 */
export function outcomeOfAnswers(
  lesson: Pick<LessonSpan, "endsAt">,
  { buyer, tutor }: LessonAnswers,
  now: Date,
): Extract<LessonOutcome, "HELD" | "NOT_HELD"> | "STAFF" | null {
  if (tutor === false) return "NOT_HELD";
  if (tutor === true && buyer !== null) return buyer ? "HELD" : "STAFF";
  if (now < answerOpenUntil(lesson)) return null;
  return tutor === true || buyer === true ? "STAFF" : "NOT_HELD";
}
