import { formatKoreanDate, formatKoreanTime, toKstDate } from "@pkg/domain";

/** A day, with its year unless that is the current one. */
export function dayText(instant: string, now: Date): string {
  const date = new Date(instant);
  return formatKoreanDate(date, { withYear: toKstDate(date).slice(0, 4) !== toKstDate(now).slice(0, 4) });
}

/** "11월 23일(월) 19:05", with the year unless it is the current one. */
export function momentText(instant: string, now: Date): string {
  return `${dayText(instant, now)} ${formatKoreanTime(new Date(instant))}`;
}
