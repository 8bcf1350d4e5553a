import type { LessonOutcome } from "@pkg/domain";
import { expect, test } from "vitest";
import type { PayFacts } from "../../../db/lesson-pay.ts";
import { toLessonPay } from "./to-lesson-pay.ts";

// What the class page says of a lesson's pay; its amount is what was kept when it was settled, else the course's.

const LOGGED = new Date("2026-11-20T12:00:00.000Z");
const FACTS = {
  product: { cost: 296_000, monthlyTabletCost: 0, totalMonths: 1, totalCounts: 8 },
  ...{ loggedAt: null, keptAmount: null, paidWith: null, paidAt: null, lastRun: null, isRefunding: false },
} as unknown as PayFacts;
const lesson = (settledAs: LessonOutcome | null, status: "SCHEDULED" | "DONE" | "ABSENT" | "CANCELED") => ({
  ...{ status, settledAs, dispute: null },
  startsAt: new Date("2026-11-20T10:00:00.000Z"),
  endsAt: new Date("2026-11-20T11:00:00.000Z"),
});

test.each<[string, ReturnType<typeof lesson>, Partial<PayFacts>, ReturnType<typeof toLessonPay>]>([
  [
    "to come",
    lesson(null, "SCHEDULED"),
    {},
    { state: "PLANNED", reason: null, amount: 20_300, payDay: null, paidOn: null },
  ],
  [
    "to be logged",
    lesson("HELD", "DONE"),
    {},
    { state: "LOG_DUE", reason: null, amount: 20_300, payDay: null, paidOn: null },
  ],
  [
    "logged",
    lesson("HELD", "DONE"),
    { loggedAt: LOGGED, keptAmount: 19_000 },
    { state: "EARNED", reason: null, amount: 19_000, payDay: "2026-12-10", paidOn: null },
  ],
  [
    "logged after its month was run",
    lesson("HELD", "DONE"),
    { loggedAt: LOGGED, lastRun: "2026-11" },
    { state: "EARNED", reason: null, amount: 20_300, payDay: "2027-01-11", paidOn: null },
  ],
  [
    "in a payout",
    lesson("HELD", "DONE"),
    { loggedAt: LOGGED, keptAmount: 19_000, paidWith: "2026-11", lastRun: "2026-12" },
    { state: "EARNED", reason: null, amount: 19_000, payDay: "2026-12-10", paidOn: null },
  ],
  [
    "paid late",
    lesson("HELD", "DONE"),
    { loggedAt: LOGGED, keptAmount: 19_000, paidWith: "2026-11", paidAt: new Date("2026-12-11T15:30:00.000Z") },
    { state: "EARNED", reason: null, amount: 19_000, payDay: "2026-12-10", paidOn: "2026-12-12" },
  ],
  [
    "missed by the student",
    lesson("STUDENT_ABSENT", "ABSENT"),
    {},
    { state: "EARNED", reason: null, amount: 20_300, payDay: "2026-12-10", paidOn: null },
  ],
  [
    "asked about",
    lesson("ASKED", "SCHEDULED"),
    {},
    { state: "HELD", reason: "ASKED", amount: 20_300, payDay: null, paidOn: null },
  ],
  [
    "refunded",
    lesson("HELD", "DONE"),
    { isRefunding: true },
    { state: "HELD", reason: "REFUND", amount: 20_300, payDay: null, paidOn: null },
  ],
  [
    "not held",
    lesson("NOT_HELD", "CANCELED"),
    {},
    { state: "NONE", reason: "NOT_HELD", amount: 0, payDay: null, paidOn: null },
  ],
])("a lesson that is %s", (_name, one, facts, pay) => {
  expect(toLessonPay(one, { ...FACTS, ...facts })).toEqual(pay);
});
