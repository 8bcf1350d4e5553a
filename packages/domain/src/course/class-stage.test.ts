import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MATCH_STATUSES } from "../match/match-status.ts";
import { CLASS_STAGES, type ClassFacts, classStage, isClassOver, isClassTaught } from "./class-stage.ts";

const TODAY = "2026-11-21";
const none = { total: 25, used: 0, scheduled: 0, left: 25, unscheduled: 25 };
const planned = { ...none, scheduled: 25, unscheduled: 0 };
const asked = { ...none, scheduled: 1, unscheduled: 24 };
const taken = { ...none, used: 25, left: 0, unscheduled: 0 };
const missed = { ...none, used: 20, left: 5, unscheduled: 5 };

const match = { status: "MATCHED", isRematch: false, hasOffer: false, isEnded: false, restsUntil: null } as const;
const course: ClassFacts = {
  isRefunded: false,
  areWishesSent: true,
  match: null,
  counts: none,
  expiresOn: null,
  nextPaymentOn: null,
  isUnsettled: false,
  mayRest: false,
};
/** Its renewal is off, and its last lesson is used. */
const resting = { counts: taken, expiresOn: "2027-02-20", mayRest: true } as const;
const rest = { ...match, restsUntil: "2026-12-20" } as const;

describe("classStage", () => {
  it.each<[string, string, Partial<ClassFacts>]>([
    ["before the wishes", "WISHES", { areWishesSent: false }],
    ["refunded before the wishes", "GIVEN_UP", { areWishesSent: false, isRefunded: true }],
    ["before the search", "SEARCHING", {}],
    ["a first round", "SEARCHING", { match: { ...match, status: "AIM_ING" } }],
    ["chosen tutors", "SEARCHING", { match: { ...match, status: "PROFILE_MATCHING" } }],
    ["another tutor is wished", "SEARCHING_AGAIN", { match: { ...match, status: "MATCHING", isRematch: true } }],
    ["other times wait", "OFFERED", { match: { ...match, status: "AIM_ING", hasOffer: true } }],
    ["other times wait after the search", "OFFERED", { match: { ...match, status: "UNPAIRED", hasOffer: true } }],
    ["asked in vain", "STUCK", { match: { ...match, status: "UNPAIRED" } }],
    ["chosen in vain", "STUCK", { match: { ...match, status: "PROFILE_MATCH_FAILED" } }],
    ["refunded while searching", "GIVEN_UP", { match: { ...match, status: "CANCELED" } }],
    ["a tutor and no lesson", "UNPLANNED", { match }],
    ["a new tutor, and a lesson of the former one in question", "UNPLANNED", { match, counts: asked }],
    ["arranged", "RUNNING", { match, counts: planned }],
    ["a late lesson is arranged, the others are lost", "RUNNING", { match, counts: asked, expiresOn: "2026-11-20" }],
    ["a late lesson is arranged", "RUNNING", { match, counts: planned, expiresOn: "2026-11-20" }],
    ["used up", "OVER", { match, counts: taken, expiresOn: "2027-02-20" }],
    ["used up, and paid again soon", "RUNNING", { match, counts: taken, nextPaymentOn: "2026-11-24" }],
    ["used up, and may go on, before the job looked", "RESTING", { ...resting, match }],
    ["used up, and may go on", "RESTING", { ...resting, match: rest }],
    ["rests with a free tutor", "RESTING", { ...resting, match: { ...rest, isEnded: true } }],
    ["rests, and is paid again soon", "RESTING", { ...resting, match: rest, nextPaymentOn: "2026-11-24" }],
    ["rests, and a lesson was given back", "RUNNING", { ...resting, match: rest, counts: planned }],
    ["used up, and its last lesson is disputed", "RUNNING", { ...resting, match, isUnsettled: true }],
    ["on its last day", "UNPLANNED", { match, counts: missed, expiresOn: TODAY }],
    ["after its last day", "OVER", { match, counts: missed, expiresOn: "2026-11-20" }],
    ["ended with a lesson left", "OVER", { match: { ...match, isEnded: true }, counts: missed }],
  ])("%s is %s", (_name, stage, facts) => {
    expect(classStage({ ...course, ...facts }, TODAY)).toBe(stage);
  });

  const anyFacts = fc.record<ClassFacts>({
    isRefunded: fc.boolean(),
    areWishesSent: fc.boolean(),
    match: fc.option(
      fc.record({
        status: fc.constantFrom(...MATCH_STATUSES),
        isRematch: fc.boolean(),
        hasOffer: fc.boolean(),
        isEnded: fc.boolean(),
        restsUntil: fc.constantFrom(null, "2026-11-20", "2026-12-20"),
      }),
    ),
    counts: fc.constantFrom(none, planned, taken, missed),
    expiresOn: fc.constantFrom(null, "2026-11-20", "2027-02-20"),
    nextPaymentOn: fc.constantFrom(null, "2026-11-24"),
    isUnsettled: fc.boolean(),
    mayRest: fc.boolean(),
  });

  it("is over for what was given back, beside all other facts", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const stage = classStage(facts, TODAY);
        expect(CLASS_STAGES).toContain(stage);
        if (facts.match?.status === "CANCELED") expect(stage).toBe("GIVEN_UP");
        if (isClassTaught(stage)) expect(facts.match?.status).toBe("MATCHED");
        if (facts.match?.isEnded) expect(isClassOver(stage) || stage === "RESTING").toBe(true);
      }),
    );
  });
});
