import { explainMatch, matchScore, openFrom } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { AppDeps, Ctx } from "../../../../deps.ts";
import { secondsBetween } from "../../../../lib/jobs/seconds-between.ts";
import type { RankedTutor } from "../../../../lib/tutor-search.ts";
import { askingHours } from "../compute-asked-from.ts";
import { notifyMatch } from "../notify-match.ts";
import { proposalKey } from "../proposals/send-proposal.ts";
import { findPairingId, insertCandidates, type MatchRow } from "../repository.ts";
import { toMatchWish } from "../suggestions/to-match-wish.ts";

interface Question {
  readonly match: MatchRow;
  readonly pairingId: string;
  readonly dueAt: Date;
  readonly asked: readonly RankedTutor[];
  /** Seconds until somebody may be asked. */
  readonly waits: number;
}

/** Asks tutors for a pairing, in the caller's transaction: each gets a proposal, and the message about it when the time comes. */
export async function askTutors(
  jobs: AppDeps["jobs"],
  tx: Queryable,
  { match, pairingId, dueAt, asked, waits }: Question,
) {
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

/** Asks tutors in the round that is under way, in the caller's transaction, which holds the match. */
export async function askMoreTutors(
  ctx: Ctx,
  tx: Queryable,
  match: MatchRow,
  asked: readonly RankedTutor[],
): Promise<void> {
  const pairingId = await findPairingId(tx, match.id, match.round);
  if (!pairingId || !match.deadlineAt) throw new Error("A round that is under way has a pairing and an end.");
  const now = await readClock(tx);
  const waits = secondsBetween(now, openFrom(now, askingHours(ctx.config)));
  await askTutors(ctx.jobs, tx, { match, pairingId, dueAt: match.deadlineAt, asked, waits });
  await notifyMatch(ctx, tx, match, match.status, match.round);
}
