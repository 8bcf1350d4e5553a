import { countFree, HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "@pkg/domain";
import { WEEK_BYTES } from "./count-room.ts";

/** Where a day is cut into parts: 8 of a weekday, 12 of a day of the weekend, so that a week has 64; finest in the evening. */
const WEEKDAY_CUTS = [32, 34, 36, 38, 40, 42, 44];
const WEEKEND_CUTS = [20, 24, 27, 30, 32, 34, 36, 38, 40, 42, 44];
const FIRST_DAY_OF_WEEKEND = 5;
const BYTES = 256;
const DAY_BYTES = HALF_HOURS_PER_DAY / 8;
/** A bit for each part of the week. */
export const SIGNATURE_BYTES = 8;

/** The part of the week that a half-hour is in. */
const PART_OF = new Uint8Array(WEEKLY_SLOTS);
for (let slot = 0, part = -1; slot < WEEKLY_SLOTS; slot++) {
  const time = slot % HALF_HOURS_PER_DAY;
  const cuts = slot < FIRST_DAY_OF_WEEKEND * HALF_HOURS_PER_DAY ? WEEKDAY_CUTS : WEEKEND_CUTS;
  if (time === 0 || cuts.includes(time)) part++;
  PART_OF[slot] = part;
}

/** The parts of each byte at each of the 42 places of a week, as 16 bits from the day's byte of the signature on. */
const PARTS = Uint16Array.from({ length: WEEK_BYTES * BYTES }, (_, at) => {
  const [place, byte] = [Math.floor(at / BYTES), at % BYTES];
  const first = Math.floor(place / DAY_BYTES) * 8;
  let parts = 0;
  for (let bit = 0; bit < 8; bit++)
    if ((byte >> (7 - bit)) & 1) parts |= 1 << ((PART_OF[place * 8 + bit] ?? 0) - first);
  return parts;
});

/** Writes the parts of a week of bits in which anything is free into a signature of zeros that begins at `at`. */
export function signWeek(week: Uint8Array, signatures: Uint8Array, at: number): void {
  for (let place = 0; place < WEEK_BYTES; place++) {
    const parts = PARTS[place * BYTES + (week[place] ?? 0)] ?? 0;
    const day = at + Math.floor(place / DAY_BYTES);
    signatures[day] = (signatures[day] ?? 0) | (parts & (BYTES - 1));
    if (parts >= BYTES) signatures[day + 1] = (signatures[day + 1] ?? 0) | (parts >> 8);
  }
}

/** Wished half-hours by byte of a signature: what the parts in which somebody is free can have in common with the wish. */
export interface PartCounts {
  /** The bytes in which anything is wished. */
  readonly at: Uint8Array;
  /** For each of them by its value. */
  readonly counts: Uint16Array;
  /** The parts in which anything is wished, once for each power of two in the number of half-hours, and that power. */
  readonly parts: Uint8Array;
  readonly powers: Uint8Array;
  /** The half-hours of all parts. */
  readonly total: number;
}

/** One array for all wishes, since a new one of this size for each costs more than filling it. */
const scratch = new Uint16Array(SIGNATURE_BYTES * BYTES);

/**
 * Counts a wish's half-hours by parts, until the next wish is counted; without wished times everything is wished. Of no use,
 * and left out: half-hours in which nobody is free, as far as the bits of `anybody` say.
 */
export function partCounts(calendar: WeeklyCalendar, anybody: Uint8Array): PartCounts {
  const wished = new Uint8Array(SIGNATURE_BYTES * 8);
  const isWished = countFree(calendar) > 0;
  let total = 0;
  for (let slot = 0; slot < WEEKLY_SLOTS; slot++) {
    const part = PART_OF[slot] ?? 0;
    const isAnybodyFree = ((anybody[slot >> 3] ?? 0) >> (7 - (slot & 7))) & 1;
    if (!isAnybodyFree || (isWished && calendar[slot] !== 1)) continue;
    wished[part] = (wished[part] ?? 0) + 1;
    total++;
  }
  const at: number[] = [];
  const parts: number[] = [];
  const powers: number[] = [];
  for (let part = 0; part < wished.length; part++) {
    for (let rest = wished[part] ?? 0; rest > 0; rest &= rest - 1) {
      parts.push(part);
      powers.push(31 - Math.clz32(rest & -rest));
      if (at.at(-1) !== part >> 3) at.push(part >> 3);
    }
  }
  const counts = scratch;
  for (const [index, byte] of at.entries()) {
    for (let value = 1; value < BYTES; value++) {
      const lowest = value & -value;
      // Of the value without its lowest bit is known already.
      const others = counts[index * BYTES + value - lowest] ?? 0;
      counts[index * BYTES + value] = others + (wished[byte * 8 + 31 - Math.clz32(lowest)] ?? 0);
    }
  }
  return { at: new Uint8Array(at), counts, parts: new Uint8Array(parts), powers: new Uint8Array(powers), total };
}

/** The most half-hours that a week with the signature at `from` can have in common with the wish. */
export function mostCommon({ at, counts }: PartCounts, signatures: Uint8Array, from: number): number {
  let most = 0;
  for (let index = 0; index < at.length; index++) {
    most += counts[index * BYTES + (signatures[from + (at[index] ?? 0)] ?? 0)] ?? 0;
  }
  return most;
}
