import { calendarToPeriods, HALF_HOURS_PER_DAY, periodsToCalendar, WEEKLY_SLOTS } from "../schedule/weekly-calendar.ts";
import { NO_TIMES, type WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import type { TutorGender } from "../tutor/tutor-types.ts";

/** Wishes that can keep every tutor away, and may be given up: the gender, times (an hour more on each side), all times. */
export const WISH_WIDENINGS = ["GENDER", "TIME", "ANY_TIME"] as const;
export type WishWidening = (typeof WISH_WIDENINGS)[number];

/** How much TIME adds before and after. */
export const WIDENED_HOURS = 1;

/** Korean labels of the buttons that widen. */
export const WISH_WIDENING_LABELS: Readonly<Record<WishWidening, string>> = {
  GENDER: "선생님 성별은 상관없어요",
  TIME: `앞뒤로 ${WIDENED_HOURS}시간씩 더 가능해요`,
  ANY_TIME: "시간은 선생님께 맞출게요",
};

/** What a widening does, as the buyer is told of one that staff made for them. */
export const WISH_WIDENING_NEWS: Readonly<Record<WishWidening, string>> = {
  GENDER: "선생님 성별 조건을 빼고",
  TIME: `가능한 시간을 앞뒤로 ${WIDENED_HOURS}시간씩 넓혀서`,
  ANY_TIME: "시간 조건을 빼고",
};

/** The wishes that are hard conditions. */
export interface HardWishes {
  readonly weeklyAvailablePeriods: WeeklyAvailablePeriods;
  readonly tutorGenders: readonly TutorGender[];
}

const WIDENED_SLOTS = (WIDENED_HOURS * HALF_HOURS_PER_DAY) / 24;

/** The widenings that would change something: a wish that was not made cannot be given up. */
export function possibleWidenings(wishes: HardWishes): WishWidening[] {
  return WISH_WIDENINGS.filter((widening) => {
    const { weeklyAvailablePeriods, tutorGenders } = widenWishes(wishes, widening);
    if (widening === "GENDER") return tutorGenders.length !== wishes.tutorGenders.length;
    return slots(weeklyAvailablePeriods) !== slots(wishes.weeklyAvailablePeriods);
  });
}

/** Wishes with one of them given up; the others stay as they are. */
export function widenWishes<W extends HardWishes>(wishes: W, widening: WishWidening): W {
  if (widening === "GENDER") return { ...wishes, tutorGenders: [] };
  const weeklyAvailablePeriods = widening === "ANY_TIME" ? NO_TIMES : anHourMore(wishes.weeklyAvailablePeriods);
  return { ...wishes, weeklyAvailablePeriods };
}

const slots = (periods: WeeklyAvailablePeriods): string => periodsToCalendar(periods).join("");

/** Inside each day: a lesson never runs over midnight. */
function anHourMore(periods: WeeklyAvailablePeriods): WeeklyAvailablePeriods {
  const before = periodsToCalendar(periods);
  const after = new Uint8Array(WEEKLY_SLOTS);
  for (let slot = 0; slot < WEEKLY_SLOTS; slot += 1) {
    if (before[slot] !== 1) continue;
    const day = slot - (slot % HALF_HOURS_PER_DAY);
    after.fill(1, Math.max(day, slot - WIDENED_SLOTS), Math.min(day + HALF_HOURS_PER_DAY, slot + WIDENED_SLOTS + 1));
  }
  return calendarToPeriods(after);
}
