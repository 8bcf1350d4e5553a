import type { LessonSpan } from "../schedule/lesson-span.ts";
import { HOUR } from "../time/duration.ts";
import type { LessonStatus } from "./lesson-status.ts";

/** Where a lesson stands on which the two sides do not agree: it waits for our staff, or staff has decided. */
export const LESSON_DISPUTE_STATUSES = ["OPEN", "DECIDED"] as const;
export type LessonDisputeStatus = (typeof LESSON_DISPUTE_STATUSES)[number];

/** Korean word for a lesson whose dispute is open, for both sides. */
export const OPEN_DISPUTE_LABEL = "수업 확인 중";

/**
 * What staff decides about: the family says that the tutor did not come, or that its child was there; the tutor says the
 * latter of themselves; or the two answered differently whether an unrecorded lesson took place.
 */
export const LESSON_DISPUTE_REASONS = ["TUTOR_ABSENT", "STUDENT_CAME", "TUTOR_CAME", "UNCONFIRMED"] as const;
export type LessonDisputeReason = (typeof LESSON_DISPUTE_REASONS)[number];

/** Korean labels of the reasons, for both sides and staff. */
export const LESSON_DISPUTE_REASON_LABELS: Readonly<Record<LessonDisputeReason, string>> = {
  TUTOR_ABSENT: "선생님이 안 왔어요",
  STUDENT_CAME: "결석하지 않았어요",
  TUTOR_CAME: "선생님이 왔어요",
  UNCONFIRMED: "수업했는지 말이 달라요",
};

/** What staff decides: the lesson stays as its tutor reported it, or it is given back and comes at the end. */
export const LESSON_DISPUTE_DECISIONS = ["KEPT", "GIVEN_BACK"] as const;
export type LessonDisputeDecision = (typeof LESSON_DISPUTE_DECISIONS)[number];

/** Korean labels of the decisions. */
export const LESSON_DISPUTE_DECISION_LABELS: Readonly<Record<LessonDisputeDecision, string>> = {
  KEPT: "수업 1회를 쓴 것으로 해요",
  GIVEN_BACK: "수업을 돌려줘요",
};

/** A family may report so many hours after a lesson, and as long after its tutor said that the student was missed. */
export const DISPUTE_CLOSES_HOURS = 24;

/** The fields of a lesson that decide until when it may be disputed. */
export interface DisputableLesson extends LessonSpan {
  readonly status: LessonStatus;
  /** The last change of its state: of a missed one, when that was said. */
  readonly updatedAt: Date;
}

/** What a family that does not agree says of a lesson. */
export const disputeReasonOf = ({ status }: Pick<DisputableLesson, "status">): LessonDisputeReason =>
  status === "ABSENT" ? "STUDENT_CAME" : "TUTOR_ABSENT";

/**
 * Until when a family may report that a lesson was not as it should be; null for a canceled one, and for one that it gave up
 * itself before it began.
 */
export function disputeOpenUntil({ status, startsAt, endsAt, updatedAt }: DisputableLesson): Date | null {
  if (status === "CANCELED" || (status === "ABSENT" && updatedAt < startsAt)) return null;
  const from = status === "ABSENT" && updatedAt > endsAt ? updatedAt : endsAt;
  return new Date(from.getTime() + DISPUTE_CLOSES_HOURS * HOUR);
}

/** Tells whether a family may report now: from the lesson's start on, in time, and once. */
export function isDisputable(
  lesson: DisputableLesson & { readonly dispute: LessonDisputeStatus | null },
  now: Date,
): boolean {
  const until = disputeOpenUntil(lesson);
  return lesson.dispute === null && until !== null && now >= lesson.startsAt && now <= until;
}
