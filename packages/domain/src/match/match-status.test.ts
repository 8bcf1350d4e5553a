import { expect, it } from "vitest";
import { canMatchTransition, isMatchSearching, MATCH_STATUSES, type MatchStatus } from "./match-status.ts";

const TABLE: Readonly<Record<MatchStatus, string>> = {
  READY: "MATCHING | PROFILE_MATCHING | CANCELED",
  MATCHING: "AIM_ING | MATCHED | UNPAIRED | CANCELED",
  AIM_ING: "MATCHING | MATCHED | UNPAIRED | CANCELED",
  PROFILE_MATCHING: "MATCHED | PROFILE_MATCH_FAILED | CANCELED",
  PROFILE_MATCH_FAILED: "PROFILE_MATCHING | MATCHING | MATCHED | CANCELED",
  UNPAIRED: "MATCHING | AIM_ING | PROFILE_MATCHING | MATCHED | CANCELED",
  MATCHED: "UNPAIRED | CANCELED",
  CANCELED: "",
};

it.each(MATCH_STATUSES)("%s moves only along its transitions", (from) => {
  const reached = MATCH_STATUSES.filter((to) => canMatchTransition(from, to));
  expect(reached.sort()).toEqual(TABLE[from].split(" | ").filter(Boolean).sort());
});

it.each([
  ["READY", true],
  ["MATCHING", true],
  ["AIM_ING", true],
  ["PROFILE_MATCHING", true],
  ["UNPAIRED", false],
  ["PROFILE_MATCH_FAILED", false],
  ["MATCHED", false],
  ["CANCELED", false],
] as const)("%s goes on without its buyer: %s", (status, searches) => {
  expect(isMatchSearching(status)).toBe(searches);
});
