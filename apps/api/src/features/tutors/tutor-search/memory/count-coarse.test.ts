import { WEEKLY_SLOTS } from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendars } from "../../../../../test/tutor-search/calendars.ts";
import {
  COARSE_BYTES,
  countWishedParts,
  WEEK_PARTS,
  type WishedParts,
  writeCoarseBitmap,
} from "./build-coarse-bitmap.ts";
import { bitRange, canHave, mostCommon, transposeBitmaps, WORD_BITS } from "./count-coarse.ts";
import { calendarBytes } from "./count-lessons.ts";

const openHours = new Uint8Array(WEEK_PARTS).fill(255);

/** What one coarse bitmap has in common with a wish, read bit by bit. */
function commonOf(bitmap: Uint8Array, { parts, powers }: WishedParts): number {
  const isSet = (part: number) => ((bitmap[part >> 3] ?? 0) >> (part & 7)) & 1;
  return parts.reduce((sum, part, at) => sum + isSet(part) * 2 ** (powers[at] ?? 0), 0);
}

test("32 transposed bitmaps say what each says alone", () => {
  fc.assert(
    fc.property(
      calendars,
      fc.array(calendars, { minLength: 1, maxLength: 70 }),
      fc.integer({ min: 1, max: 31 }),
      (wish, weeks, fewest) => {
        const wished = countWishedParts(wish, openHours);
        const bitmaps = new Uint8Array(weeks.length * COARSE_BYTES);
        for (const [place, week] of weeks.entries()) {
          writeCoarseBitmap(calendarBytes(week), bitmaps, place * COARSE_BYTES);
        }
        const transposed = transposeBitmaps(new Int32Array(bitmaps.buffer), weeks.length, (place) => place * 2);
        for (const place of weeks.keys()) {
          const word = canHave(transposed, Math.floor(place / WORD_BITS), wished, fewest);
          const isOne = ((word >> (place % WORD_BITS)) & 1) === 1;
          const most = commonOf(bitmaps.subarray(place * COARSE_BYTES, (place + 1) * COARSE_BYTES), wished);
          expect([isOne, mostCommon(transposed, place, wished)]).toEqual([most >= fewest, most]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("asking for nothing, or for more than the counters hold, excludes no tutor", () => {
  const transposed = transposeBitmaps(new Int32Array(2), 1, () => 0);
  const wished = countWishedParts(new Uint8Array(WEEKLY_SLOTS).fill(1), openHours);
  expect([0, 32, 31].map((fewest) => canHave(transposed, 0, wished, fewest))).toEqual([-1, -1, 0]);
});

test("the bits of a word from one place to before another", () => {
  const bits = (from: number, to: number) => (bitRange(from, to) >>> 0).toString(2);
  expect([bits(64, 96), bits(65, 67), bits(95, 96), bits(32, 33)]).toEqual([
    "1".repeat(32),
    "110",
    `1${"0".repeat(31)}`,
    "1",
  ]);
});
