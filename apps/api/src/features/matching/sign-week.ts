import { countFree, HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "@pkg/domain";
import { WEEK_BYTES } from "./count-room.ts";

/** A day is cut here (16:00, 19:00, 21:00; at weekends 13:00, 17:00, 20:00): four parts, so that a week has 28. */
const WEEKDAY_CUTS = [32, 38, 42];
const WEEKEND_CUTS = [26, 34, 40];
const FIRST_DAY_OF_WEEKEND = 5;
const PARTS = 4;
const BYTES = 256;
const SIGNATURE_BYTES = 4;

/** The part of the week that a half-hour is in. */
const PART_OF = Uint8Array.from({ length: WEEKLY_SLOTS }, (_, slot) => {
  const day = Math.floor(slot / HALF_HOURS_PER_DAY);
  const cuts = day < FIRST_DAY_OF_WEEKEND ? WEEKDAY_CUTS : WEEKEND_CUTS;
  return day * PARTS + cuts.filter((cut) => cut <= slot % HALF_HOURS_PER_DAY).length;
});

/** The signature of each byte at each of the 42 places of a week. */
const SIGNATURES = Uint32Array.from({ length: WEEK_BYTES * BYTES }, (_, at) => {
  const [place, byte] = [Math.floor(at / BYTES), at % BYTES];
  let signature = 0;
  for (let bit = 0; bit < 8; bit++) if ((byte >> (7 - bit)) & 1) signature |= 1 << (PART_OF[place * 8 + bit] ?? 0);
  return signature >>> 0;
});

/** The parts of a week of bits in which anything is free, a bit for each. */
export function signWeek(weeks: Uint8Array, from: number): number {
  let signature = 0;
  for (let place = 0; place < WEEK_BYTES; place++) {
    signature |= SIGNATURES[place * BYTES + (weeks[from + place] ?? 0)] ?? 0;
  }
  return signature >>> 0;
}

/** Wished half-hours by byte of a signature: what the parts in which somebody is free can have in common with the wish. */
export function partCounts(calendar: WeeklyCalendar): Uint16Array {
  const wished = new Uint16Array(SIGNATURE_BYTES * 8);
  const isWished = countFree(calendar) > 0;
  for (let slot = 0; slot < WEEKLY_SLOTS; slot++) {
    const part = PART_OF[slot] ?? 0;
    if (!isWished || calendar[slot] === 1) wished[part] = (wished[part] ?? 0) + 1;
  }
  const counts = new Uint16Array(SIGNATURE_BYTES * BYTES);
  for (let at = 0; at < counts.length; at++) {
    const byte = at % BYTES;
    if (byte === 0) continue;
    const lowest = 31 - Math.clz32(byte & -byte);
    // Of the byte without its lowest bit is known already.
    counts[at] = (counts[at - (byte & -byte)] ?? 0) + (wished[Math.floor(at / BYTES) * 8 + lowest] ?? 0);
  }
  return counts;
}

/** The most half-hours that a week with this signature can have in common with the wish. */
export function mostCommon(counts: Uint16Array, signature: number): number {
  return (
    (counts[signature & 255] ?? 0) +
    (counts[BYTES + ((signature >> 8) & 255)] ?? 0) +
    (counts[2 * BYTES + ((signature >> 16) & 255)] ?? 0) +
    (counts[3 * BYTES + (signature >>> 24)] ?? 0)
  );
}
