import { addWorkingDays, formatKoreanDate } from "@pkg/domain";

/** "11월 24일(화)까지" */
export function byWorkingDay(from: Date, count: number): string {
  return `${formatKoreanDate(addWorkingDays(from, count))}까지`;
}
