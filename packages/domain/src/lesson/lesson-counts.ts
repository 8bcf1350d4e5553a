import type { AdditionalLessonType } from "../benefit/benefit.ts";
import { lessonsPerWeek, type Product } from "../product/product.ts";
import type { LessonSpan } from "../schedule/lesson-span.ts";
import type { LessonDisputeStatus } from "./lesson-dispute.ts";
import type { LessonStatus } from "./lesson-status.ts";

/** A month of a benefit is four weeks of lessons. */
const WEEKS_PER_BONUS_MONTH = 4;

/** The lessons that a benefit adds to a course. */
export interface BonusLessons {
  readonly additionalLessonType: AdditionalLessonType | null;
  readonly additionalLessonCount: number;
}

/** The fields of a lesson that decide whether it is used up. */
export type CountedLesson = LessonSpan & {
  readonly status: LessonStatus;
  /** An open one holds the lesson: it is neither used nor free until staff decides. */
  readonly dispute?: LessonDisputeStatus | null;
};

/** `total` = `used` + `left`, and `left` = `scheduled` + `unscheduled`. */
export interface LessonCounts {
  readonly total: number;
  /** Taken, missed, or over without a report. */
  readonly used: number;
  /** Scheduled and not over, or held by a dispute. */
  readonly scheduled: number;
  readonly left: number;
  readonly unscheduled: number;
}

/** All lessons of a course: paid, free, and those of a benefit; a benefit's month is four weeks of lessons. */
export function lessonTotal(
  product: Pick<Product, "totalCounts" | "freeLessonCounts" | "totalWeeks">,
  bonus: BonusLessons | null,
): number {
  const own = product.totalCounts + product.freeLessonCounts;
  if (!bonus?.additionalLessonType) return own;
  const isMonth = bonus.additionalLessonType === "MONTH";
  const perUnit = isMonth ? WEEKS_PER_BONUS_MONTH * lessonsPerWeek(product) : 1;
  return own + bonus.additionalLessonCount * perUnit;
}

/** Counts the lessons of a course at an instant; a canceled one counts nowhere. */
export function lessonCounts(lessons: readonly CountedLesson[], total: number, now: Date): LessonCounts {
  const used = lessons.filter((lesson) => isLessonUsed(lesson, now)).length;
  const scheduled = lessons.filter(
    ({ status, endsAt, dispute }) => dispute === "OPEN" || (status === "SCHEDULED" && endsAt > now),
  ).length;
  const left = total - used;
  return { total, used, scheduled, left, unscheduled: left - scheduled };
}

/** Tells whether a lesson is used up: taken, missed, or over, and not held by a dispute. */
export function isLessonUsed(
  { status, endsAt, dispute }: Pick<CountedLesson, "status" | "endsAt" | "dispute">,
  now: Date,
): boolean {
  if (dispute === "OPEN") return false;
  return status === "DONE" || status === "ABSENT" || (status === "SCHEDULED" && endsAt <= now);
}
