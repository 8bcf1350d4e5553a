import fc from "fast-check";
import { expect, it } from "vitest";
import { canMatchTransition, MATCH_STATUSES, type MatchStatus } from "../match/match-status.ts";
import {
  MATCH_ROUNDS,
  MAX_ASKED_TUTORS,
  missedPromiseText,
  othersLeft,
  planMatchRound,
  searchEndsAt,
  WIDEST_ROUND,
} from "./plan-round.ts";

const NOBODY = { wantsChosen: false, chosen: 0, others: 0, asked: 0, isOver: false };

it.each([
  ["READY", { ...NOBODY, others: 5 }, ["MATCHING", "AIM_ING"]],
  ["READY", NOBODY, ["MATCHING", "UNPAIRED"]],
  ["READY", { ...NOBODY, wantsChosen: true, chosen: 1, others: 5 }, ["PROFILE_MATCHING"]],
  [
    "READY",
    { ...NOBODY, wantsChosen: true, others: 5 },
    ["PROFILE_MATCHING", "PROFILE_MATCH_FAILED", "MATCHING", "AIM_ING"],
  ],
  ["READY", { ...NOBODY, wantsChosen: true }, ["PROFILE_MATCHING", "PROFILE_MATCH_FAILED", "MATCHING", "UNPAIRED"]],
  ["AIM_ING", { ...NOBODY, others: 5 }, ["MATCHING"]],
  ["AIM_ING", NOBODY, ["UNPAIRED"]],
  ["AIM_ING", { ...NOBODY, others: 5, isOver: true }, ["UNPAIRED"]],
  ["MATCHING", { ...NOBODY, others: 5, asked: 99 }, ["MATCHING"]],
  ["MATCHING", { ...NOBODY, others: 5, asked: 100 }, ["UNPAIRED"]],
  ["MATCHING", { ...NOBODY, others: 5, asked: 18, isOver: true }, ["UNPAIRED"]],
  ["MATCHING", { ...NOBODY, asked: 18 }, ["UNPAIRED"]],
  ["PROFILE_MATCHING", { ...NOBODY, others: 5 }, ["PROFILE_MATCH_FAILED"]],
  ["PROFILE_MATCH_FAILED", { ...NOBODY, others: 5 }, ["MATCHING", "AIM_ING"]],
  ["PROFILE_MATCH_FAILED", { ...NOBODY, wantsChosen: true, chosen: 2 }, ["PROFILE_MATCHING"]],
  ["PROFILE_MATCH_FAILED", NOBODY, ["MATCHING", "UNPAIRED"]],
  ["UNPAIRED", { ...NOBODY, others: 1 }, ["AIM_ING"]],
  ["UNPAIRED", { ...NOBODY, wantsChosen: true, chosen: 1, others: 1 }, ["PROFILE_MATCHING"]],
  ["UNPAIRED", NOBODY, []],
  ["MATCHED", { ...NOBODY, others: 5 }, []],
  ["CANCELED", { ...NOBODY, others: 5 }, []],
] as const)("%s with %o goes %o", (status, outlook, path) => {
  expect(planMatchRound(status, outlook)).toEqual(path);
});

it("takes allowed steps only, and ends where proposals go out only when there is somebody to ask", () => {
  const outlooks = fc.record({
    wantsChosen: fc.boolean(),
    chosen: fc.nat({ max: 3 }),
    others: fc.nat({ max: 3 }),
    asked: fc.nat({ max: 101 }),
    isOver: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...MATCH_STATUSES), outlooks, (status, outlook) => {
      let from: MatchStatus = status;
      for (const to of planMatchRound(status, outlook)) {
        expect(canMatchTransition(from, to) || from === to).toBe(true);
        from = to;
      }
      if (from !== status && from === "PROFILE_MATCHING") expect(outlook.chosen).toBeGreaterThan(0);
      else if (from !== status && from in MATCH_ROUNDS) expect(othersLeft(outlook)).toBeGreaterThan(0);
      if (from !== status && from === "UNPAIRED") expect(othersLeft(outlook)).toBe(0);
    }),
  );
});

it("waits for its buyer only once all who fit were asked, or a hundred, or its day is over", () => {
  const search = fc.record({
    fitting: fc.nat({ max: 200 }),
    // How many the buyer adds to each round, and in which round the day is over.
    joined: fc.array(fc.nat({ max: 3 }), { maxLength: 8 }),
    lasts: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(search, ({ fitting, joined, lasts }) => {
      let [status, asked, round]: [MatchStatus, number, number] = ["READY", 0, 0];
      const outlook = () => ({ ...NOBODY, others: fitting - asked, asked, isOver: round >= lasts });
      for (;;) {
        const next = planMatchRound(status, outlook()).at(-1);
        if (next !== "AIM_ING" && next !== "MATCHING") break;
        const { tutors } = status === "MATCHING" ? WIDEST_ROUND : MATCH_ROUNDS[next];
        asked += Math.min(tutors, othersLeft(outlook()));
        asked = Math.min(fitting, asked + (joined[round] ?? 0));
        [status, round] = [next, round + 1];
      }
      expect(asked >= Math.min(fitting, MAX_ASKED_TUTORS) || round >= lasts).toBe(true);
      expect(asked).toBeLessThanOrEqual(MAX_ASKED_TUTORS + 3);
    }),
    { numRuns: 10_000 },
  );
});

it("ends a search at six in the evening of the promised day", () => {
  expect(searchEndsAt("2026-12-02")).toEqual(new Date("2026-12-02T18:00:00+09:00"));
});

it("regrets a promised day once it is over, and not before", () => {
  const regret = (time: string, hasOffer = false) =>
    missedPromiseText("2026-12-02", new Date(`2026-12-02T${time}+09:00`), hasOffer);
  expect(regret("17:59:00")).toBeNull();
  expect(regret("18:00:00")).toBe("12월 2일(수)까지 선생님을 알려 드리지 못해 죄송해요.");
  expect(regret("23:59:59", true)).toBeNull();
  expect(missedPromiseText("2026-12-02", new Date("2026-12-03T00:00:00+09:00"), true)).toContain("죄송해요.");
  expect(missedPromiseText(null, new Date())).toBeNull();
});
