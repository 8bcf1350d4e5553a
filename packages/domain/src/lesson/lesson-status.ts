/** States of a lesson (docs/decisions/0055). */
export const LESSON_STATUSES = ["SCHEDULED", "DONE", "ABSENT", "CANCELED"] as const;
export type LessonStatus = (typeof LESSON_STATUSES)[number];

/** Korean labels of the lesson states. */
export const LESSON_STATUS_LABELS: Readonly<Record<LessonStatus, string>> = {
  SCHEDULED: "예정",
  DONE: "수업했어요",
  ABSENT: "결석했어요",
  CANCELED: "취소됐어요",
};

/**
 * Why a lesson was canceled: a side was absent, it was not held, the pair was dissolved, its class ended with a refund
 * (MATCH_CANCELED), or a refund took it while the class goes on, or counted it as not used (REFUNDED). A canceled
 * lesson is not used up.
 */
export const LESSON_CANCEL_REASONS = [
  "BUYER_ABSENCE",
  "TUTOR_ABSENCE",
  "NOT_HELD",
  "REMATCH",
  "MATCH_CANCELED",
  "REFUNDED",
] as const;
export type LessonCancelReason = (typeof LESSON_CANCEL_REASONS)[number];

/** Allowed transitions: a settled lesson stays, unless our staff decides a dispute about it. */
export const LESSON_TRANSITIONS: Readonly<Record<LessonStatus, readonly LessonStatus[]>> = {
  SCHEDULED: ["DONE", "ABSENT", "CANCELED"],
  DONE: [],
  ABSENT: [],
  CANCELED: [],
};

/** Tells whether a lesson may go from one state to another; staying is no transition. */
export function canLessonTransition(from: LessonStatus, to: LessonStatus): boolean {
  return LESSON_TRANSITIONS[from].includes(to);
}

/** The states from which a lesson may come to `to`: what a conditional update asks for. */
export function lessonStatusesBefore(to: LessonStatus): LessonStatus[] {
  return LESSON_STATUSES.filter((from) => canLessonTransition(from, to));
}
