import { formatKoreanDate, formatKoreanTime } from "@pkg/domain";

/** A day, with its year unless that is the current one. */
export const dayText = (instant: string, now: Date): string => formatKoreanDate(new Date(instant), { now });

/** "11월 23일(월) 19:05", with the year unless it is the current one. */
export function momentText(instant: string, now: Date): string {
  return `${dayText(instant, now)} ${formatKoreanTime(new Date(instant))}`;
}
