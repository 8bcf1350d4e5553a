import { HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "./weekly-calendar.ts";
import { WEEKDAY_LABELS, WEEKDAYS } from "./weekly-periods.ts";

/** Parts of a day in which lessons are held. */
export const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Korean labels of the parts of a day. */
export const DAY_PART_LABELS: Readonly<Record<DayPart, string>> = {
  morning: "오전",
  afternoon: "오후",
  evening: "저녁",
};

/** Hours of a part of a day in Korean time, from the first until the second. */
export const DAY_PART_HOURS: Readonly<Record<DayPart, readonly [from: number, until: number]>> = {
  morning: [8, 12],
  afternoon: [12, 18],
  evening: [18, 24],
};

/** A part of a weekday. */
export type WeekPart = `${(typeof WEEKDAYS)[number]}-${DayPart}`;

/** The 21 parts of a week, Monday morning first. */
export const WEEK_PARTS: readonly WeekPart[] = WEEKDAYS.flatMap((weekday) =>
  DAY_PARTS.map((part): WeekPart => `${weekday}-${part}`),
);

/** The half-hours of some parts of a week; none without a part. */
export function weekPartsCalendar(parts: readonly WeekPart[]): WeeklyCalendar {
  const calendar = new Uint8Array(WEEKLY_SLOTS);
  for (const [day, weekday] of WEEKDAYS.entries()) {
    for (const part of DAY_PARTS) {
      if (!parts.includes(`${weekday}-${part}`)) continue;
      const [from, until] = DAY_PART_HOURS[part];
      calendar.fill(1, day * HALF_HOURS_PER_DAY + from * 2, day * HALF_HOURS_PER_DAY + until * 2);
    }
  }
  return calendar;
}

/** "월·수 저녁, 토 오전": the days of each part that are among the given ones. */
export function weekPartsText(parts: readonly WeekPart[]): string {
  return DAY_PARTS.map((part) => {
    const days = WEEKDAYS.filter((weekday) => parts.includes(`${weekday}-${part}`));
    return days.length > 0 ? `${days.map((day) => WEEKDAY_LABELS[day]).join("·")} ${DAY_PART_LABELS[part]}` : "";
  })
    .filter(Boolean)
    .join(", ");
}
