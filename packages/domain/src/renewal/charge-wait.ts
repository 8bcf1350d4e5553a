import type { LessonOutcome } from "../lesson/lesson-outcome.ts";
import { addDays, type KstDate } from "../time/kst-date.ts";

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
