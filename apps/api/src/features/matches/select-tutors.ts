import { MATCH_ROUNDS } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { ApiError, notFound } from "../../lib/errors.ts";
import { askMoreTutors, findTutorsToAsk, openRound } from "./advance-match.ts";
import { findBuyerMatch, lockMatch, updateMatch } from "./repository.ts";

/**
 * The buyer chooses tutors from the suggestions: they are asked at once. While other proposals are out these join them; a
 * match that waits for the buyer begins a round of its own (PROFILE_MATCHING, product §6).
 * @throws ApiError 404 for a missing or foreign match; 409 class 50004 when the match is over, or none of the tutors can be
 * asked (any more).
 */
export async function selectTutors(deps: AppDeps, userId: string, id: string, tutorIds: readonly number[]) {
  const match = await findBuyerMatch(deps.db, userId, id);
  if (!match) throw notFound();
  const wanted = { ...match, chosenTutorIds: [...tutorIds] };
  const found = await findTutorsToAsk(deps, wanted);
  if (found.chosen.length === 0) {
    throw new ApiError(409, "class", 50004, {
      message: "고른 선생님이 지금은 수업을 맡을 수 없어요. 다른 선생님을 골라 주세요.",
    });
  }
  await deps.db.transaction(async (tx) => {
    const held = await lockMatch(tx, id);
    if (!held || held.round !== match.round || held.status !== match.status) throw changedMeanwhile();
    if (held.status === "MATCHED" || held.status === "CANCELED") throw new ApiError(409, "class", 50004);
    await updateMatch(tx, id, { chosenTutorIds: wanted.chosenTutorIds });
    const isAsking = held.status in MATCH_ROUNDS && held.deadlineAt;
    if (isAsking) await askMoreTutors(deps, tx, wanted, found.chosen);
    else await openRound(deps, tx, wanted, found);
  });
}

const changedMeanwhile = () =>
  new ApiError(409, "class", 50004, { message: "방금 매칭 상태가 바뀌었어요. 다시 확인해 주세요." });
