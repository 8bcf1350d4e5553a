import type { ClassSide } from "../message/message.ts";
import type { LessonSpan } from "../schedule/lesson-span.ts";
import { addWorkingDays } from "../schedule/working-days.ts";
import { HOUR } from "../time/duration.ts";
import type { KstDate } from "../time/kst-date.ts";
import { isOutcomeUsed, type LessonOutcome, type SettledBy } from "./lesson-outcome.ts";
import type { LessonStatus } from "./lesson-status.ts";

/** Where a lesson stands on which the two sides do not agree: it waits for our staff, or staff has decided. */
export const LESSON_DISPUTE_STATUSES = ["OPEN", "DECIDED"] as const;
export type LessonDisputeStatus = (typeof LESSON_DISPUTE_STATUSES)[number];

/** Korean word for a lesson whose dispute is open, for both sides. */
export const OPEN_DISPUTE_LABEL = "수업 확인 중";

/**
 * What staff decides about: the family says that the tutor did not come, or that its child was there; the tutor says
 * the latter of themselves, or that they waited in vain; or the two answered differently whether an unrecorded lesson
 * took place.
 */
export const LESSON_DISPUTE_REASONS = [
  "TUTOR_ABSENT",
  "STUDENT_CAME",
  "TUTOR_CAME",
  "STUDENT_ABSENT",
  "UNCONFIRMED",
] as const;
export type LessonDisputeReason = (typeof LESSON_DISPUTE_REASONS)[number];

/** Korean labels of the reasons, for both sides and staff. */
export const LESSON_DISPUTE_REASON_LABELS: Readonly<Record<LessonDisputeReason, string>> = {
  TUTOR_ABSENT: "선생님이 안 왔어요",
  STUDENT_CAME: "결석하지 않았어요",
  TUTOR_CAME: "선생님이 왔어요",
  STUDENT_ABSENT: "학생이 오지 않았어요",
  UNCONFIRMED: "두 답으로 정해지지 않았어요",
};

/** What staff decides: the lesson is used up, or it is given back and comes at the end. */
export const LESSON_DISPUTE_DECISIONS = ["KEPT", "GIVEN_BACK"] as const;
export type LessonDisputeDecision = (typeof LESSON_DISPUTE_DECISIONS)[number];

/** Korean labels of the decisions. */
export const LESSON_DISPUTE_DECISION_LABELS: Readonly<Record<LessonDisputeDecision, string>> = {
  KEPT: "수업 1회를 쓴 것으로 해요",
  GIVEN_BACK: "수업을 돌려줘요",
};

/**
 * How staff's decision settles a lesson: one that the tutor missed by what was said is a no-show, the others were not
 * held.
 */
export function outcomeOfDecision(
  settledAs: LessonOutcome | null,
  reason: LessonDisputeReason,
  decision: LessonDisputeDecision,
): LessonOutcome {
  if (decision === "KEPT") {
    if (isOutcomeUsed(settledAs)) return settledAs;
    return reason === "STUDENT_ABSENT" ? reason : "HELD";
  }
  return reason === "TUTOR_ABSENT" || reason === "TUTOR_CAME" ? "TUTOR_ABSENT" : "NOT_HELD";
}

/** Working days within which staff decides a dispute. */
export const DISPUTE_ANSWER_DAYS = 1;

/** The day by which both sides are promised a decision on what staff was asked at an instant. */
export const disputeDecidedBy = (askedAt: Date): KstDate => addWorkingDays(askedAt, DISPUTE_ANSWER_DAYS);

/** A side may object so many hours after a lesson, and as long after it was settled. */
export const DISPUTE_CLOSES_HOURS = 24;

/** The fields of a lesson that decide until when it may be disputed. */
export interface DisputableLesson extends LessonSpan {
  readonly status: LessonStatus;
  readonly settledAs: LessonOutcome | null;
  readonly settledBy: SettledBy | null;
  readonly settledAt: Date | null;
}

/** What the side that does not agree says of a lesson. */
export function disputeReasonOf({ settledAs }: Pick<DisputableLesson, "settledAs">): LessonDisputeReason {
  if (settledAs === "STUDENT_ABSENT") return "STUDENT_CAME";
  return settledAs === "TUTOR_ABSENT" ? "TUTOR_CAME" : "TUTOR_ABSENT";
}

/** Who may object to how a lesson went: the tutor to a no-show of theirs, the family to all else. */
export const disputingSideOf = ({ settledAs }: Pick<DisputableLesson, "settledAs">): ClassSide =>
  settledAs === "TUTOR_ABSENT" ? "TUTOR" : "BUYER";

/**
 * Until when a side may say that a lesson was not as it should be. Null for a canceled one, for one that is asked
 * about or was not held, for what both sides or staff have said themselves, and for one that its family gave up
 * before it began.
 */
export function disputeOpenUntil({
  status,
  startsAt,
  endsAt,
  settledAs,
  settledBy,
  settledAt,
}: DisputableLesson): Date | null {
  if (settledAt === null) return status === "CANCELED" ? null : hoursAfter(endsAt);
  const isByFacts = settledBy === "PRESENCE" || settledBy === "BEFORE_RULE";
  if (!isByFacts || settledAs === "ASKED" || settledAs === "NOT_HELD" || settledAt < startsAt) return null;
  return hoursAfter(settledAt > endsAt ? settledAt : endsAt);
}

const hoursAfter = (instant: Date): Date => new Date(instant.getTime() + DISPUTE_CLOSES_HOURS * HOUR);

/** Tells whether a side may report now: from the lesson's start on, in time, and once. */
export function isDisputable(
  lesson: DisputableLesson & { readonly dispute: LessonDisputeStatus | null },
  side: ClassSide,
  now: Date,
): boolean {
  const until = disputeOpenUntil(lesson);
  if (lesson.dispute !== null || until === null || disputingSideOf(lesson) !== side) return false;
  return now >= lesson.startsAt && now <= until;
}
