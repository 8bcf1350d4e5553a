import fc from "fast-check";
import { expect, test } from "vitest";
import { LESSON_STATUSES } from "../lesson/lesson-status.ts";
import { HOUR } from "../time/duration.ts";
import { type PlannableLesson, planPayouts } from "./plan-payouts.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);
const lesson = (change: Partial<PlannableLesson> = {}): PlannableLesson => ({
  tutorId: 1,
  amount: 20_300,
  status: "DONE",
  startsAt: kst("2026-11-20T19:00"),
  endsAt: kst("2026-11-20T20:00"),
  loggedAt: kst("2026-11-20T21:00"),
  isHeld: false,
  ...change,
});

test("a run pays each tutor once, taxed together; what is late, held, not logged or free waits", () => {
  const held = lesson({ isHeld: true });
  const lessons = [
    lesson(),
    lesson({ tutorId: 2 }),
    lesson({ startsAt: kst("2026-03-01T19:00"), endsAt: kst("2026-03-01T20:00"), loggedAt: kst("2026-03-01T21:00") }),
    lesson({ loggedAt: kst("2026-12-06T00:00") }),
    lesson({ loggedAt: null }),
    lesson({ amount: 0 }),
    held,
  ];
  const plan = planPayouts(lessons, { month: "2026-11", lastRun: "2026-10" });
  expect(plan.payouts).toMatchObject([
    { tutorId: 1, gross: 40_600, incomeTax: 1_210, localTax: 120, tax: 1_330, net: 39_270 },
    { tutorId: 2, gross: 20_300, net: 19_640 },
  ]);
  expect(plan.payouts[0]?.lessons).toEqual([lessons[0], lessons[2]]);
  expect(plan.held).toEqual([held]);
});

test("whatever is settled is paid once over runs of all months, and nothing else ever", () => {
  const at = fc.date({ min: kst("2026-01-01T00:00"), max: kst("2026-06-30T00:00"), noInvalidDate: true });
  const any = fc.record({
    ...{
      tutorId: fc.nat(3),
      amount: fc.integer({ min: 100, max: 90_000 }),
      status: fc.constantFrom(...LESSON_STATUSES),
    },
    ...{ startsAt: at, logHours: fc.option(fc.nat(2_000)), heldIn: fc.nat(3) },
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), (drawn) => {
      const all = drawn.map(({ startsAt, logHours, ...rest }) => {
        const endsAt = new Date(startsAt.getTime() + HOUR);
        const loggedAt = logHours === null ? null : new Date(startsAt.getTime() + logHours * HOUR);
        return { ...rest, startsAt, endsAt, loggedAt, isHeld: false };
      });
      const paid = new Set<(typeof all)[number]>();
      let lastRun: string | null = null;
      for (const [index, month] of MONTHS.entries()) {
        const unpaid = all
          .filter((one) => !paid.has(one))
          .map((one) => Object.assign(one, { isHeld: one.heldIn > index }));
        for (const payout of planPayouts(unpaid, { month, lastRun }).payouts) {
          expect(payout.net + payout.tax).toBe(payout.lessons.reduce((sum, { amount }) => sum + amount, 0));
          for (const one of payout.lessons) {
            expect(one.tutorId).toBe(payout.tutorId);
            expect(paid.has(one)).toBe(false);
            paid.add(one);
          }
        }
        lastRun = month;
      }
      const due = all.filter(({ status, loggedAt }) => status === "ABSENT" || (status === "DONE" && loggedAt !== null));
      expect(paid).toEqual(new Set(due));
    }),
  );
});

const MONTHS = ["2026-01", "2026-03", "2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"];
