import { randomBytes } from "node:crypto";
import {
  explainMatch,
  isMatchSearching,
  MATCH_ROUNDS,
  type MatchStatus,
  matchScore,
  planMatchRound,
} from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import type { RankedTutor } from "../../lib/tutor-search.ts";
import { lapseProposals } from "./end-proposals.ts";
import { notifyMatch } from "./notify-match.ts";
import {
  countOpenProposals,
  findAskedTutorIds,
  findMatch,
  findPairingId,
  insertCandidates,
  insertPairing,
  lockMatch,
  type MatchRow,
  timeOutProposals,
  updateMatch,
} from "./repository.ts";
import { toMatchWish } from "./to-match-wish.ts";

const PAIRING_ID_BYTES = 16;
const isRound = (status: MatchStatus): status is keyof typeof MATCH_ROUNDS => status in MATCH_ROUNDS;

/**
 * Takes a match on when its round is over: the next tutors are asked, or the buyer is told that nobody was found. Safe to call at any time, any number of times, from any process: a round is opened once, because its number is
 * compared under the match's lock.
 * @param round the one that is over; another one's end changes nothing, nor does a late answer to a search that waits for its buyer
 */
export async function advanceMatch(deps: AppDeps, matchId: string, round: number): Promise<void> {
  const match = await findMatch(deps.db, matchId);
  if (match?.round !== round || !isMatchSearching(match.status)) return;
  const found = await findTutorsToAsk(deps, match);
  await deps.db.transaction(async (tx) => {
    const held = await lockMatch(tx, matchId);
    if (!held || held.round !== round || held.status !== match.status) return;
    await timeOutProposals(tx, matchId);
    await lapseProposals(tx, matchId);
    if (isRound(held.status) && (await countOpenProposals(tx, matchId)) > 0) return;
    await openRound(deps, tx, match, found);
    await deps.checkpoint("in-round");
  });
  await deps.checkpoint("after-round");
}

export interface TutorsToAsk {
  readonly chosen: readonly RankedTutor[];
  readonly others: readonly RankedTutor[];
}

/** Tutors who may be asked next: never one who was asked before or is excluded. */
export async function findTutorsToAsk({ db, tutorSearch }: AppDeps, match: MatchRow): Promise<TutorsToAsk> {
  const wish = toMatchWish(match, match.wishes);
  const excluded = new Set([...match.excludedTutorIds, ...(await findAskedTutorIds(db, match.id))]);
  const only = new Set(match.chosenTutorIds.filter((id) => !excluded.has(id)));
  const limit = MATCH_ROUNDS.PROFILE_MATCHING.tutors;
  const chosen = only.size > 0 ? await tutorSearch.top(wish, { limit, only }) : [];
  const others = await tutorSearch.top(wish, { limit: MATCH_ROUNDS.MATCHING.tutors, excluded });
  return { chosen, others };
}

/** Goes to the next state in the caller's transaction, which holds the match, and asks whom that state asks. */
export async function openRound(
  deps: Pick<AppDeps, "jobs" | "config">,
  tx: Queryable,
  match: MatchRow,
  { chosen, others }: TutorsToAsk,
): Promise<MatchStatus> {
  const wantsChosen = match.chosenTutorIds.length > 0;
  const status = planMatchRound(match.status, { wantsChosen, chosen: chosen.length, others: others.length }).at(-1);
  if (!status) return match.status;
  const round = match.round + 1;
  if (!isRound(status)) {
    await updateMatch(tx, match.id, { status, round, deadlineAt: null });
    await notifyMatch(deps, tx, match, status, round);
    return status;
  }
  const { tutors, hours } = MATCH_ROUNDS[status];
  const deadlineAt = new Date(Date.now() + hours * 3_600_000);
  await updateMatch(tx, match.id, { status, round, deadlineAt });
  const asked = (status === "PROFILE_MATCHING" ? chosen : others).slice(0, tutors);
  const pairingId = randomBytes(PAIRING_ID_BYTES).toString("base64url");
  await insertPairing(tx, { id: pairingId, matchId: match.id, round });
  await askTutors(deps.jobs, tx, { match, pairingId, dueAt: deadlineAt, asked });
  const payload = { matchId: match.id, round };
  const delaySeconds = hours * 3600 + 1;
  await deps.jobs.send(tx, { name: "match.advance", key: `match.advance:${match.id}:${round}`, payload, delaySeconds });
  await notifyMatch(deps, tx, match, status, round);
  return status;
}

/** Asks tutors in the round that is under way, in the caller's transaction, which holds the match. */
export async function askMoreTutors(
  deps: Pick<AppDeps, "jobs" | "config">,
  tx: Queryable,
  match: MatchRow,
  asked: readonly RankedTutor[],
): Promise<void> {
  const pairingId = await findPairingId(tx, match.id, match.round);
  if (!pairingId || !match.deadlineAt) throw new Error("A round that is under way has a pairing and an end.");
  await askTutors(deps.jobs, tx, { match, pairingId, dueAt: match.deadlineAt, asked });
  await notifyMatch(deps, tx, match, match.status, match.round);
}

interface Question {
  readonly match: MatchRow;
  readonly pairingId: string;
  readonly dueAt: Date;
  readonly asked: readonly RankedTutor[];
}

async function askTutors(jobs: AppDeps["jobs"], tx: Queryable, { match, pairingId, dueAt, asked }: Question) {
  const wish = toMatchWish(match, match.wishes);
  // The times and the fit that the buyer sees now: they stay as they are, whatever is booked meanwhile.
  const candidates = asked.map(({ tutorId, score, tutor }) => {
    const scored = matchScore(wish, tutor);
    const fit = explainMatch(wish, tutor, scored);
    return { pairingId, tutorId, matchId: match.id, score, lessonStarts: scored.lessons, fit, dueAt };
  });
  await insertCandidates(tx, candidates);
  for (const { tutorId } of candidates) {
    const payload = { pairingId, tutorId };
    await jobs.send(tx, { name: "proposal.send", key: `proposal:${pairingId}:${tutorId}`, payload });
  }
}
