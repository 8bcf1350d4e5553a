import type { LessonCounts } from "../lesson/lesson-counts.ts";
import { isCourseOver } from "../lesson/lesson-period.ts";
import type { MatchStatus } from "../match/match-status.ts";
import type { KstDate } from "../time/kst-date.ts";

/**
 * Whether a class comes to its end. GOES_ON: lessons can be taken. WAITS: none can, but a lesson is not settled or a
 * payment comes. RESTS: it may go on with its tutor. OVER: nothing comes after.
 */
export const CLASS_ENDS = ["GOES_ON", "WAITS", "RESTS", "OVER"] as const;
export type ClassEnd = (typeof CLASS_ENDS)[number];

/** What decides the end of a class. */
export interface ClassEndFacts {
  readonly match: {
    readonly status: MatchStatus;
    /** Whether its tutor's week is free again. */
    readonly isEnded: boolean;
    /** The last day of its rest; null while it does not rest. */
    readonly restsUntil: KstDate | null;
  };
  readonly counts: Pick<LessonCounts, "scheduled" | "left">;
  /** The last day of its lessons; null before the first is arranged. */
  readonly expiresOn: KstDate | null;
  /** The day of the payment that it goes on with; null without one. */
  readonly nextPaymentOn: KstDate | null;
  /** Whether it is not known how a lesson went, so that one may be given back. */
  readonly isUnsettled: boolean;
  /** Whether its renewal is off, and neither refunded nor ended. */
  readonly mayRest: boolean;
}

/**
 * Whether a class comes to its end on a day of Korea: what every page shows, and what the job does that ends it.
 *
 * @example
 * classEnd({ match: { status: "MATCHED", isEnded: false, restsUntil: null }, counts: { scheduled: 0, left: 0 },
 *   expiresOn: "2027-02-20", nextPaymentOn: null, isUnsettled: false, mayRest: true }, "2026-11-28"); // "RESTS"
 */
export function classEnd(facts: ClassEndFacts, today: KstDate): ClassEnd {
  const { match, counts, expiresOn, nextPaymentOn, isUnsettled, mayRest } = facts;
  const { status, isEnded, restsUntil } = match;
  if (isEnded && restsUntil === null) return "OVER";
  if (!isEnded && !isCourseOver(counts, expiresOn, today)) return "GOES_ON";
  if (isUnsettled || nextPaymentOn !== null) return "WAITS";
  const isOpen = restsUntil === null || today <= restsUntil;
  return mayRest && status === "MATCHED" && isOpen ? "RESTS" : "OVER";
}
