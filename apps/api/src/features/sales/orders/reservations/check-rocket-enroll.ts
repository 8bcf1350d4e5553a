import type { Queryable } from "../../../../db/client.ts";
import { findPayableOffer } from "../../../growth/consultations/offers/find-payable-offer.ts";
import type { PurchaseRequest } from "../purchase-request.ts";
import type { BuyerRow } from "./repository.ts";

/**
 * The offer of a consultation that an order comes from, of the buyer's own phone.
 * @returns the offer's id; `null` without a consultation, and for one that leads to no payment
 */
export async function checkRocketEnroll(
  tx: Queryable,
  { consultationId }: Pick<PurchaseRequest, "consultationId">,
  { phoneNumber }: Pick<BuyerRow, "phoneNumber">,
): Promise<string | null> {
  return consultationId === null ? null : findPayableOffer(tx, { consultationId, phoneNumber });
}
