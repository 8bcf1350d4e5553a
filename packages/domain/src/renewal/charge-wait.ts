import type { LessonOutcome } from "../lesson/lesson-outcome.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { addDays, formatKoreanTime, type KstDate } from "../time/kst-date.ts";

/** A renewal waits when so many past lessons in a row were not held or are asked about. */
export const UNCONFIRMED_LESSONS = 2;
/** A charge waits so many days after its day; then it moves on like one of lessons that cannot be taken. */
export const CHARGE_WAIT_DAYS = 14;

/** Whether a renewal is charged on a day: CHARGE, WAIT for its lessons, or PASS over this one. */
export type ChargeReadiness = "CHARGE" | "WAIT" | "PASS";

/**
 * Whether a renewal is charged: not while the last two lessons of its class were not held, or are asked about.
 * @param outcomes of the class's past lessons that are settled, the latest first
 */
export function chargeReadiness(outcomes: readonly LessonOutcome[], dueOn: KstDate, today: KstDate): ChargeReadiness {
  const latest = outcomes.slice(0, UNCONFIRMED_LESSONS);
  const isUnconfirmed = latest.every((outcome) => outcome === "NOT_HELD" || outcome === "ASKED");
  if (latest.length < UNCONFIRMED_LESSONS || !isUnconfirmed) return "CHARGE";
  return today < addDays(dueOn, CHARGE_WAIT_DAYS) ? "WAIT" : "PASS";
}

/** Who can confirm a lesson that holds a charge up; NOBODY for one that was not held: the next one that is counts. */
export const CONFIRMING_SIDES = ["FAMILY", "TUTOR", "STAFF", "NOBODY"] as const;
export type ConfirmingSide = (typeof CONFIRMING_SIDES)[number];

/** A lesson that holds a charge up. */
export interface UnconfirmedLesson {
  /** An instant, or its ISO text. */
  readonly startsAt: Date | string;
  readonly waitsFor: ConfirmingSide;
}

/** Who can confirm a lesson that was not held or is asked about. */
export function confirmingSide(lesson: {
  outcome: LessonOutcome;
  isDisputed: boolean;
  hasFamilyAnswered: boolean;
}): ConfirmingSide {
  if (lesson.outcome !== "ASKED") return "NOBODY";
  if (lesson.isDisputed) return "STAFF";
  return lesson.hasFamilyAnswered ? "TUTOR" : "FAMILY";
}

const WAITS_FOR: Readonly<Record<ConfirmingSide, string>> = {
  FAMILY: "수업을 했는지 내 수업에서 알려 주세요.",
  TUTOR: "수업은 선생님의 답을 기다려요.",
  STAFF: "수업은 운영팀이 확인하고 있어요.",
  NOBODY: "수업은 하지 않았어요.",
};

/**
 * Which lessons hold a charge up, and what each waits for: "12월 21일(월) 19:00 수업은 하지 않았어요. ..."
 * @param lessons the latest first, as `chargeReadiness` reads them
 */
export function unconfirmedText(lessons: readonly UnconfirmedLesson[]): string {
  return lessons
    .map(({ startsAt, waitsFor }) => ({ at: new Date(startsAt), waitsFor }))
    .map(({ at, waitsFor }) => `${formatKoreanDate(at)} ${formatKoreanTime(at)} ${WAITS_FOR[waitsFor]}`)
    .reverse()
    .join(" ");
}

/** What is said of unconfirmed lessons before the day of the charge. */
export const CHARGE_MAY_WAIT_TEXT = "그때까지 확인되지 않으면 결제를 미뤄요.";

/** When a charge that waits comes, or does not. @param dueOn the day on which it was due */
export function chargeWaitText(dueOn: KstDate): string {
  const until = formatKoreanDate(addDays(dueOn, CHARGE_WAIT_DAYS - 1));
  return `수업이 확인되거나 다음 수업을 하면 아침 8시에 금액을 다시 알리고 그날 10시에 결제해요. ${until}까지 확인되지 않으면 이번에는 결제하지 않아요.`;
}
