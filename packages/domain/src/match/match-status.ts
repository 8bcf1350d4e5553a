/** States of a match. */
export const MATCH_STATUSES = [
  "READY",
  "MATCHING",
  "MATCHED",
  "CANCELED",
  "AIM_ING",
  "UNPAIRED",
  "PROFILE_MATCHING",
  "PROFILE_MATCH_FAILED",
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What each state means to a buyer. */
export const MATCH_STATUS_LABELS: Readonly<Record<MatchStatus, string>> = {
  READY: "매칭을 준비하고 있어요",
  MATCHING: "조건에 맞는 선생님을 찾고 있어요",
  MATCHED: "선생님이 정해졌어요",
  CANCELED: "매칭을 그만뒀어요",
  AIM_ING: "선생님께 제안을 보냈어요",
  UNPAIRED: "아직 맞는 선생님이 없어요",
  PROFILE_MATCHING: "고른 선생님이 확인하고 있어요",
  PROFILE_MATCH_FAILED: "고른 선생님과 시간이 맞지 않았어요",
};

/** Allowed transitions of a match; CANCELED is final. */
export const MATCH_TRANSITIONS: Readonly<Record<MatchStatus, readonly MatchStatus[]>> = {
  READY: ["MATCHING", "PROFILE_MATCHING", "CANCELED"],
  MATCHING: ["AIM_ING", "MATCHED", "UNPAIRED", "CANCELED"],
  AIM_ING: ["MATCHING", "MATCHED", "UNPAIRED", "CANCELED"],
  PROFILE_MATCHING: ["MATCHED", "PROFILE_MATCH_FAILED", "CANCELED"],
  PROFILE_MATCH_FAILED: ["PROFILE_MATCHING", "MATCHING", "MATCHED", "CANCELED"],
  UNPAIRED: ["MATCHING", "AIM_ING", "PROFILE_MATCHING", "MATCHED", "CANCELED"],
  MATCHED: ["UNPAIRED", "CANCELED"],
  CANCELED: [],
};

/** Tells whether a match may go from one state to another; staying is no transition. */
export function canMatchTransition(from: MatchStatus, to: MatchStatus): boolean {
  return MATCH_TRANSITIONS[from].includes(to);
}

/** The states in which a tutor may be found without the buyer; in the others a match waits for its buyer, has its tutor or is over. */
export const SEARCHING_MATCH_STATUSES = [
  "READY",
  "MATCHING",
  "AIM_ING",
  "PROFILE_MATCHING",
] as const satisfies readonly MatchStatus[];

/** Tells whether a match goes on by itself when its round is over: an answer that comes late never opens another round. */
export function isMatchSearching(status: MatchStatus): boolean {
  return SEARCHING_MATCH_STATUSES.some((searching) => searching === status);
}
