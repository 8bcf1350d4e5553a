import { describe, expect, test } from "vitest";
import { addDays } from "../time/kst-date.ts";
import { type ClassEnd, type ClassEndFacts, classEnd } from "./class-end.ts";
import { type ClassStage, classStage } from "./class-stage.ts";

const LAST_LESSON = "2026-11-20";
const left = (scheduled: number, unscheduled = 0) => ({
  ...{ total: 8, used: 8 - scheduled - unscheduled, scheduled, unscheduled },
  left: scheduled + unscheduled,
});
const match = { status: "MATCHED", isEnded: false, restsUntil: null } as const;
const rest = { ...match, restsUntil: "2026-12-20" };
const used: ClassEndFacts & { counts: ReturnType<typeof left> } = {
  ...{ match, counts: left(0), expiresOn: "2027-02-20", nextPaymentOn: null, isUnsettled: false, mayRest: false },
};
type Change = Partial<typeof used>;

const stageOf = (facts: typeof used, today: string): ClassStage =>
  classStage(
    { ...facts, isRefunded: false, areWishesSent: true, match: { ...facts.match, isRematch: false, hasOffer: false } },
    today,
  );

// A class day by day; each row is what is stored that day. A stage that was left behind never comes back.
describe.each<[string, [day: number, change: Change, end: ClassEnd, stage: ClassStage][]]>([
  [
    "whose renewal is off",
    [
      [0, { mayRest: true, counts: left(1) }, "GOES_ON", "RUNNING"],
      [1, { mayRest: true, counts: left(1), isUnsettled: true }, "GOES_ON", "RUNNING"],
      // Settled, and the job has not looked yet: it rests already.
      [1, { mayRest: true }, "RESTS", "RESTING"],
      [1, { mayRest: true, match: rest }, "RESTS", "RESTING"],
      [15, { mayRest: true, match: { ...rest, isEnded: true } }, "RESTS", "RESTING"],
      [30, { mayRest: true, match: { ...rest, isEnded: true } }, "RESTS", "RESTING"],
      // The last day is over, before and after the job has looked.
      [31, { mayRest: true, match: { ...rest, isEnded: true } }, "OVER", "OVER"],
      [31, { mayRest: true, match: { ...match, isEnded: true } }, "OVER", "OVER"],
    ],
  ],
  [
    "that is renewed",
    [
      [0, { nextPaymentOn: "2026-11-24", counts: left(1) }, "GOES_ON", "RUNNING"],
      [1, { nextPaymentOn: "2026-11-24" }, "WAITS", "RUNNING"],
      [4, { nextPaymentOn: "2027-01-24", counts: left(8) }, "GOES_ON", "RUNNING"],
    ],
  ],
  [
    "that nothing goes on with",
    [
      [0, { counts: left(1) }, "GOES_ON", "RUNNING"],
      [1, { isUnsettled: true }, "WAITS", "RUNNING"],
      [1, {}, "OVER", "OVER"],
      [2, { match: { ...match, isEnded: true } }, "OVER", "OVER"],
    ],
  ],
  [
    "whose time runs out with lessons left",
    [
      [0, { counts: left(0, 3), expiresOn: addDays(LAST_LESSON, 1) }, "GOES_ON", "UNPLANNED"],
      [1, { counts: left(0, 3), expiresOn: addDays(LAST_LESSON, 1) }, "GOES_ON", "UNPLANNED"],
      [2, { counts: left(0, 3), expiresOn: addDays(LAST_LESSON, 1) }, "OVER", "OVER"],
      [3, { counts: left(0, 3), match: { ...match, isEnded: true } }, "OVER", "OVER"],
    ],
  ],
  [
    "that rests and gets a lesson back",
    [
      [3, { mayRest: true, match: rest }, "RESTS", "RESTING"],
      [4, { mayRest: true, match: rest, counts: left(1) }, "GOES_ON", "RUNNING"],
      [9, { mayRest: true }, "RESTS", "RESTING"],
    ],
  ],
  [
    "whose rest is refunded",
    [
      [3, { mayRest: true, match: rest }, "RESTS", "RESTING"],
      [4, { mayRest: false, match: rest }, "OVER", "OVER"],
    ],
  ],
])("a class %s", (_name, days) => {
  test.each(days)("day %i, %j: %s, %s", (day, change, end, stage) => {
    const today = addDays(LAST_LESSON, day);
    expect(classEnd({ ...used, ...change }, today)).toBe(end);
    expect(stageOf({ ...used, ...change }, today)).toBe(stage);
  });
});
