/** Half hours of a day. */
const SLOTS = 48;
export const DAYS = 7;
const SLOT_MINUTES = 30;

/**
 * A week of half hours: 7 x 48 booleans, `index = day * 48 + slot`. Day 0 is Monday, slot 0 is 00:00, all in KST.
 * As text (`weekToBits`) it is 336 characters of 0 and 1, Monday 00:00 first, as in a `bit(336)` column.
 */
export type Week = ReadonlyArray<boolean>;

/** A range of one day in minutes since midnight; `to` is exclusive and at most 1440. */
export type WeekRange = { day: number; from: number; to: number };

export function emptyWeek(): Week {
  return new Array<boolean>(DAYS * SLOTS).fill(false);
}

export function indexOf(day: number, slot: number): number {
  return day * SLOTS + slot;
}

export function dayOf(index: number): number {
  return Math.floor(index / SLOTS);
}

export function slotOf(index: number): number {
  return index % SLOTS;
}

/** @throws RangeError when the text is not 336 characters of 0 and 1 */
export function weekFromBits(bits: string): Week {
  if (!/^[01]{336}$/.test(bits)) throw new RangeError("A week is 336 characters of 0 and 1");
  return [...bits].map((bit) => bit === "1");
}

export function weekToBits(week: Week): string {
  return week.map((on) => (on ? "1" : "0")).join("");
}

/** The week with the half hours of the ranges on, rounded outwards to half hours. */
export function weekFromRanges(ranges: ReadonlyArray<WeekRange>): Week {
  const week = [...emptyWeek()];
  for (const { day, from, to } of ranges) {
    const last = Math.ceil(to / SLOT_MINUTES);
    for (let slot = Math.floor(from / SLOT_MINUTES); slot < last; slot++) week[indexOf(day, slot)] = true;
  }
  return week;
}

/** The ranges of the week, by day and time; adjacent half hours are one range. */
export function weekToRanges(week: Week): WeekRange[] {
  const ranges: WeekRange[] = [];
  for (let day = 0; day < DAYS; day++) {
    let from = -1;
    for (let slot = 0; slot <= SLOTS; slot++) {
      const on = slot < SLOTS && week[indexOf(day, slot)] === true;
      if (on && from < 0) from = slot;
      if (!on && from >= 0) {
        ranges.push({ day, from: from * SLOT_MINUTES, to: slot * SLOT_MINUTES });
        from = -1;
      }
    }
  }
  return ranges;
}

/** The total of available minutes. */
export function weekMinutes(week: Week): number {
  return week.filter(Boolean).length * SLOT_MINUTES;
}
