import { formatKoreanDate } from "./format-korean-date.ts";
import { addDays, formatKoreanTime, toKstDate } from "./kst-date.ts";

/**
 * An instant as it is said to somebody who has until then: "오늘 9시 37분", "내일 10시", otherwise with the date.
 * @param now when it is read
 */
export function formatDue(due: Date, now: Date): string {
  const [day, today] = [toKstDate(due), toKstDate(now)];
  const name = day === today ? "오늘" : day === addDays(today, 1) ? "내일" : formatKoreanDate(due);
  const [hours, minutes] = formatKoreanTime(due).split(":").map(Number);
  return `${name} ${hours}시${minutes ? ` ${minutes}분` : ""}`;
}
