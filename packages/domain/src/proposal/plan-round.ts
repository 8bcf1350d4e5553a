import type { MatchStatus } from "../match/match-status.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { addDays, atKstHour, type KstDate, startOfKstDate } from "../time/kst-date.ts";

/** How many tutors are asked in a round, and how many open hours it lasts. */
export interface MatchRound {
  readonly tutors: number;
  readonly hours: number;
}

/** The states in which proposals are out: first the best few, then more widely; or those whom the buyer chose. */
export const MATCH_ROUNDS = {
  AIM_ING: { tutors: 3, hours: 4 },
  MATCHING: { tutors: 15, hours: 8 },
  PROFILE_MATCHING: { tutors: 3, hours: 24 },
} as const satisfies Partial<Record<MatchStatus, MatchRound>>;

/** The rounds after the first one of MATCHING. */
export const WIDEST_ROUND: MatchRound = { tutors: 30, hours: 8 };

/** A search that asked so many tutors waits for its buyer. */
export const MAX_ASKED_TUTORS = 100;

/** Working days after the wishes within which a buyer is promised a tutor. */
export const MATCH_PROMISE_WORKING_DAYS = 3;

/** The hour of the promised day, in Korea, at which a search ends. */
const MATCH_PROMISE_HOUR = 18;

/**
 * When the search of a promised day is over.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export const searchEndsAt = (promisedOn: KstDate): Date => atKstHour(promisedOn, MATCH_PROMISE_HOUR);

/**
 * The regret of a search that found no tutor by its promised day; null while that day can be kept, and without one.
 * @param hasOffer whether other times of a tutor wait for the family: a yes keeps the day until midnight
 * @throws RangeError as `searchEndsAt`
 */
export const missedPromiseText = (promisedOn: KstDate | null, now: Date, hasOffer = false): string | null =>
  promisedOn !== null && (hasOffer ? startOfKstDate(addDays(promisedOn, 1)) : searchEndsAt(promisedOn)) <= now
    ? `${formatKoreanDate(promisedOn)}까지 선생님을 알려 드리지 못해 죄송해요.`
    : null;

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
  /** How many were asked since the search began; 0 for one that begins. */
  readonly asked: number;
  /** The promised day is over: no round of others begins any more. */
  readonly isOver: boolean;
}

/** How many others the search may still ask: of those who fit, up to its limit, until its day is over. */
export function othersLeft({ others, asked, isOver }: Omit<RoundOutlook, "wantsChosen" | "chosen">): number {
  return isOver ? 0 : Math.max(0, Math.min(others, MAX_ASKED_TUTORS - asked));
}

/**
 * The states a match goes through when its present round is over, or when it begins; the last one stays. Empty when
 * there is nothing to do. Each step is an allowed transition, but a search that goes on more widely: MATCHING follows
 * on MATCHING.
 */
export function planMatchRound(status: MatchStatus, outlook: RoundOutlook): readonly MatchStatus[] {
  switch (status) {
    case "READY":
      return outlook.wantsChosen ? askChosen(outlook) : askOthers(outlook);
    case "UNPAIRED":
      if (outlook.wantsChosen && outlook.chosen > 0) return ["PROFILE_MATCHING"];
      return othersLeft(outlook) > 0 ? ["AIM_ING"] : [];
    case "PROFILE_MATCH_FAILED":
      return outlook.wantsChosen && outlook.chosen > 0 ? ["PROFILE_MATCHING"] : askOthers(outlook);
    case "AIM_ING":
    case "MATCHING":
      return [othersLeft(outlook) > 0 ? "MATCHING" : "UNPAIRED"];
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

function askOthers(outlook: RoundOutlook): readonly MatchStatus[] {
  return ["MATCHING", othersLeft(outlook) > 0 ? "AIM_ING" : "UNPAIRED"];
}
