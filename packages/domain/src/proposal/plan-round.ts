import type { MatchStatus } from "../match/match-status.ts";

/** How many tutors are asked in a round, and how long it lasts. */
export interface MatchRound {
  readonly tutors: number;
  readonly hours: number;
}

/** The states in which proposals are out: first the best few, then more widely; or those whom the buyer chose. */
export const MATCH_ROUNDS = {
  AIM_ING: { tutors: 3, hours: 4 },
  MATCHING: { tutors: 15, hours: 24 },
  PROFILE_MATCHING: { tutors: 3, hours: 24 },
} as const satisfies Partial<Record<MatchStatus, MatchRound>>;

/** Working days after the wishes within which a buyer is promised a tutor. */
export const MATCH_PROMISE_WORKING_DAYS = 3;

/** Tutors whom a buyer may choose at once. */
export const MAX_CHOSEN_TUTORS = MATCH_ROUNDS.PROFILE_MATCHING.tutors;

/** Whom a round could ask: tutors who meet the hard conditions and were not asked before. */
export interface RoundOutlook {
  /** The buyer chose tutors who have not been asked. */
  readonly wantsChosen: boolean;
  /** How many of those may be asked. */
  readonly chosen: number;
  /** How many others may be asked. */
  readonly others: number;
}

/**
 * The states a match goes through when its present round is over, or when it begins; the last one stays. Empty when there is
 * nothing to do. Each step is an allowed transition.
 */
export function planMatchRound(status: MatchStatus, outlook: RoundOutlook): readonly MatchStatus[] {
  switch (status) {
    case "READY":
      return outlook.wantsChosen ? askChosen(outlook) : askOthers(outlook);
    case "UNPAIRED":
      if (outlook.wantsChosen && outlook.chosen > 0) return ["PROFILE_MATCHING"];
      return outlook.others > 0 ? ["AIM_ING"] : [];
    case "PROFILE_MATCH_FAILED":
      return outlook.wantsChosen && outlook.chosen > 0 ? ["PROFILE_MATCHING"] : askOthers(outlook);
    case "AIM_ING":
      return [outlook.others > 0 ? "MATCHING" : "UNPAIRED"];
    case "MATCHING":
      return ["UNPAIRED"];
    case "PROFILE_MATCHING":
      return ["PROFILE_MATCH_FAILED"];
    case "MATCHED":
    case "CANCELED":
      return [];
  }
}

/** When none of the chosen can be asked (any more), nobody has to wait: the usual search goes on at once. */
function askChosen(outlook: RoundOutlook): readonly MatchStatus[] {
  if (outlook.chosen > 0) return ["PROFILE_MATCHING"];
  return ["PROFILE_MATCHING", "PROFILE_MATCH_FAILED", ...askOthers(outlook)];
}

function askOthers({ others }: RoundOutlook): readonly MatchStatus[] {
  return ["MATCHING", others > 0 ? "AIM_ING" : "UNPAIRED"];
}
