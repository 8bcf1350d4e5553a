import { MATCH_ROUNDS, type MatchWish, WIDEST_ROUND } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { RankedTutor } from "../../../../lib/tutor-search.ts";
import { findUnreachableTutors } from "../proposals/repository.ts";
import { findAskedTutorIds, type MatchRow } from "../repository.ts";
import { toMatchWish } from "../suggestions/to-match-wish.ts";

export interface TutorsToAsk {
  readonly chosen: readonly RankedTutor[];
  readonly others: readonly RankedTutor[];
}

/** Tutors who may be asked next: never one who was asked before or is excluded, or whose phone nobody has confirmed. */
export async function findTutorsToAsk(ctx: Ctx, match: MatchRow): Promise<TutorsToAsk> {
  const { db, tutorSearch } = ctx;
  const wish = toMatchWish(match, match.wishes);
  const excluded = new Set([...match.excludedTutorIds, ...(await findAskedTutorIds(db, match.id))]);
  const only = new Set(match.chosenTutorIds.filter((id) => !excluded.has(id)));
  const limit = MATCH_ROUNDS.PROFILE_MATCHING.tutors;
  const ranked = only.size > 0 ? await tutorSearch.top(wish, { limit, only }) : [];
  const silent = await findUnreachableTutors(db, idsOf(ranked));
  const others = await findReachable(ctx, wish, excluded);
  return { chosen: ranked.filter(({ tutorId }) => !silent.has(tutorId)), others };
}

/** The best tutors of a wish whom a message reaches; the next ones take the places of the others. */
async function findReachable(
  { db, tutorSearch }: Ctx,
  wish: MatchWish,
  excluded: Set<number>,
): Promise<readonly RankedTutor[]> {
  const passed = new Set(excluded);
  for (;;) {
    const ranked = await tutorSearch.top(wish, { limit: WIDEST_ROUND.tutors, excluded: passed });
    const silent = await findUnreachableTutors(db, idsOf(ranked));
    if (silent.size === 0) return ranked;
    for (const id of silent) passed.add(id);
  }
}

const idsOf = (ranked: readonly RankedTutor[]): number[] => ranked.map(({ tutorId }) => tutorId);
