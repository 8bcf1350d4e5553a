import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { acceptMatch } from "./accept-match.ts";
import { goOnWithout } from "./end-proposals.ts";
import { findProposalOf, type ProposalKey } from "./find-proposal.ts";
import type { ProposalAnswer, TutorPairingWire } from "./pairing-schemas.ts";
import { findProposal, markAnswered, type ProposalRow } from "./proposal-repository.ts";
import { lockMatch } from "./repository.ts";
import { isAnswerable, toPairing } from "./to-pairing.ts";

/**
 * A tutor's answer, final and atomic: the first ACCEPT wins under the match's lock, and the database holds a second one off
 * by itself. A late answer counts while the pairing is matchable. The same answer again changes
 * nothing. An acceptance means the proposed times and no others, unless the answer names others that were offered.
 * @throws ApiError 404 and 429 as `findProposalOf`, also when the phone belongs to another tutor; 409 class 50005 when somebody
 * else was faster; 409 class 50004 when the answer no longer counts; as `acceptMatch`.
 */
export async function answerProposal(
  deps: AppDeps,
  key: ProposalKey,
  tutorId: number,
  answer: ProposalAnswer,
): Promise<TutorPairingWire> {
  const known = await findProposalOf(deps, key);
  if (known.tutorId !== tutorId) throw refuse.notFound();
  const refusal = await deps.db.transaction(async (tx) => {
    await lockMatch(tx, known.matchId);
    const proposal = await findProposal(tx, key.pairingId, tutorId);
    if (!proposal) throw refuse.notFound();
    if (proposal.talkSendStatus === answer.talkSendStatus && !proposal.releasedAt) return null;
    checkAnswerable(proposal);
    if (answer.talkSendStatus === "ACCEPT") {
      const refused = await acceptMatch(deps, tx, proposal, answer.lessonStarts ?? proposal.lessonStarts);
      await deps.checkpoint("in-answer");
      return refused;
    }
    await markAnswered(tx, key.pairingId, tutorId, {
      talkSendStatus: "REJECT",
      rejectReason: answer.rejectReason ?? null,
      reason: answer.reason || null,
    });
    await goOnWithout(deps, tx, proposal);
    return null;
  });
  if (refusal) throw refusal;
  await deps.checkpoint("after-answer");
  return toPairing((await findProposal(deps.db, key.pairingId, tutorId)) ?? known);
}

/** @throws ApiError 409 class 50005 when somebody else was faster, 50004 when the answer no longer counts */
export function checkAnswerable(proposal: ProposalRow): void {
  const { matchTutorId, tutorId, talkSendStatus, releasedAt } = proposal;
  if (matchTutorId !== null && matchTutorId !== tutorId) {
    throw refuse.alreadyUsed("다른 선생님이 먼저 맡았어요. 새 제안이 오면 바로 알려 드릴게요.");
  }
  if (talkSendStatus === "ACCEPT" && !releasedAt) {
    throw refuse.notNow("이미 수락한 제안이에요. 수업은 내 수업에 있어요.");
  }
  if (talkSendStatus === "REJECT") {
    throw refuse.notNow("맡지 않겠다고 답한 제안이에요. 새 제안이 오면 알려 드릴게요.");
  }
  if (!isAnswerable(proposal)) {
    throw refuse.notNow("이 제안에는 더 이상 답할 수 없어요.");
  }
}
