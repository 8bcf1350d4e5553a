import { randomBytes } from "node:crypto";
import {
  deadlineInOpenHours,
  explainMatch,
  isMatchSearching,
  MATCH_ROUNDS,
  type MatchStatus,
  type MatchWish,
  matchScore,
  openFrom,
  planMatchRound,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { AppDeps } from "../../../deps.ts";
import { secondsBetween } from "../../../lib/jobs/seconds-between.ts";
import type { RankedTutor } from "../../../lib/tutor-search.ts";
import { askingHours } from "../compute-asked-from.ts";
import { notifyMatch, notifyUnavailable } from "../notify-match.ts";
import { lapseProposals } from "../proposals/end-proposals.ts";
import { findUnreachableTutors } from "../proposals/repository.ts";
import { proposalKey } from "../proposals/send-proposal.ts";
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
} from "../repository.ts";
import { findTutorCards } from "../suggestions/repository.ts";
import { toMatchWish } from "../suggestions/to-match-wish.ts";

const PAIRING_ID_BYTES = 16;
const isRound = (status: MatchStatus): status is keyof typeof MATCH_ROUNDS => status in MATCH_ROUNDS;

/**
 * Takes a match on when its round is over: the next tutors are asked, or the buyer is told that nobody was found. Safe to call at any time, any number of times, from any process: a round is opened once, because its number is
 * compared under the match's lock.
 * @param at when the next round begins; now, by the database's clock, when it is left out
 * @param round the one that is over; another one's end changes nothing, nor does a late answer to a search that waits for its buyer
 */
export async function advanceMatch(deps: AppDeps, matchId: string, round: number, at?: Date): Promise<void> {
  const match = await findMatch(deps.db, matchId);
  if (match?.round !== round || !isMatchSearching(match.status)) return;
  const found = await findTutorsToAsk(deps, match);
  await deps.db.transaction(async (tx) => {
    const held = await lockMatch(tx, matchId);
    if (!held || held.round !== round || held.status !== match.status) return;
    await timeOutProposals(tx, matchId);
    await lapseProposals(tx, matchId);
    if (isRound(held.status) && (await countOpenProposals(tx, matchId)) > 0) return;
    await openRound(deps, tx, match, found, at);
    await deps.checkpoint("in-round");
  });
  await deps.checkpoint("after-round");
}

export interface TutorsToAsk {
  readonly chosen: readonly RankedTutor[];
  readonly others: readonly RankedTutor[];
}

/** Tutors who may be asked next: never one who was asked before or is excluded, or whose phone nobody has confirmed. */
export async function findTutorsToAsk({ db, tutorSearch }: AppDeps, match: MatchRow): Promise<TutorsToAsk> {
  const wish = toMatchWish(match, match.wishes);
  const excluded = new Set([...match.excludedTutorIds, ...(await findAskedTutorIds(db, match.id))]);
  const only = new Set(match.chosenTutorIds.filter((id) => !excluded.has(id)));
  const limit = MATCH_ROUNDS.PROFILE_MATCHING.tutors;
  const ranked = only.size > 0 ? await tutorSearch.top(wish, { limit, only }) : [];
  const silent = await findUnreachableTutors(db, idsOf(ranked));
  const others = await findReachable({ db, tutorSearch }, wish, excluded);
  return { chosen: ranked.filter(({ tutorId }) => !silent.has(tutorId)), others };
}

/** The best tutors of a wish whom a message reaches; the next ones take the places of the others. */
async function findReachable(
  { db, tutorSearch }: Pick<AppDeps, "db" | "tutorSearch">,
  wish: MatchWish,
  excluded: Set<number>,
): Promise<readonly RankedTutor[]> {
  const passed = new Set(excluded);
  for (;;) {
    const ranked = await tutorSearch.top(wish, { limit: MATCH_ROUNDS.MATCHING.tutors, excluded: passed });
    const silent = await findUnreachableTutors(db, idsOf(ranked));
    if (silent.size === 0) return ranked;
    for (const id of silent) passed.add(id);
  }
}

const idsOf = (ranked: readonly RankedTutor[]): number[] => ranked.map(({ tutorId }) => tutorId);

/**
 * Goes to the next state in the caller's transaction, which holds the match, and asks whom that state asks. At night they are
 * asked in the morning, and have their hours from then on.
 */
export async function openRound(
  deps: Pick<AppDeps, "jobs" | "config">,
  tx: Queryable,
  match: MatchRow,
  { chosen, others }: TutorsToAsk,
  at?: Date,
): Promise<MatchStatus> {
  const wantsChosen = match.chosenTutorIds.length > 0;
  const status = planMatchRound(match.status, { wantsChosen, chosen: chosen.length, others: others.length }).at(-1);
  if (!status) return match.status;
  const round = match.round + 1;
  if (match.status === "READY" && wantsChosen && chosen.length === 0) {
    await notifyUnavailable(deps, tx, { ...match, round }, await namesOf(tx, match.chosenTutorIds));
  }
  if (!isRound(status)) {
    await updateMatch(tx, match.id, { status, round, deadlineAt: null });
    await notifyMatch(deps, tx, match, status, round);
    return status;
  }
  const { tutors, hours } = MATCH_ROUNDS[status];
  const now = at ?? (await readClock(tx));
  const open = askingHours(deps.config);
  const deadlineAt = deadlineInOpenHours(now, hours, open);
  await updateMatch(tx, match.id, { status, round, deadlineAt });
  const asked = (status === "PROFILE_MATCHING" ? chosen : others).slice(0, tutors);
  const pairingId = randomBytes(PAIRING_ID_BYTES).toString("base64url");
  await insertPairing(tx, { id: pairingId, matchId: match.id, round });
  await askTutors(deps.jobs, tx, {
    match,
    pairingId,
    dueAt: deadlineAt,
    asked,
    waits: secondsBetween(now, openFrom(now, open)),
  });
  const payload = { matchId: match.id, round };
  const delaySeconds = secondsBetween(now, deadlineAt) + 1;
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
  const now = await readClock(tx);
  const waits = secondsBetween(now, openFrom(now, askingHours(deps.config)));
  await askTutors(deps.jobs, tx, { match, pairingId, dueAt: match.deadlineAt, asked, waits });
  await notifyMatch(deps, tx, match, match.status, match.round);
}

async function namesOf(tx: Queryable, tutorIds: readonly number[]): Promise<string[]> {
  const cards = await findTutorCards(tx, tutorIds);
  return [...cards.values()].map(({ name }) => name);
}

interface Question {
  readonly match: MatchRow;
  readonly pairingId: string;
  readonly dueAt: Date;
  readonly asked: readonly RankedTutor[];
  /** Seconds until somebody may be asked. */
  readonly waits: number;
}

async function askTutors(jobs: AppDeps["jobs"], tx: Queryable, { match, pairingId, dueAt, asked, waits }: Question) {
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
    await jobs.send(tx, {
      name: "proposal.send",
      key: proposalKey(pairingId, tutorId),
      payload,
      delaySeconds: waits,
    });
  }
}
