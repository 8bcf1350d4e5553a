import { type ClassEnd, classEnd, daysAfter, type KstDate, type LessonCounts, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { canRest, findComingCharge } from "../../../db/coming-charge.ts";
import { countLessons, expiryOf, hasUnsettled, isTrialClass } from "./count-lessons.ts";
import type { ClassRow, LessonRow } from "./repository.ts";

/** A tutor has so long for the note of a trial. */
const TRIAL_LOG_DAYS = 1;

/** Whether a class comes to its end, and what says so. */
export interface FoundEnd {
  readonly end: ClassEnd;
  readonly counts: LessonCounts;
  readonly expiresOn: KstDate | null;
  readonly nextPaymentOn: KstDate | null;
  readonly isUnsettled: boolean;
}

/** Whether a class comes to its end at an instant. @param lessons ascending */
export async function findClassEnd(
  db: Queryable,
  row: ClassRow,
  lessons: readonly LessonRow[],
  at: Date,
): Promise<FoundEnd> {
  const { status, endedAt, restsUntil } = row;
  const facts = {
    counts: countLessons(row, lessons),
    expiresOn: expiryOf(row, lessons),
    nextPaymentOn: await findComingCharge(db, row.orderItemId, at),
    isUnsettled: hasUnsettled(lessons),
  };
  const match = { status, isEnded: endedAt !== null, restsUntil };
  const mayRest = await canRest(db, row.orderItemId);
  return { ...facts, end: classEnd({ ...facts, match, mayRest }, toKstDate(at)) };
}

/**
 * When the family of a held trial is asked to go on: once its tutor's note is there, at the latest a day after the
 * lesson. Null for other courses.
 * @param at the present
 */
export function trialOfferDueAt(
  { courses }: Pick<ClassRow, "courses">,
  lessons: readonly LessonRow[],
  at: Date,
): Date | null {
  const held = lessons.findLast(({ settledAs }) => settledAs === "HELD");
  if (!held || !isTrialClass(courses)) return null;
  return held.log ? at : daysAfter(held.endsAt, TRIAL_LOG_DAYS);
}
