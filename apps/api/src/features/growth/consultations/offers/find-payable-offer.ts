import { consultationOfferState } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { isUuid } from "../../../../lib/requests/is-uuid.ts";
import { lockNewestOffer } from "./repository.ts";

/**
 * The newest offer of a consultation when its phone can pay it still. It is held until the transaction ends, so that it is paid
 * once.
 * @returns the offer's id; `null` for an unknown consultation, another phone, and an offer that leads to no payment
 */
export async function findPayableOffer(
  tx: Queryable,
  { consultationId, phoneNumber }: { consultationId: string; phoneNumber: string | null },
): Promise<string | null> {
  if (!isUuid(consultationId)) return null;
  const offer = await lockNewestOffer(tx, consultationId);
  if (!offer || offer.phoneNumber !== phoneNumber) return null;
  return consultationOfferState(offer, offer.now) === "LIVE" ? offer.id : null;
}
