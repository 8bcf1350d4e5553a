import { dayOfWeek, type KstDate, toKstDate } from "./kst-date.ts";

const DAY_NAMES = "일월화수목금토";

/**
 * Writes a date as Koreans read it: "11월 20일(금)". Its year comes in front ("2027년 3월 20일(토)") when `withYear` is
 * set, or when it is another than that of `now`, at which it is read. An instant is read in Korean time.
 * @throws RangeError "Invalid date" for an invalid Date and a text that is not a real YYYY-MM-DD date
 */
export function formatKoreanDate(
  date: Date | KstDate,
  { withYear = false, now }: { withYear?: boolean; now?: Date } = {},
): string {
  const text = typeof date === "string" ? date : toKstDate(date);
  const saysYear = withYear || (now !== undefined && toKstDate(now).slice(0, 4) !== text.slice(0, 4));
  const day = DAY_NAMES[dayOfWeek(text)];
  const [year, month, dayOfMonth] = text.split("-").map(Number);
  return `${saysYear ? `${year}년 ` : ""}${month}월 ${dayOfMonth}일(${day})`;
}
