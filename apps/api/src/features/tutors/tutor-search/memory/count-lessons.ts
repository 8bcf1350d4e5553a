import { HALF_HOURS_PER_DAY, packLessons, WEEKLY_SLOTS, type WeeklyCalendar } from "@pkg/domain";

/** A week as bits, the first half-hour highest, as PostgreSQL sends bit(336). */
export const WEEK_BYTES = WEEKLY_SLOTS / 8;
const DAY_BYTES = HALF_HOURS_PER_DAY / 8;
const BYTE_VALUES = 256;
const HALF_HOUR_MINUTES = 30;

const BIT_COUNTS = Uint8Array.from(
  { length: BYTE_VALUES },
  (_, byte) => [...byte.toString(2)].filter((bit) => bit === "1").length,
);

/** Packs lessons of one length into weeks of bits, byte by byte: the domain's `packLessons` as a table. */
export interface LessonPacker {
  /** By free half-hours left over from the byte before, and byte: the lessons that end, and the half-hours left over for the next. */
  readonly lessons: Uint8Array;
  readonly leftOver: Uint8Array;
}

const packers = new Map<number, LessonPacker>();

/** The packer for lessons of some half-hours; made once for each length. */
export function lessonPacker(length: number): LessonPacker {
  const known = packers.get(length);
  if (known) return known;
  const steps = Array.from({ length: length * BYTE_VALUES }, (_, at) => packByte(length, at));
  const packer = {
    lessons: Uint8Array.from(steps, ({ lessons }) => lessons),
    leftOver: Uint8Array.from(steps, ({ leftOver }) => leftOver),
  };
  packers.set(length, packer);
  return packer;
}

function packByte(length: number, at: number) {
  const run = Math.floor(at / BYTE_VALUES);
  const hours = new Uint8Array(WEEKLY_SLOTS).fill(1, 0, run);
  for (let bit = 0; bit < 8; bit++) hours[run + bit] = (at >> (7 - bit)) & 1;
  const lessons = packLessons(hours, length * HALF_HOUR_MINUTES);
  const packedTo = (lessons.at(-1)?.halfHour ?? -length) + length;
  const freeFrom = hours.lastIndexOf(0, run + 7) + 1;
  return { lessons: lessons.length, leftOver: run + 8 - Math.max(packedTo, freeFrom) };
}

/** The bytes of a wished week in which anything is wished. */
export interface WishedBytes {
  readonly at: Uint8Array;
  readonly bits: Uint8Array;
}

const PLACES = Uint8Array.from({ length: WEEK_BYTES }, (_, place) => place);

/** Reads a wished week. */
export function wishedBytes(calendar: WeeklyCalendar): WishedBytes {
  const week = calendarBytes(calendar);
  const at = PLACES.filter((place) => week[place] !== 0);
  return { at, bits: at.map((place) => week[place]!) };
}

/** How many half-hours of a week of bits, from `from` on, are among the wished ones. */
export function countCommon({ at, bits }: WishedBytes, weeks: Uint8Array, from: number): number {
  let count = 0;
  for (let index = 0; index < at.length; index++) count += BIT_COUNTS[weeks[from + at[index]!]! & bits[index]!]!;
  return count;
}

/** How many lessons fit into the wished half-hours of a week of bits; no lesson runs over midnight. */
export function countLessons(packer: LessonPacker, wished: WishedBytes, weeks: Uint8Array, from: number): number {
  const { at, bits } = wished;
  let lessons = 0;
  let leftOver = 0;
  let next = -1;
  for (let index = 0; index < at.length; index++) {
    const place = at[index]!;
    if (place !== next || place % DAY_BYTES === 0) leftOver = 0;
    const step = leftOver * BYTE_VALUES + (weeks[from + place]! & bits[index]!);
    lessons += packer.lessons[step]!;
    leftOver = packer.leftOver[step]!;
    next = place + 1;
  }
  return lessons;
}

/** Writes a calendar as bits. */
export function calendarBytes(calendar: WeeklyCalendar): Uint8Array {
  const bytes = new Uint8Array(WEEK_BYTES);
  for (let slot = 0; slot < calendar.length; slot++) if (calendar[slot] === 1) bytes[slot >> 3]! |= 128 >> (slot & 7);
  return bytes;
}

/** Reads 336 bits from `from` on. */
export function readCalendar(weeks: Uint8Array, from: number): WeeklyCalendar {
  const calendar = new Uint8Array(WEEKLY_SLOTS);
  for (let place = 0; place < WEEK_BYTES; place++) {
    for (let bits = weeks[from + place]!; bits !== 0; bits &= bits - 1) {
      calendar[place * 8 + Math.clz32(bits & -bits) - 24] = 1;
    }
  }
  return calendar;
}
