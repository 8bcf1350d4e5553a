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
 * Until when the family of a trial reads its tutor's note before it is asked to go on; null once it is there, and for
 * other courses.
 */
export function trialLogDueAt({ courses }: Pick<ClassRow, "courses">, lessons: readonly LessonRow[]): Date | null {
  const held = lessons.findLast(({ settledAs }) => settledAs === "HELD");
  if (!held || held.log || !isTrialClass(courses)) return null;
  return daysAfter(held.endsAt, TRIAL_LOG_DAYS);
}
