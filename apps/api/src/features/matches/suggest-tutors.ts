import { type MatchTutor, type MatchWish, matchScore, possibleWidenings, widenWishes } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { findTutorCards } from "./card-repository.ts";
import { findSteeredMatch, type Steerer } from "./find-steered-match.ts";
import { findAskedTutorIds, findProposals } from "./repository.ts";
import type { SuggestionsWire } from "./schemas.ts";
import { toMatchWish } from "./to-match-wish.ts";

const SUGGESTED = 10;

/**
 * The tutors who fit a match best now, each with reasons and with what they miss, those who were asked already apart; and how
 * many more there would be with one wish fewer.
 * @throws ApiError as `findSteeredMatch`.
 */
export async function suggestTutors(deps: AppDeps, who: Steerer, id: string): Promise<SuggestionsWire> {
  const { db, tutorSearch } = deps;
  const match = await findSteeredMatch(db, who, id);
  const wish = toMatchWish(match, match.wishes);
  const excluded = new Set([...match.excludedTutorIds, ...(await findAskedTutorIds(db, id))]);
  const [found, proposals, count, widenings] = await Promise.all([
    tutorSearch.top(wish, { limit: SUGGESTED, excluded }),
    findProposals(db, id),
    tutorSearch.count(wish),
    Promise.all(
      possibleWidenings(match.wishes).map(async (widening) => ({
        widening,
        count: await tutorSearch.count(toMatchWish(match, widenWishes(match.wishes, widening))),
      })),
    ),
  ]);
  const only = new Set(proposals.map(({ tutorId }) => tutorId));
  const asked = only.size > 0 ? await tutorSearch.top(wish, { limit: only.size, only }) : [];
  const cards = await findTutorCards(
    db,
    [...found, ...proposals].map(({ tutorId }) => tutorId),
  );
  return {
    count,
    suggestions: found.flatMap(({ tutorId, tutor }) => {
      const card = cards.get(tutorId);
      return card ? [{ tutor: card, ...fitOf(wish, tutor) }] : [];
    }),
    proposals: proposals.flatMap(({ tutorId, talkSendStatus, dueAt, answeredAt }) => {
      const tutor = cards.get(tutorId);
      const still = asked.find((one) => one.tutorId === tutorId);
      const fit = still ? fitOf(wish, still.tutor) : null;
      return tutor ? [{ tutor, talkSendStatus, dueAt, answeredAt, fit }] : [];
    }),
    widenings: widenings.map((one) => ({ ...one, more: Math.max(0, one.count - count) })),
  };
}

function fitOf(wish: MatchWish, tutor: MatchTutor) {
  const { score, timeAndSkill, styleAndBackground, reasons, misses } = matchScore(wish, tutor);
  return { score, timeAndSkill, styleAndBackground, reasons: [...reasons], misses: [...misses] };
}
