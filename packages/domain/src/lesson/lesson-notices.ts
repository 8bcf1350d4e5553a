import { NOTICE_HOURS, type OpenHours, openFrom } from "../schedule/quiet-hours.ts";
import { HOUR } from "../time/duration.ts";
import { JOIN_OPENS_MINUTES } from "./lesson-deadlines.ts";

/** What people of a class are told of it by message, each at most once for its occasion. */
export const CLASS_NOTICE_KINDS = [
  "PLANNED",
  "TOMORROW",
  "SOON",
  "MOVED",
  "TIME_ASKED",
  "TIME_DECLINED",
  "ABSENCE",
  "NO_SHOW",
  "TUTOR_NO_SHOW",
  "ASKED",
  "NOT_HELD",
  "LOG",
  "LOG_DUE",
  "UNPLANNED",
  "LAST_LESSONS",
  "RESTING",
  "REST_ENDS",
  "RESUMED",
  "COURSE_END",
  "CONTINUE",
  "GIVEN_UP",
  "DISPUTED",
  "LATE_DECISION",
  "DECIDED",
  "REVIEW",
  "REVIEWED",
  "REVIEW_HIDDEN",
] as const;
export type ClassNoticeKind = (typeof CLASS_NOTICE_KINDS)[number];

/** When both sides are reminded of a lesson of the next day: early enough to move one of the next morning. */
export const REMINDER_HOURS: OpenHours = { from: 18, until: NOTICE_HOURS.until };
/** A tutor is first reminded of a log that is missing so many hours after the lesson, then by `TASK_REMINDER_DAYS`. */
export const LOG_REMINDER_HOURS = 2;
/** A tutor whose family arranged no lesson hears of it so many days after the two were matched. */
export const UNPLANNED_NOTICE_DAYS = 3;
/** With so many lessons left, a family is told that its course ends. */
export const LAST_LESSONS = 2;

/** What a reminder counts back from is the start of a lesson: so long before, its room opens. */
export const SOON_MINUTES = JOIN_OPENS_MINUTES;

/** A word about a lesson cannot wait for the morning when the lesson begins within so many hours of it. */
const URGENT_HOURS = 2;

/**
 * When people are told something about a class: now, or in the morning when it is night; at once in any case when it is about
 * a lesson that begins by then or soon after.
 * @param lessonAt the start of the lesson that it is about; null when it is about none
 *
 * @example
 * noticeTime(new Date("2026-11-24T23:00:00+09:00"), null); // 2026-11-25T08:00:00+09:00
 */
export function noticeTime(at: Date, lessonAt: Date | null): Date {
  const open = openFrom(at, NOTICE_HOURS);
  return lessonAt && lessonAt > at && lessonAt.getTime() < open.getTime() + URGENT_HOURS * HOUR ? at : open;
}
