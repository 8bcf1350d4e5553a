import type { Product } from "../product/product.ts";
import type { BonusLessons } from "./lesson-counts.ts";

// Apart from lesson-period.ts, so that a page with prices alone loads no calendar (dayjs, 5 KiB).

/** For how many months from its first lesson on a course's lessons can be taken, those of a benefit included. */
export function lessonMonths({ expiryMonths }: Pick<Product, "expiryMonths">, bonus: BonusLessons | null): number {
  return expiryMonths + (bonus?.additionalLessonType === "MONTH" ? bonus.additionalLessonCount : 0);
}

/** The time of a course before its first lesson is arranged, without the calendar: "첫 수업부터 4개월 동안". */
export function lessonMonthsText(months: number): string {
  return `첫 수업부터 ${months}개월 동안`;
}
