/** Days of a weekly calendar, Monday first. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Korean labels of the weekdays. */
export const WEEKDAY_LABELS: Readonly<Record<Weekday, string>> = {
  monday: "월",
  tuesday: "화",
  wednesday: "수",
  thursday: "목",
  friday: "금",
  saturday: "토",
  sunday: "일",
};

/** A period inside one day, "HH:mm-HH:mm" in Korean time on half-hours; it may end at 24:00. */
export type Period = string;

/** Weekly availability: a list of periods for each day, monday to sunday. */
export type WeeklyAvailablePeriods = Readonly<Record<Weekday, readonly Period[]>>;

/** A week without a period; as a wish it means that every time suits. */
export const NO_TIMES: WeeklyAvailablePeriods = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** A copy that may be changed: generated types of requests and answers know no read-only lists. */
export function copyWeeklyPeriods(periods: WeeklyAvailablePeriods): Record<Weekday, Period[]> {
  const copy = (day: Weekday) => [...periods[day]];
  return {
    monday: copy("monday"),
    tuesday: copy("tuesday"),
    wednesday: copy("wednesday"),
    thursday: copy("thursday"),
    friday: copy("friday"),
    saturday: copy("saturday"),
    sunday: copy("sunday"),
  };
}
