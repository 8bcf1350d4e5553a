import { expect, test } from "vitest";
import {
  type EarningReason,
  type EarningState,
  earningOf,
  nextPayoutMonthOf,
  type UnpaidLesson,
} from "./earning-state.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);
const lesson: UnpaidLesson = {
  ...{ startsAt: kst("2026-11-20T19:00"), endsAt: kst("2026-11-20T20:00"), loggedAt: null },
  ...{ status: "SCHEDULED", settledAs: null, dispute: null, isRefunding: false },
};
const held: UnpaidLesson = { ...lesson, status: "DONE", settledAs: "HELD" };
const logged: UnpaidLesson = { ...held, loggedAt: kst("2026-11-20T21:00") };

test.each<[string, UnpaidLesson, EarningState, EarningReason | null]>([
  ["one that is not settled", lesson, "PLANNED", null],
  ["one that is logged and not settled", { ...lesson, loggedAt: kst("2026-11-20T20:05") }, "PLANNED", null],
  ["a held one without a log", held, "LOG_DUE", null],
  ["a logged one", logged, "EARNED", null],
  ["one that the student missed", { ...held, status: "ABSENT", settledAs: "STUDENT_ABSENT" }, "EARNED", null],
  ["one that is asked about, though it is logged", { ...logged, settledAs: "ASKED" }, "HELD", "ASKED"],
  ["a disputed one", { ...logged, dispute: "OPEN", isRefunding: true }, "HELD", "DISPUTED"],
  ["a decided one", { ...logged, dispute: "DECIDED" }, "EARNED", null],
  ["a logged one of an order that is refunded", { ...logged, isRefunding: true }, "HELD", "REFUND"],
  ["a no-show of the tutor", { ...lesson, status: "CANCELED", settledAs: "TUTOR_ABSENT" }, "NONE", "TUTOR_ABSENT"],
  ["one that was not held", { ...lesson, status: "CANCELED", settledAs: "NOT_HELD" }, "NONE", "NOT_HELD"],
  ["a no-show that its tutor disputes", { ...held, settledAs: "TUTOR_ABSENT", dispute: "OPEN" }, "HELD", "DISPUTED"],
  ["a canceled one", { ...lesson, status: "CANCELED", isRefunding: true }, "NONE", "CANCELED"],
])("the pay of %s", (_what, unpaid, state, reason) => {
  expect(earningOf(unpaid)).toEqual({ state, reason });
});

test.each([
  [logged, null, "2026-11"],
  [logged, "2026-10", "2026-11"],
  // Held back when its month was run.
  [logged, "2026-11", "2026-12"],
  [logged, "2027-03", "2027-04"],
  [{ ...logged, loggedAt: kst("2026-12-07T00:00") }, "2026-11", "2026-12"],
  [lesson, "2026-11", null],
] as const)("%# comes with the month %s was run before it: %s", (unpaid, lastRun, month) => {
  expect(nextPayoutMonthOf(unpaid, lastRun)).toBe(month);
});
