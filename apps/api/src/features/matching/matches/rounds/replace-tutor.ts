import type { Transaction } from "../../../../db/client.ts";
import type { MatchWishes } from "../../../../db/schema/matches.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { releaseProposals } from "../proposals/repository.ts";
import { releaseTutor } from "../release-tutor.ts";
import { asPair, findBuyerMatch, lockMatch, type PairRow, updateMatch } from "../repository.ts";
import { findTutorsToAsk } from "./find-tutors-to-ask.ts";
import { openRound } from "./open-round.ts";

export interface Replacement {
  readonly userId: string;
  readonly matchId: string;
  readonly wishes: Pick<MatchWishes, "tutorGenders" | "weeklyAvailablePeriods">;
  /** The working day (YYYY-MM-DD, KST) that the buyer is promised an answer for. */
  readonly promisedOn: string;
}

/**
 * Dissolves a pair and looks for another tutor at once, in one transaction: the first round is out when it commits. The tutor of until then is never asked again, and no late yes to an old proposal brings the pair back.
 * @param end what ends with the pair, in the same transaction, which holds the match
 * @throws ApiError 404 for a missing or foreign match; 409 class 50004 when it has no tutor (any more), or its lessons are over.
 */
export async function replaceTutor<T>(
  ctx: Ctx,
  { userId, matchId, wishes, promisedOn }: Replacement,
  end: (tx: Transaction, pair: PairRow) => Promise<T>,
): Promise<T> {
  const match = await findBuyerMatch(ctx.db, userId, matchId);
  if (!match) throw refuse.notFound();
  if (match.tutorId === null) throw notMatched();
  if (match.endedAt || match.restsUntil) throw ended(match);
  const anew = {
    status: "UNPAIRED" as const,
    tutorId: null,
    lessonStarts: [],
    matchedAt: null,
    plannedAt: null,
    unplannedSince: null,
    deadlineAt: null,
    wishes: { ...match.wishes, ...wishes },
    chosenTutorIds: [],
    excludedTutorIds: [...new Set([...match.excludedTutorIds, match.tutorId])],
    promisedOn,
  };
  const wanted = { ...match, ...anew };
  const found = await findTutorsToAsk(ctx, wanted);
  return ctx.db.transaction(async (tx) => {
    const held = await lockMatch(tx, matchId);
    const pair = held && asPair(held);
    if (!pair || pair.tutorId !== match.tutorId || pair.round !== match.round) throw notMatched();
    if (held.endedAt || held.restsUntil) throw ended(held);
    const done = await end(tx, pair);
    await updateMatch(tx, matchId, anew);
    await releaseProposals(tx, pair.id);
    await releaseTutor(tx, pair);
    await openRound(ctx, tx, wanted, found);
    await announceLive(tx, { userId, matchId });
    return done;
  });
}

const notMatched = () => refuse.notNow("지금은 담당 선생님이 없어요. 매칭 화면에서 진행 상황을 확인해 주세요.");

const ended = ({ restsUntil }: { restsUntil: string | null }) =>
  refuse.notNow(
    restsUntil
      ? "남은 수업이 없어 쉬고 있어요. 결제 일정에서 정기 결제를 다시 켜면 선생님을 바꿀 수 있어요."
      : "이 수업은 모두 끝났어요. 이어서 배우려면 수업을 새로 골라 주세요.",
  );
