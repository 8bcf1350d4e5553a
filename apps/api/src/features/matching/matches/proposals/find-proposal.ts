import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { keepPace, type Pace, takePaceBack } from "../../../../lib/http/pace.ts";
import { findProposalByPhone, type ProposalRow } from "./repository.ts";

/** Who has the link may try phones: wrong ones slow a pairing down for them alone, since several tutors were asked by it. */
const WRONG_PHONES: Pace = { name: "pairing-phone", burst: 10, everySeconds: 30 };
/** Of everybody together, against guesses from many addresses. */
const WRONG_PHONES_OF_PAIRING: Pace = { name: "pairing-phone-all", burst: 100, everySeconds: 5 };
const WRONG_PHONES_OF_ADDRESS: Pace = { name: "pairing-phone-address", burst: 60, everySeconds: 5 };

export interface ProposalKey {
  readonly pairingId: string;
  /** Digits only. */
  readonly phoneNumber: string;
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * The proposal that went to this phone. It counts before it looks, so that a burst cannot outrun the limit.
 * @throws ApiError 404 for an unknown pairing and for a phone that was not asked, alike; 429 class 10004 after too many.
 */
export async function findProposalOf(ctx: Ctx, { pairingId, phoneNumber, address }: ProposalKey): Promise<ProposalRow> {
  const uses = [
    [WRONG_PHONES, `${pairingId} ${address}`],
    [WRONG_PHONES_OF_ADDRESS, address],
    [WRONG_PHONES_OF_PAIRING, pairingId],
  ] as const;
  for (const [pace, subject] of uses) await keepPace(ctx, pace, subject, refuse.tooManyOpenings);
  const proposal = await findProposalByPhone(ctx.db, pairingId, phoneNumber);
  // Not sent yet: nobody can know of it.
  if (!proposal || proposal.talkSendStatus === "READY") throw refuse.notFound();
  for (const [pace, subject] of uses) await takePaceBack(ctx, pace, subject);
  return proposal;
}
