import { subjectName } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { secondsBetween } from "../../../../lib/jobs/seconds-between.ts";
import { askedFrom } from "../compute-asked-from.ts";
import { openOffer } from "./find-offered-times.ts";
import { findOffers, findOpenProposals } from "./repository.ts";

/** Why a proposal is over that its tutor still counts on. */
const ENDS = {
  taken: "다른 선생님이 먼저 맡았어요",
  withdrawn: "학생 가족이 찾기를 그만두어서 끝났어요",
} as const;

/**
 * Tells the tutors who still count on a proposal of a match why it is over: those whose time to answer is not over, and
 * those who wait for the family's word. It comes before their proposals are closed; at night it waits.
 * @param winner the tutor who took the student; left out when the search was given up
 */
export async function notifyTooLate(
  { jobs, config, now }: Ctx,
  tx: Transaction,
  { matchId, winner }: { matchId: string; winner?: number },
): Promise<void> {
  const end = winner === undefined ? "withdrawn" : "taken";
  const opens = askedFrom(config, now);
  const asked = await findOpenProposals(tx, matchId);
  const offering = (await findOffers(tx, matchId)).filter(openOffer);
  const waiting = new Map([...asked, ...offering].map((proposal) => [proposal.tutorId, proposal]));
  if (winner !== undefined) waiting.delete(winner);
  for (const proposal of waiting.values()) {
    if (!proposal.tutorUserId) continue;
    await jobs.queueNotice(tx, {
      key: `proposal.${end}:${proposal.pairingId}:${proposal.tutorId}`,
      kind: "MATCHING",
      userId: proposal.tutorUserId,
      text: `[나란] ${subjectName(proposal)} 수업 제안은 ${ENDS[end]}. 새 수업 제안이 오면 알려 드릴게요.`,
      ...(opens ? { delaySeconds: secondsBetween(now, opens) } : {}),
    });
  }
}
