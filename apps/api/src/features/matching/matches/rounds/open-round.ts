import {
  deadlineInOpenHours,
  MATCH_ROUNDS,
  type MatchStatus,
  missedPromiseText,
  openFrom,
  othersLeft,
  planMatchRound,
  searchEndsAt,
  searchWay,
  WIDEST_ROUND,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { secondsBetween } from "../../../../lib/jobs/seconds-between.ts";
import { newToken } from "../../../../secrets/token.ts";
import { findOpenOffers } from "../../../lessons/classes/find-open-offers.ts";
import { findTutorCards } from "../../../tutors/tutors/repository.ts";
import { askingHours } from "../compute-asked-from.ts";
import { computePromiseDay } from "../compute-promise-day.ts";
import { notifyMatch, notifyUnavailable } from "../notify-match.ts";
import { insertPairing, type MatchRow, updateMatch } from "../repository.ts";
import { findChances } from "../suggestions/find-chances.ts";
import { askTutors } from "./ask-tutors.ts";
import { countAsked } from "./count-asked.ts";
import type { TutorsToAsk } from "./find-tutors-to-ask.ts";

/** Whether tutors are asked while a match is in this state. */
export const isRound = (status: MatchStatus): status is keyof typeof MATCH_ROUNDS => status in MATCH_ROUNDS;

/**
 * Goes to the next state in the caller's transaction, which holds the match, and asks whom that state asks. At night
 * they are asked in the morning, and have their hours from then on, but no longer than the search. A search that
 * begins again asks as many as a first one, and promises a day of its own.
 */
export async function openRound(
  ctx: Ctx,
  tx: Queryable,
  match: MatchRow,
  { chosen, others }: TutorsToAsk,
  at?: Date,
): Promise<MatchStatus> {
  const now = at ?? (await readClock(tx));
  const wantsChosen = match.chosenTutorIds.length > 0;
  const round = match.round + 1;
  const goesOn = isRound(match.status);
  const firstRound = goesOn ? match.firstRound : round;
  const promisedOn = goesOn || match.status === "READY" ? match.promisedOn : computePromiseDay({ ...ctx, now });
  const endsAt = promisedOn === null ? null : searchEndsAt(promisedOn);
  const isOver = endsAt !== null && endsAt <= now;
  const count = await countAsked(tx, match.id, firstRound);
  const outlook = { others: others.length, asked: count.inSearch, isOver };
  const plan = planMatchRound(match.status, { ...outlook, wantsChosen, chosen: chosen.length });
  const status = plan.at(-1);
  if (!status) return match.status;
  if (match.status === "READY" && wantsChosen && chosen.length === 0) {
    await notifyUnavailable(ctx, tx, { ...match, round }, await namesOf(tx, match.chosenTutorIds));
  }
  if (!isRound(status)) {
    await updateMatch(tx, match.id, { status, round, deadlineAt: null });
    const hasOffer = (await findOpenOffers(tx, [match.id])).has(match.id);
    const way = hasOffer ? "ANSWER" : searchWay(await findChances({ ...ctx, db: tx }, match));
    const regret = missedPromiseText(promisedOn, now, hasOffer);
    await notifyMatch(ctx, tx, match, status, round, { asked: count.told, way, regret });
    return status;
  }
  const { tutors, hours } = match.status === "MATCHING" ? WIDEST_ROUND : MATCH_ROUNDS[status];
  const open = askingHours(ctx.config);
  const answersUntil = deadlineInOpenHours(now, hours, open);
  const deadlineAt = endsAt && !isOver && endsAt < answersUntil ? endsAt : answersUntil;
  await updateMatch(tx, match.id, { status, round, firstRound, promisedOn, deadlineAt });
  const asked = status === "PROFILE_MATCHING" ? chosen : others.slice(0, Math.min(tutors, othersLeft(outlook)));
  const pairingId = newToken().reveal();
  await insertPairing(tx, { id: pairingId, matchId: match.id, round });
  await askTutors(ctx.jobs, tx, {
    match,
    pairingId,
    dueAt: deadlineAt,
    asked,
    waits: secondsBetween(now, openFrom(now, open)),
  });
  const payload = { matchId: match.id, round };
  const delaySeconds = secondsBetween(now, deadlineAt) + 1;
  await ctx.jobs.send(tx, { name: "match.advance", key: `match.advance:${match.id}:${round}`, payload, delaySeconds });
  await notifyMatch(ctx, tx, match, status, round);
  return status;
}

async function namesOf(tx: Queryable, tutorIds: readonly number[]): Promise<string[]> {
  const cards = await findTutorCards(tx, tutorIds);
  return [...cards.values()].map(({ name }) => name);
}
