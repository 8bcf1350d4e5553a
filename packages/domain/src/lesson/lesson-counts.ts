import type { AdditionalLessonType } from "../benefit/benefit.ts";
import { lessonsPerWeek, type Product } from "../product/product.ts";
import type { LessonSpan } from "../schedule/lesson-span.ts";
import type { LessonDisputeStatus } from "./lesson-dispute.ts";
import { isOutcomeUsed, type LessonOutcome } from "./lesson-outcome.ts";
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
  /** How it was settled; null before. */
  readonly settledAs: LessonOutcome | null;
  /** An open one holds the lesson: it is neither used nor free until staff decides. */
  readonly dispute?: LessonDisputeStatus | null;
};

/** `total` = `used` + `left`, and `left` = `scheduled` + `unscheduled`. */
export interface LessonCounts {
  readonly total: number;
  /** Held, or missed by the student. */
  readonly used: number;
  /** Arranged and not used: still to come, over and not settled, asked about, or held by a dispute. */
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

/** Counts the lessons of a course; a canceled one counts nowhere. */
export function lessonCounts(
  lessons: readonly Pick<CountedLesson, "status" | "settledAs" | "dispute">[],
  total: number,
): LessonCounts {
  const used = lessons.filter(isLessonUsed).length;
  const scheduled = lessons.filter((lesson) => lesson.status !== "CANCELED" && !isLessonUsed(lesson)).length;
  const left = total - used;
  return { total, used, scheduled, left, unscheduled: left - scheduled };
}

/** Tells whether a lesson is used up: settled as held or as missed by the student, and not held by a dispute. */
export const isLessonUsed = ({ settledAs, dispute }: Pick<CountedLesson, "settledAs" | "dispute">): boolean =>
  dispute !== "OPEN" && isOutcomeUsed(settledAs);
