import type { Queryable } from "../../../../db/client.ts";
import { findOffer, markPaid } from "./repository.ts";

/** Closes the consultation whose offer an order paid, unless a call is promised. Closed again, it stays as it is. */
export async function completeConsultation(
  db: Queryable,
  { orderFunnelType, orderFunnelValue }: { orderFunnelType: string | null; orderFunnelValue: string | null },
): Promise<void> {
  if (orderFunnelType !== "ROCKET_ENROLL" || orderFunnelValue === null) return;
  const offer = await findOffer(db, orderFunnelValue);
  if (offer) await markPaid(db, offer.consultationId);
}
