import { expect, it } from "vitest";
import { type BenefitPeriod, type BenefitState, benefitState } from "./benefit-state.ts";

const START = "2026-11-01T00:00:00.000Z";
const END = "2026-11-30T14:59:59.999Z";
const period: BenefitPeriod = { startAt: new Date(START), endAt: new Date(END), maxUses: null, usedCount: 7 };

const TABLE: readonly [string, string, Partial<BenefitPeriod>, BenefitState][] = [
  ["just before", "2026-10-31T23:59:59.999Z", {}, "COMING"],
  ["its first instant", START, {}, "RUNNING"],
  ["its last instant", END, {}, "RUNNING"],
  ["just after", "2026-11-30T15:00:00.000Z", {}, "ENDED"],
  ["one use left", START, { maxUses: 8 }, "RUNNING"],
  ["no use left", START, { maxUses: 7 }, "USED_UP"],
  ["used up before it starts", "2026-10-01T00:00:00.000Z", { maxUses: 7 }, "COMING"],
  ["used up and over", "2027-01-01T00:00:00.000Z", { maxUses: 7 }, "ENDED"],
];

it.each(TABLE)("%s", (_, now, change, state) => {
  expect(benefitState({ ...period, ...change }, new Date(now))).toBe(state);
});
