import { expect, test } from "vitest";
import { lessonPay, type SettledLesson } from "./lesson-pay.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);
const PRODUCT = { cost: 296_000, monthlyTabletCost: 0, totalMonths: 1, totalCounts: 8 };
const [STARTS, ENDS, DAY_LATER] = [kst("2026-11-20T19:00"), kst("2026-11-20T20:00"), kst("2026-11-21T20:12")];
const lesson = (change: Partial<SettledLesson> = {}): SettledLesson => ({
  ...{ status: "DONE", startsAt: STARTS, endsAt: ENDS, loggedAt: kst("2026-11-20T21:00") },
  ...{ settledAs: "HELD", settledBy: "PRESENCE", settledAt: kst("2026-11-20T20:12"), dispute: null },
  ...change,
});
const missed = (change: Partial<SettledLesson> = {}) =>
  lesson({ status: "ABSENT", settledAs: "STUDENT_ABSENT", loggedAt: null, ...change });

test.each<[string, SettledLesson, { month?: string; dueFrom: Date }]>([
  ["taken and logged", lesson(), { dueFrom: DAY_LATER }],
  [
    "logged after its month was closed",
    lesson({ loggedAt: kst("2026-12-06T00:00") }),
    { month: "2026-12", dueFrom: DAY_LATER },
  ],
  ["missed by the student", missed(), { dueFrom: DAY_LATER }],
  ["held as both sides say", lesson({ settledBy: "ANSWERS" }), { dueFrom: ENDS }],
  ["given up by its family before it began", missed({ settledBy: "FAMILY" }), { dueFrom: ENDS }],
  ["kept by staff", missed({ dispute: "DECIDED" }), { dueFrom: ENDS }],
  ["disputed: it waits for staff alone", lesson({ dispute: "OPEN" }), { dueFrom: ENDS }],
])("a lesson that was %s pays", (_what, settled, expected) => {
  expect(lessonPay(settled, PRODUCT)).toEqual({ month: "2026-11", amount: 20_300, ...expected });
});

test.each<[string, SettledLesson, Partial<typeof PRODUCT>]>([
  ["has a log only", lesson({ status: "SCHEDULED", settledAs: null, settledBy: null, settledAt: null }), {}],
  ["is asked about", lesson({ settledAs: "ASKED" }), {}],
  ["was held and not logged", lesson({ loggedAt: null }), {}],
  ["was given back", lesson({ status: "CANCELED", settledAs: "NOT_HELD" }), {}],
  ["cost too little for a share", lesson(), { cost: 1_000 }],
  ["belongs to a product without lessons", lesson(), { totalCounts: 0 }],
])("a lesson that %s pays nothing", (_what, unsettled, change) => {
  expect(lessonPay(unsettled, { ...PRODUCT, ...change })).toBeNull();
});
