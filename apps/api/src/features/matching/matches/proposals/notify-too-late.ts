import { subjectName } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { secondsBetween } from "../../../../lib/jobs/seconds-between.ts";
import { askedFrom } from "../compute-asked-from.ts";
import { openOffer } from "./find-offered-times.ts";
import { findOffers, findOpenProposals, type ProposalRow } from "./repository.ts";

/**
 * Tells the tutors who still count on a proposal that another one has its student: those whose time to answer is not
 * over, and those who wait for the family's word. It comes before their proposals are closed; at night they hear it
 * in the morning.
 */
export async function notifyTooLate({ jobs, config, now }: Ctx, tx: Transaction, taken: ProposalRow): Promise<void> {
  const opens = askedFrom(config, now);
  const asked = await findOpenProposals(tx, taken.matchId);
  const offering = (await findOffers(tx, taken.matchId)).filter(openOffer);
  const waiting = new Map([...asked, ...offering].map((proposal) => [proposal.tutorId, proposal]));
  waiting.delete(taken.tutorId);
  for (const proposal of waiting.values()) {
    if (!proposal.tutorUserId) continue;
    await jobs.queueNotice(tx, {
      key: `proposal.taken:${proposal.pairingId}:${proposal.tutorId}`,
      kind: "MATCHING",
      userId: proposal.tutorUserId,
      text: `[나란] ${subjectName(proposal)} 제안은 다른 선생님이 먼저 맡았어요. 새 제안이 오면 알려 드릴게요.`,
      ...(opens ? { delaySeconds: secondsBetween(now, opens) } : {}),
    });
  }
}
