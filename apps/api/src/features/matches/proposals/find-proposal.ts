import { formatKoreanTime } from "@pkg/domain";
import type { AppDeps } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countUse, type RateLimit, takeUseBack } from "../../../lib/http/rate-limit.ts";
import { findProposalByPhone, type ProposalRow } from "./repository.ts";

/** Who has the link may try phones: ten wrong ones close a pairing to them alone, since several tutors were asked by it. */
const WRONG_PHONES: RateLimit = { name: "pairing-phone", max: 10, windowSeconds: 600 };
/** Of everybody together, against guesses from many addresses. */
const WRONG_PHONES_OF_PAIRING: RateLimit = { name: "pairing-phone-all", max: 100, windowSeconds: 600 };
const WRONG_PHONES_OF_ADDRESS: RateLimit = { name: "pairing-phone-address", max: 30, windowSeconds: 600 };

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
export async function findProposalOf(
  deps: Pick<AppDeps, "db" | "config">,
  { pairingId, phoneNumber, address }: ProposalKey,
): Promise<ProposalRow> {
  const uses = [
    [WRONG_PHONES, `${pairingId} ${address}`],
    [WRONG_PHONES_OF_ADDRESS, address],
    [WRONG_PHONES_OF_PAIRING, pairingId],
  ] as const;
  for (const [limit, subject] of uses) {
    const { allowed, resetsAt } = await countUse(deps, limit, subject);
    if (allowed) continue;
    const message = `번호를 여러 번 잘못 적었어요. ${formatKoreanTime(resetsAt)}부터 다시 할 수 있어요.`;
    throw refuse.tooManyOpenings({ message, opensAt: resetsAt.toISOString() });
  }
  const proposal = await findProposalByPhone(deps.db, pairingId, phoneNumber);
  // Not sent yet: nobody can know of it.
  if (!proposal || proposal.talkSendStatus === "READY") throw refuse.notFound();
  for (const [limit, subject] of uses) await takeUseBack(deps, limit, subject);
  return proposal;
}
