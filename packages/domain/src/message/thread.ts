import { daysAfter } from "../time/duration.ts";

/** How many days after the last lesson of a course the two may still write. */
export const THREAD_OPEN_DAYS = 30;

/**
 * Tells whether the two sides may write: while the tutor teaches the class, and for 30 days after its last lesson. Afterwards
 * they read.
 *
 * @param pair whether this tutor is the class's present one, and when its last lesson was over (null while it goes on)
 */
export function isThreadOpen(
  { isPresent, endedAt }: { readonly isPresent: boolean; readonly endedAt: Date | null },
  now: Date,
): boolean {
  return isPresent && (endedAt === null || now < daysAfter(endedAt, THREAD_OPEN_DAYS));
}
