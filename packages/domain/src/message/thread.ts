import { daysAfter } from "../time/duration.ts";

/** How many days after the last lesson of a course the two may still write. */
export const THREAD_OPEN_DAYS = 30;

/** Why the two sides of a class only read: this tutor teaches it no more, or its last lesson is long over. */
export const THREAD_ENDS = ["PAIR_OVER", "TIME_OVER"] as const;
export type ThreadEnd = (typeof THREAD_ENDS)[number];

/** What decides whether the two sides of a class may write. */
export interface ThreadPair {
  /** Whether this tutor is the class's present one. */
  readonly isPresent: boolean;
  /** When its last lesson was over; null while it goes on. */
  readonly endedAt: Date | null;
}

/** Why the two sides only read; null while they may write: as long as the class goes on, and 30 days after its end. */
export function threadEnd({ isPresent, endedAt }: ThreadPair, now: Date): ThreadEnd | null {
  if (!isPresent) return "PAIR_OVER";
  return endedAt === null || now < daysAfter(endedAt, THREAD_OPEN_DAYS) ? null : "TIME_OVER";
}

/** Tells whether the two sides may write. */
export const isThreadOpen = (pair: ThreadPair, now: Date): boolean => threadEnd(pair, now) === null;
