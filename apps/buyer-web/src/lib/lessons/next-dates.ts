import { addWorkingDays, formatKoreanDate, type KstDate } from "@pkg/domain";

/** "11월 24일(화)까지" */
export function byWorkingDay(from: Date, count: number): string {
  return `${formatKoreanDate(addWorkingDays(from, count))}까지`;
}

/** From when the first lesson can be, once there is a tutor: "11월 26일(목)부터", the working day after. */
export function firstLessonFrom(found: Date | KstDate): string {
  return `${formatKoreanDate(addWorkingDays(found, 1))}부터`;
}
