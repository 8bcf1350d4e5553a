import fc from "fast-check";
import { expect, it } from "vitest";
import { canMatchTransition, MATCH_STATUSES, type MatchStatus } from "../match/match-status.ts";
import { MATCH_ROUNDS, planMatchRound } from "./plan-round.ts";

const NOBODY = { wantsChosen: false, chosen: 0, others: 0 };

it.each([
  ["READY", { ...NOBODY, others: 5 }, ["MATCHING", "AIM_ING"]],
  ["READY", NOBODY, ["MATCHING", "UNPAIRED"]],
  ["READY", { wantsChosen: true, chosen: 1, others: 5 }, ["PROFILE_MATCHING"]],
  [
    "READY",
    { wantsChosen: true, chosen: 0, others: 5 },
    ["PROFILE_MATCHING", "PROFILE_MATCH_FAILED", "MATCHING", "AIM_ING"],
  ],
  [
    "READY",
    { wantsChosen: true, chosen: 0, others: 0 },
    ["PROFILE_MATCHING", "PROFILE_MATCH_FAILED", "MATCHING", "UNPAIRED"],
  ],
  ["AIM_ING", { ...NOBODY, others: 5 }, ["MATCHING"]],
  ["AIM_ING", NOBODY, ["UNPAIRED"]],
  ["MATCHING", { ...NOBODY, others: 5 }, ["UNPAIRED"]],
  ["PROFILE_MATCHING", { ...NOBODY, others: 5 }, ["PROFILE_MATCH_FAILED"]],
  ["PROFILE_MATCH_FAILED", { ...NOBODY, others: 5 }, ["MATCHING", "AIM_ING"]],
  ["PROFILE_MATCH_FAILED", { wantsChosen: true, chosen: 2, others: 0 }, ["PROFILE_MATCHING"]],
  ["PROFILE_MATCH_FAILED", NOBODY, ["MATCHING", "UNPAIRED"]],
  ["UNPAIRED", { ...NOBODY, others: 1 }, ["AIM_ING"]],
  ["UNPAIRED", { wantsChosen: true, chosen: 1, others: 1 }, ["PROFILE_MATCHING"]],
  ["UNPAIRED", NOBODY, []],
  ["MATCHED", { ...NOBODY, others: 5 }, []],
  ["CANCELED", { ...NOBODY, others: 5 }, []],
] as const)("%s with %o goes %o", (status, outlook, path) => {
  expect(planMatchRound(status, outlook)).toEqual(path);
});

it("takes allowed steps only, and ends where proposals go out only when there is somebody to ask", () => {
  const outlooks = fc.record({ wantsChosen: fc.boolean(), chosen: fc.nat({ max: 3 }), others: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(fc.constantFrom(...MATCH_STATUSES), outlooks, (status, outlook) => {
      let from: MatchStatus = status;
      for (const to of planMatchRound(status, outlook)) {
        expect(canMatchTransition(from, to)).toBe(true);
        from = to;
      }
      if (from !== status && from === "PROFILE_MATCHING") expect(outlook.chosen).toBeGreaterThan(0);
      else if (from !== status && from in MATCH_ROUNDS) expect(outlook.others).toBeGreaterThan(0);
    }),
  );
});
