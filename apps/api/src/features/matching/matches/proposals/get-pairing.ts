import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { findProposalOf, type ProposalKey } from "./find-proposal.ts";
import { findProposalsOfTutor } from "./repository.ts";
import type { ListedPairingWire, TutorPairingWire } from "./schemas.ts";
import { toPairing, toPairings } from "./to-pairing.ts";

const SHOWN = 50;

/**
 * A proposal opened from its message.
 * @throws ApiError as `findProposalOf`.
 */
export async function getPairing(ctx: Ctx, key: ProposalKey): Promise<TutorPairingWire> {
  return toPairing(ctx.db, await findProposalOf(ctx, key));
}

/** What was proposed to the tutor who is signed in, the newest first. */
export async function getOwnPairings({ db }: { readonly db: Queryable }, userId: string): Promise<ListedPairingWire[]> {
  return toPairings(db, await findProposalsOfTutor(db, userId, SHOWN));
}
