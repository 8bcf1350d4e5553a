import type { Ctx } from "../../../../deps.ts";
import { acceptMatch } from "./accept-match.ts";
import { goOnWithout } from "./end-proposals.ts";
import { markAnswered } from "./repository.ts";
import type { ProposalAnswer, TutorPairingWire } from "./schemas.ts";
import { checkAnswerable, type OwnProposal, showProposal, withProposal } from "./with-proposal.ts";

/**
 * A tutor's answer, final and atomic: the first ACCEPT wins under the match's lock, and the database holds a second one off
 * by itself. A late answer counts while the pairing is matchable. The same answer again changes
 * nothing. An acceptance means the proposed times and no others, unless the answer names others that were offered.
 * @throws ApiError 404 and 429 as `withProposal`; 409 class 50005 when somebody
 * else was faster; 409 class 50004 when the answer no longer counts; as `acceptMatch`.
 */
export async function answerProposal(ctx: Ctx, key: OwnProposal, answer: ProposalAnswer): Promise<TutorPairingWire> {
  const refusal = await withProposal(ctx, key, async (tx, proposal) => {
    if (proposal.talkSendStatus === answer.talkSendStatus && !proposal.releasedAt) return null;
    checkAnswerable(proposal);
    if (answer.talkSendStatus === "ACCEPT") {
      const refused = await acceptMatch(ctx, tx, proposal, answer.lessonStarts ?? proposal.lessonStarts);
      await ctx.checkpoint("in-answer");
      return refused;
    }
    await markAnswered(tx, key.pairingId, key.tutorId, {
      talkSendStatus: "REJECT",
      rejectReason: answer.rejectReason ?? null,
      reason: answer.reason || null,
    });
    await goOnWithout(ctx, tx, proposal);
    return null;
  });
  if (refusal) throw refusal;
  await ctx.checkpoint("after-answer");
  return showProposal(ctx.db, key);
}
