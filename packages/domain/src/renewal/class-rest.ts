import { addDays, daysBetween, type KstDate } from "../time/kst-date.ts";

/**
 * A class whose lessons ran out while its renewal is off can go on with its tutor for so many days after its last
 * lesson.
 */
export const REST_DAYS = 30;
/** For so many of these days its weekly times stay the family's. */
export const REST_KEPT_DAYS = 14;
/** A family that stops late has at least so many days to think again. */
export const REST_LEAST_DAYS = 14;
/** The family is told so many days before the end. */
export const REST_NOTICE_DAYS = 3;

/** KEPT: the weekly times stay the family's; FREE: it can go on as long as its tutor is free; OVER: it ends. */
export const REST_PHASES = ["KEPT", "FREE", "OVER"] as const;
export type RestPhase = (typeof REST_PHASES)[number];

/** How a class rests on a day; days are days of Korea. */
export interface ClassRest {
  readonly phase: RestPhase;
  /** The last day on which the weekly times are the family's; null once they are free. */
  readonly keptUntil: KstDate | null;
  /** The last day on which it can go on. */
  readonly until: KstDate;
  /** The day on which the family is told that the end is near. */
  readonly noticeOn: KstDate;
}

/**
 * The last day of a class's rest.
 * @param rest.lastLessonOn the day of its last lesson
 * @param rest.offOn the day on which its renewal stopped or paused, or its lessons ran out after that
 */
export function restUntil({ lastLessonOn, offOn }: { lastLessonOn: KstDate; offOn: KstDate }): KstDate {
  const usual = addDays(lastLessonOn, REST_DAYS);
  const least = addDays(offOn, REST_LEAST_DAYS);
  return daysBetween(least, usual) > 0 ? usual : least;
}

/**
 * How a class rests on a day.
 * @param until `restUntil`
 * @param isHeld whether its tutor's weekly times are still held for it
 */
export function restOf({ until, isHeld }: { until: KstDate; isHeld: boolean }, today: KstDate): ClassRest {
  const kept = addDays(until, REST_KEPT_DAYS - REST_DAYS);
  const isKept = isHeld && today <= kept;
  const phase = today > until ? "OVER" : isKept ? "KEPT" : "FREE";
  return { phase, keptUntil: isKept ? kept : null, until, noticeOn: addDays(until, -REST_NOTICE_DAYS) };
}

/**
 * Whole weeks without a lesson before a payment that goes on with a class; 0 when its lessons follow each other.
 * @param lastLessonOn the day of the last lesson that is arranged, or was held
 */
export function weeksWithoutLessons(lastLessonOn: KstDate, paymentOn: KstDate): number {
  return Math.max(0, Math.floor(daysBetween(lastLessonOn, paymentOn) / 7));
}
