import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import { deadlineInOpenHours, heldUntil, NOTICE_HOURS, openFrom, PROPOSAL_HOURS } from "./quiet-hours.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);

it.each([
  ["2026-11-23T05:37", "2026-11-23T08:00"],
  ["2026-11-23T07:59", "2026-11-23T08:00"],
  ["2026-11-23T08:00", "2026-11-23T08:00"],
  ["2026-11-23T14:12", "2026-11-23T14:12"],
  ["2026-11-23T21:59", "2026-11-23T21:59"],
  ["2026-11-23T22:00", "2026-11-24T08:00"],
  ["2026-12-31T23:30", "2027-01-01T08:00"],
])("a proposal of %s goes out at %s", (at, opens) => {
  expect(openFrom(kst(at), PROPOSAL_HOURS)).toEqual(kst(opens));
});

it.each([
  ["2026-11-23T07:59", "2026-11-23T08:00"],
  ["2026-11-23T08:00", null],
  ["2026-11-23T21:59", null],
  ["2026-11-23T22:00", "2026-11-24T08:00"],
])("what is proposed at %s waits until %s", (at, opens) => {
  expect(heldUntil(kst(at), PROPOSAL_HOURS)).toEqual(opens && kst(opens));
});

it.each([
  ["2026-11-23T20:59", "2026-11-23T20:59"],
  ["2026-11-23T21:00", "2026-11-24T08:00"],
])("a notice of %s goes out at %s", (at, opens) => {
  expect(openFrom(kst(at), NOTICE_HOURS)).toEqual(kst(opens));
});

it.each([
  ["2026-11-23T05:37", 4, "2026-11-23T12:00"],
  ["2026-11-23T10:00", 4, "2026-11-23T14:00"],
  ["2026-11-23T11:47", 4, "2026-11-23T15:50"],
  ["2026-11-23T11:50", 4, "2026-11-23T15:50"],
  ["2026-11-23T17:51", 4, "2026-11-23T22:00"],
  ["2026-11-23T18:00", 4, "2026-11-23T22:00"],
  ["2026-11-23T18:01", 4, "2026-11-24T08:10"],
  ["2026-11-23T18:30", 4, "2026-11-24T08:30"],
  ["2026-11-23T23:00", 4, "2026-11-24T12:00"],
  ["2026-11-23T10:00", 24, "2026-11-24T20:00"],
  ["2026-11-23T22:00", 28, "2026-11-25T22:00"],
])("who is asked at %s and has %i hours answers by %s", (at, hours, due) => {
  expect(deadlineInOpenHours(kst(at), hours, PROPOSAL_HOURS)).toEqual(kst(due));
});

/** Milliseconds of open hours between two instants, counted day by day. */
function openTime(from: Date, to: Date): number {
  let open = 0;
  for (let day = toKstDate(from); day <= toKstDate(to); day = addDays(day, 1)) {
    const begins = startOfKstDate(day).getTime() + PROPOSAL_HOURS.from * 3_600_000;
    const ends = startOfKstDate(day).getTime() + PROPOSAL_HOURS.until * 3_600_000;
    open += Math.max(0, Math.min(ends, to.getTime()) - Math.max(begins, from.getTime()));
  }
  return open;
}

it("gives at least the hours that were said, and ends on full ten minutes while the hours are open", () => {
  const instants = fc.date({ min: kst("2026-01-01T00:00"), max: kst("2027-12-31T00:00"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 48 }), (at, hours) => {
      const due = deadlineInOpenHours(at, hours, PROPOSAL_HOURS);
      expect(due.getTime() - at.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
      const intoDay = due.getTime() - startOfKstDate(toKstDate(due)).getTime();
      expect(intoDay).toBeGreaterThan(PROPOSAL_HOURS.from * 3_600_000);
      expect(intoDay).toBeLessThanOrEqual(PROPOSAL_HOURS.until * 3_600_000);
      expect(intoDay % 600_000).toBe(0);
      // Ten minutes earlier would have been too early.
      expect(openTime(at, due) - hours * 3_600_000).toBeLessThan(600_000);
      expect(openTime(at, due)).toBeGreaterThanOrEqual(hours * 3_600_000);
    }),
    // A thousandth of a second is left for the morning of the day after next.
    { examples: [[new Date("2027-10-11T09:00:00.001Z"), 18]] },
  );
});
