import { addDays, type KstDate } from "../time/kst-date.ts";
import type { ConsentKey } from "./consent.ts";

/**
 * The version of the terms' texts that people agree to now, which is the day from which it holds; a changed text gets
 * a new date. A test of `@pkg/web` has a hash of every text of each version.
 */
export const CONSENT_VERSION: KstDate = "2027-01-08";

/** The terms that changed with this version for people who had agreed to them before: they are told. */
export const CHANGED_TERMS = [
  "TEACHING_TERMS",
  "TUTOR_TERMS",
  "STUDENT_TERMS",
] as const satisfies readonly ConsentKey[];

/** People are told of changed terms so many days before they hold. */
export const TERMS_NOTICE_DAYS = [30, 7] as const;

/** Which of the two notices of changed terms is due on a day of Korea; null too early, and once they hold. */
export function termsNoticeOn(today: KstDate): (typeof TERMS_NOTICE_DAYS)[number] | null {
  if (today >= CONSENT_VERSION) return null;
  return TERMS_NOTICE_DAYS.findLast((days) => today >= addDays(CONSENT_VERSION, -days)) ?? null;
}
