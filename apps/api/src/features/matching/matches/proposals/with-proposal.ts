import type { Transaction } from "../../../../db/client.ts";
import type { AppDeps, Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockMatch } from "../repository.ts";
import { isAnswerable } from "./compute-open-times.ts";
import { findProposalOf, type ProposalKey } from "./find-proposal.ts";
import { findProposal, type ProposalRow } from "./repository.ts";
import type { TutorPairingWire } from "./schemas.ts";
import { toPairing } from "./to-pairing.ts";

/** A proposal, by its link and phone and the tutor it went to. */
export interface OwnProposal extends ProposalKey {
  readonly tutorId: number;
}

/** A request of the tutor who was asked. */
interface OwnRequest {
  readonly params: { readonly id: string; readonly tutorId: string };
  readonly body: { readonly phoneNumber: string };
  readonly ip: string;
}

export const ownProposal = ({ params, body, ip }: OwnRequest): OwnProposal => ({
  pairingId: params.id,
  phoneNumber: body.phoneNumber,
  address: ip,
  tutorId: Number(params.tutorId),
});

/**
 * Runs what a tutor does about a proposal in a transaction that holds its match.
 * @throws ApiError 404 and 429 as `findProposalOf`, also when the phone belongs to another tutor
 */
export async function withProposal<T>(
  ctx: Ctx,
  key: OwnProposal,
  run: (tx: Transaction, proposal: ProposalRow) => Promise<T>,
): Promise<T> {
  const known = await findProposalOf(ctx, key);
  if (known.tutorId !== key.tutorId) throw refuse.notFound();
  return ctx.db.transaction(async (tx) => {
    await lockMatch(tx, known.matchId);
    return run(tx, await readProposal(tx, key));
  });
}

/** The proposal as its tutor reads it afterwards. */
export const showProposal = async (db: AppDeps["db"], key: OwnProposal): Promise<TutorPairingWire> =>
  toPairing(db, await readProposal(db, key));

async function readProposal(
  db: AppDeps["db"] | Transaction,
  { pairingId, tutorId }: OwnProposal,
): Promise<ProposalRow> {
  const proposal = await findProposal(db, pairingId, tutorId);
  if (!proposal) throw refuse.notFound();
  return proposal;
}

/** @throws ApiError 409 class 50005 when somebody else was faster, 50004 when the answer no longer counts */
export function checkAnswerable(proposal: ProposalRow): void {
  const { matchTutorId, tutorId, talkSendStatus, releasedAt } = proposal;
  if (matchTutorId !== null && matchTutorId !== tutorId) {
    throw refuse.alreadyUsed("다른 선생님이 먼저 맡았어요. 새 제안이 오면 알려 드릴게요.");
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
