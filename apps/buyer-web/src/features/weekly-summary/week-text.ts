import { addDays, formatKoreanDate, formatKoreanTime, type KstDate } from "@pkg/domain";
import { localBeside } from "@pkg/web/platform/clock/korean-time";

/** "11월 16일(월)–22일(일)"; with both months where the week has two. */
export function weekText(monday: KstDate): string {
  const sunday = addDays(monday, 6);
  const last = formatKoreanDate(sunday);
  const sameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return `${formatKoreanDate(monday)}–${sameMonth ? last.replace(/^\d+월 /, "") : last}`;
}

/** "11월 17일(화) 19:00–20:00" */
export function lessonText({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return `${formatKoreanDate(start)} ${formatKoreanTime(start)}–${formatKoreanTime(end)}${localBeside(start)}`;
}
