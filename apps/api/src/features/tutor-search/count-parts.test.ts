import { WEEKLY_SLOTS } from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendars } from "../../../test/tutor-search/calendars.ts";
import { canHave, LANES, lanesBetween, mostAt, partPlanes } from "./count-parts.ts";
import { calendarBytes } from "./count-room.ts";
import { mostCommon, partCounts, SIGNATURE_BYTES, signWeek } from "./sign-week.ts";

const anybody = new Uint8Array(SIGNATURE_BYTES * 8).fill(255);

test("32 signatures at once say what each says alone", () => {
  fc.assert(
    fc.property(
      calendars,
      fc.array(calendars, { minLength: 1, maxLength: 70 }),
      fc.integer({ min: 1, max: 31 }),
      (wish, weeks, fewest) => {
        const counts = partCounts(wish, anybody);
        const signatures = new Uint8Array(weeks.length * SIGNATURE_BYTES);
        for (const [place, week] of weeks.entries()) {
          signWeek(calendarBytes(week), signatures, place * SIGNATURE_BYTES);
        }
        const planes = partPlanes(new Int32Array(signatures.buffer), weeks.length, (place) => place * 2);
        for (const place of weeks.keys()) {
          const word = canHave(planes, Math.floor(place / LANES), counts, fewest);
          const isOne = ((word >> (place % LANES)) & 1) === 1;
          const most = mostCommon(counts, signatures, place * SIGNATURE_BYTES);
          expect([isOne, mostAt(planes, place, counts)]).toEqual([most >= fewest, most]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("nothing is asked of nobody, and more than the counters hold neither", () => {
  const [planes, counts] = [
    partPlanes(new Int32Array(2), 1, () => 0),
    partCounts(new Uint8Array(WEEKLY_SLOTS), anybody),
  ];
  expect([canHave(planes, 0, counts, 0), canHave(planes, 0, counts, 32), canHave(planes, 0, counts, 31)]).toEqual([
    -1, -1, 0,
  ]);
});

test("the places of a word from one to before another", () => {
  const lanes = (from: number, to: number) => (lanesBetween(from, to) >>> 0).toString(2);
  expect([lanes(64, 96), lanes(65, 67), lanes(95, 96), lanes(32, 33)]).toEqual([
    "1".repeat(32),
    "110",
    `1${"0".repeat(31)}`,
    "1",
  ]);
});
