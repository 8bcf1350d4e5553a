import { HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "@pkg/domain";

/** A week as bits, the first half-hour highest, as PostgreSQL sends bit(336). */
export const WEEK_BYTES = WEEKLY_SLOTS / 8;
const DAY_BYTES = HALF_HOURS_PER_DAY / 8;
const BYTES = 256;
/** A step holds the lessons that came to an end, and the half-hours left over for the next byte. */
const LEFT_OVER_BITS = 6;
const LEFT_OVER = (1 << LEFT_OVER_BITS) - 1;

const BIT_COUNTS = Uint8Array.from(
  { length: BYTES },
  (_, byte) => [...byte.toString(2)].filter((bit) => bit === "1").length,
);

/** Packs lessons of one length into weeks of bits, byte by byte, as the domain's `packLessons` does half-hour by half-hour. */
export interface LessonPacker {
  readonly length: number;
  /** By half-hours left over and byte. */
  readonly steps: Uint16Array;
}

const packers = new Map<number, LessonPacker>();

/** The packer for lessons of some half-hours; made once for each length. */
export function lessonPacker(length: number): LessonPacker {
  const known = packers.get(length);
  if (known) return known;
  const packer = { length, steps: Uint16Array.from({ length: length * BYTES }, (_, at) => packByte(length, at)) };
  packers.set(length, packer);
  return packer;
}

function packByte(length: number, at: number): number {
  let run = Math.floor(at / BYTES);
  let lessons = 0;
  for (let bit = 7; bit >= 0; bit--) {
    run = (at >> bit) & 1 ? run + 1 : 0;
    if (run === length) {
      lessons++;
      run = 0;
    }
  }
  return (lessons << LEFT_OVER_BITS) | run;
}

/** The bytes of a wished week in which anything is wished. */
export interface WishedBytes {
  readonly at: Uint8Array;
  readonly bits: Uint8Array;
}

/** Reads a wished week; without wished times everything is wished. */
export function wishedBytes(calendar: WeeklyCalendar): WishedBytes {
  const at: number[] = [];
  const bits: number[] = [];
  for (const [place, byte] of calendarBytes(calendar).entries()) {
    if (byte === 0) continue;
    at.push(place);
    bits.push(byte);
  }
  if (at.length > 0) return { at: new Uint8Array(at), bits: new Uint8Array(bits) };
  return {
    at: Uint8Array.from({ length: WEEK_BYTES }, (_, place) => place),
    bits: new Uint8Array(WEEK_BYTES).fill(BYTES - 1),
  };
}

/** How many half-hours of a week of bits, from `from` on, are among the wished ones. */
export function countCommon(wished: WishedBytes, weeks: Uint8Array, from: number): number {
  const { at, bits } = wished;
  let count = 0;
  for (let index = 0; index < at.length; index++) {
    count += BIT_COUNTS[(weeks[from + (at[index] ?? 0)] ?? 0) & (bits[index] ?? 0)] ?? 0;
  }
  return count;
}

/** How many lessons fit into the wished half-hours of a week of bits; no lesson runs over midnight. */
export function countRoom(packer: LessonPacker, wished: WishedBytes, weeks: Uint8Array, from: number): number {
  const { at, bits } = wished;
  const { steps } = packer;
  let lessons = 0;
  let leftOver = 0;
  let next = -1;
  for (let index = 0; index < at.length; index++) {
    const place = at[index] ?? 0;
    if (place !== next || place % DAY_BYTES === 0) leftOver = 0;
    const byte = (weeks[from + place] ?? 0) & (bits[index] ?? 0);
    const step = steps[leftOver * BYTES + byte] ?? 0;
    lessons += step >> LEFT_OVER_BITS;
    leftOver = step & LEFT_OVER;
    next = place + 1;
  }
  return lessons;
}

/** Writes a calendar as bits. */
export function calendarBytes(calendar: WeeklyCalendar): Uint8Array {
  const bytes = new Uint8Array(WEEK_BYTES);
  for (let slot = 0; slot < calendar.length; slot++) {
    if (calendar[slot] === 1) bytes[slot >> 3] = (bytes[slot >> 3] ?? 0) | (128 >> (slot & 7));
  }
  return bytes;
}

/** The eight half-hours of each byte, as two words of four. */
const HALF_HOURS_OF = new Uint32Array(
  Uint8Array.from({ length: BYTES * 8 }, (_, at) => (Math.floor(at / 8) >> (7 - (at % 8))) & 1).buffer,
);

/** Reads 336 bits from `from` on. */
export function readCalendar(weeks: Uint8Array, from: number): WeeklyCalendar {
  const words = new Uint32Array(WEEKLY_SLOTS / 4);
  for (let place = 0; place < WEEK_BYTES; place++) {
    const byte = weeks[from + place] ?? 0;
    words[place * 2] = HALF_HOURS_OF[byte * 2] ?? 0;
    words[place * 2 + 1] = HALF_HOURS_OF[byte * 2 + 1] ?? 0;
  }
  return new Uint8Array(words.buffer);
}
