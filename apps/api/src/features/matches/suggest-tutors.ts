import { fitAtTimes, type MatchWish, possibleWidenings, widenWishes } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { findTutorCards } from "./card-repository.ts";
import { describeTutors, toFit } from "./describe-tutors.ts";
import { findSteeredMatch, type Steerer } from "./find-steered-match.ts";
import { findAskedTutorIds, findProposals } from "./repository.ts";
import type { SuggestionsWire } from "./schemas.ts";
import { toMatchWish } from "./to-match-wish.ts";

const PAGE = 10;

/**
 * The tutors who fit a match best now, ten from the offset on, each with reasons and with what they miss, those who were asked already apart; and how
 * many more there would be with one wish fewer.
 * @throws ApiError as `findSteeredMatch`.
 */
export async function suggestTutors(deps: AppDeps, who: Steerer, id: string, offset = 0): Promise<SuggestionsWire> {
  const { db, tutorSearch } = deps;
  const match = await findSteeredMatch(db, who, id);
  const wish = toMatchWish(match, match.wishes);
  const excluded = new Set([...match.excludedTutorIds, ...(await findAskedTutorIds(db, id))]);
  const countOthers = async (wished: MatchWish) => {
    const known = excluded.size > 0 ? await tutorSearch.top(wished, { limit: excluded.size, only: excluded }) : [];
    return Math.max(0, (await tutorSearch.count(wished)) - known.length);
  };
  const [ranked, proposals, count, widenings] = await Promise.all([
    tutorSearch.top(wish, { limit: offset + PAGE, excluded }),
    findProposals(db, id),
    countOthers(wish),
    Promise.all(
      possibleWidenings(match.wishes).map(async (widening) => ({
        widening,
        count: await countOthers(toMatchWish(match, widenWishes(match.wishes, widening))),
      })),
    ),
  ]);
  const found = ranked.slice(offset);
  const [suggestions, cards] = await Promise.all([
    describeTutors(db, wish, found),
    findTutorCards(
      db,
      proposals.map(({ tutorId }) => tutorId),
    ),
  ]);
  return {
    count,
    nextOffset: count > offset + PAGE && found.length === PAGE ? offset + PAGE : null,
    suggestions,
    proposals: proposals.flatMap(({ tutorId, talkSendStatus, dueAt, answeredAt, lapsedAt, lessonStarts, fit }) => {
      const tutor = cards.get(tutorId);
      const kept = fit ? toFit(fitAtTimes(fit, lessonStarts)) : null;
      const isLapsed = lapsedAt !== null;
      return tutor ? [{ tutor, talkSendStatus, isLapsed, dueAt, answeredAt, fit: kept }] : [];
    }),
    widenings: widenings.map((one) => ({ ...one, more: Math.max(0, one.count - count) })),
  };
}
