import { formatKoreanDate } from "./format-korean-date.ts";
import { addDays, formatKoreanTime, toKstDate } from "./kst-date.ts";

/**
 * An instant as it is said to somebody who has until then: "오늘 9시 37분", "내일 10시", otherwise with the date.
 * @param now when it is read
 */
export function formatDue(due: Date, now: Date): string {
  return `${dayName(due, now)} ${timeName(due)}`;
}

/**
 * An instant in the morning as it is said to somebody who waits for it: "내일 아침 8시".
 * @param now when it is read
 */
export function formatMorning(at: Date, now: Date): string {
  return `${dayName(at, now)} 아침 ${timeName(at)}`;
}

function dayName(at: Date, now: Date): string {
  const [day, today] = [toKstDate(at), toKstDate(now)];
  return day === today ? "오늘" : day === addDays(today, 1) ? "내일" : formatKoreanDate(at);
}

function timeName(at: Date): string {
  const [hours, minutes] = formatKoreanTime(at).split(":").map(Number);
  return `${hours}시${minutes ? ` ${minutes}분` : ""}`;
}
