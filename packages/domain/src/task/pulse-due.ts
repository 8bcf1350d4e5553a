import { pulseAfter } from "../lesson/lesson-deadlines.ts";
import { UP_SELLING_DAYS } from "../order/up-selling.ts";
import { daysAfter } from "../time/duration.ts";

/** What decides whether a family is asked if the tutor fits. */
export interface PulseFacts {
  /** When the lessons ended that the present tutor has given, ascending. */
  readonly usedEnds: readonly Date[];
  /** Lessons of the course, those of a benefit among them. */
  readonly totalLessons: number;
  /** Whether the class is a trial that no course goes on with. */
  readonly isTrial: boolean;
  readonly isAnswered: boolean;
  /** Whether the class is over. */
  readonly isOver: boolean;
}

/**
 * Since when a family is asked whether the tutor fits; null when it is not: before enough lessons, after an answer, and
 * of a class that is over. The family of a trial is asked as long as it can go on with it.
 */
export function pulseDueSince(facts: PulseFacts, now: Date): Date | null {
  const { usedEnds, totalLessons, isTrial, isAnswered, isOver } = facts;
  const asked = usedEnds[pulseAfter(totalLessons) - 1];
  if (!asked || isAnswered) return null;
  const isTrialOpen = isTrial && now < daysAfter(asked, UP_SELLING_DAYS);
  return isOver && !isTrialOpen ? null : asked;
}
