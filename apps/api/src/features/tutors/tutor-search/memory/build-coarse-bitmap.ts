import { HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "@pkg/domain";
import { WEEK_BYTES } from "./count-lessons.ts";

/** Where a day is cut into parts: 8 of a weekday, 12 of a day of the weekend, so that a week has 64; finest in the evening. */
const WEEKDAY_CUTS = [32, 34, 36, 38, 40, 42, 44];
const WEEKEND_CUTS = [20, 24, 27, 30, 32, 34, 36, 38, 40, 42, 44];
const FIRST_DAY_OF_WEEKEND = 5;
const BYTE_VALUES = 256;
const DAY_BYTES = HALF_HOURS_PER_DAY / 8;
/** A coarse bitmap has a bit for each part of the week in which anything is free. */
export const WEEK_PARTS = 64;
export const COARSE_BYTES = WEEK_PARTS / 8;

/** The part of the week that a half-hour is in. */
const PART_OF = new Uint8Array(WEEKLY_SLOTS);
for (let slot = 0, part = -1; slot < WEEKLY_SLOTS; slot++) {
  const time = slot % HALF_HOURS_PER_DAY;
  const cuts = slot < FIRST_DAY_OF_WEEKEND * HALF_HOURS_PER_DAY ? WEEKDAY_CUTS : WEEKEND_CUTS;
  if (time === 0 || cuts.includes(time)) part++;
  PART_OF[slot] = part;
}

/** The parts of each byte at each of the 42 places of a week, as 16 bits from the day's byte of the coarse bitmap on. */
const PARTS = Uint16Array.from({ length: WEEK_BYTES * BYTE_VALUES }, (_, at) => {
  const [place, byte] = [Math.floor(at / BYTE_VALUES), at % BYTE_VALUES];
  const first = Math.floor(place / DAY_BYTES) * 8;
  let parts = 0;
  for (let bit = 0; bit < 8; bit++) if ((byte >> (7 - bit)) & 1) parts |= 1 << (PART_OF[place * 8 + bit]! - first);
  return parts;
});

/** Writes the coarse bitmap of a week of bits into zeros that begin at `at`. */
export function writeCoarseBitmap(week: Uint8Array, target: Uint8Array, at: number): void {
  for (let place = 0; place < WEEK_BYTES; place++) {
    const parts = PARTS[place * BYTE_VALUES + week[place]!]!;
    const day = at + Math.floor(place / DAY_BYTES);
    target[day]! |= parts;
    if (parts >= BYTE_VALUES) target[day + 1]! |= parts >> 8;
  }
}

/** Wished half-hours by part of the week: what a coarse bitmap can have in common with a wish at most. */
export interface WishedParts {
  /** Each part in which anything is wished, once for each power of two in its number of half-hours, and that power. */
  readonly parts: Uint8Array;
  readonly powers: Uint8Array;
  /** The half-hours of all parts. */
  readonly total: number;
}

/** Counts wished half-hours by part, except those in which no tutor is free, as the bits of `openHours` say. */
export function countWishedParts(calendar: WeeklyCalendar, openHours: Uint8Array): WishedParts {
  const wished = new Uint8Array(WEEK_PARTS);
  let total = 0;
  for (let slot = 0; slot < WEEKLY_SLOTS; slot++) {
    const isOpen = (openHours[slot >> 3]! >> (7 - (slot & 7))) & 1;
    if (!isOpen || calendar[slot] !== 1) continue;
    wished[PART_OF[slot]!]! += 1;
    total++;
  }
  const parts: number[] = [];
  const powers: number[] = [];
  for (let part = 0; part < WEEK_PARTS; part++) {
    for (let rest = wished[part]!; rest > 0; rest &= rest - 1) {
      parts.push(part);
      powers.push(31 - Math.clz32(rest & -rest));
    }
  }
  return { parts: new Uint8Array(parts), powers: new Uint8Array(powers), total };
}
