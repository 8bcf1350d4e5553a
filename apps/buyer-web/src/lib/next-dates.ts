import { addWorkingDays, formatKoreanDate } from "@pkg/domain";

/** "11월 24일(화)까지"; without a date when the holidays of that year are not known yet. */
export function byWorkingDay(from: Date, count: number): string {
  try {
    return `${formatKoreanDate(addWorkingDays(from, count))}까지`;
  } catch {
    return `영업일 ${count}일 안에`;
  }
}
