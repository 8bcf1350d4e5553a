import type { LessonStart } from "./lesson-starts.ts";
import { halfHourToTime } from "./weekly-calendar.ts";
import { WEEKDAY_LABELS, WEEKDAYS } from "./weekly-periods.ts";

/** "화·목 19시", with different times "목 19시·금 20시", and "월요일 20시" for a lone one: "월 20시" could be hours of a month. */
export function lessonTimes(lessons: readonly LessonStart[]): string {
  const times = [...new Set(lessons.map(({ halfHour }) => halfHour))];
  return times
    .map((time) => {
      const days = lessons.filter(({ halfHour }) => halfHour === time).map(({ day }) => dayLabel(day));
      return `${[...new Set(days)].join("·")}${lessons.length === 1 ? "요일" : ""} ${hourLabel(time)}`;
    })
    .join("·");
}

function dayLabel(day: number): string {
  const weekday = WEEKDAYS[day];
  return weekday ? WEEKDAY_LABELS[weekday] : "";
}

/** An early hour says that it is one: "6시" alone reads as six in the evening. */
function hourLabel(halfHour: number): string {
  const [hour = 0, minute] = halfHourToTime(halfHour).split(":").map(Number);
  const label = `${hour < 9 ? "오전 " : ""}${hour}시`;
  return minute === 0 ? label : `${label} ${minute}분`;
}
