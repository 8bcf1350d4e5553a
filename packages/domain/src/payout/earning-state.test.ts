import { expect, test } from "vitest";
import { earningState, nextPayoutMonthOf } from "./earning-state.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);
const lesson = { startsAt: kst("2026-11-20T19:00"), endsAt: kst("2026-11-20T20:00"), loggedAt: null, isHeld: false };
const logged = { ...lesson, status: "DONE", loggedAt: kst("2026-11-20T21:00") } as const;

test.each([
  ["a coming one", { ...lesson, status: "SCHEDULED" }, "2026-11-20T19:59", "PLANNED"],
  ["one that is over", { ...lesson, status: "SCHEDULED" }, "2026-11-20T20:00", "LOG_DUE"],
  ["a taken one without a log", { ...lesson, status: "DONE" }, "2026-11-21T09:00", "LOG_DUE"],
  ["a logged one", logged, "2026-11-21T09:00", "EARNED"],
  ["a missed one", { ...lesson, status: "ABSENT" }, "2026-11-21T09:00", "EARNED"],
  ["a logged one of an order that is refunded", { ...logged, isHeld: true }, "2026-11-21T09:00", "HELD"],
  ["a canceled one", { ...lesson, status: "CANCELED" }, "2026-11-21T09:00", null],
] as const)("the pay of %s", (_what, unpaid, now, state) => {
  expect(earningState(unpaid, kst(now))).toBe(state);
});

test.each([
  [logged, null, "2026-11"],
  [logged, "2026-10", "2026-11"],
  // Held back when its month was run.
  [logged, "2026-11", "2026-12"],
  [logged, "2027-03", "2027-04"],
  [{ ...logged, loggedAt: kst("2026-12-07T00:00") }, "2026-11", "2026-12"],
  [{ ...lesson, status: "SCHEDULED" }, "2026-11", null],
] as const)("%# comes with the month %s was run before it: %s", (unpaid, lastRun, month) => {
  expect(nextPayoutMonthOf(unpaid, lastRun)).toBe(month);
});
