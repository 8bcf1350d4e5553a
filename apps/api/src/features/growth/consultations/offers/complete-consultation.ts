import type { Queryable } from "../../../../db/client.ts";
import { updateOpenConsultation } from "../repository.ts";
import { findOffer } from "./repository.ts";

/** Closes the consultation whose offer an order paid. Closed again, it stays as it is. */
export async function completeConsultation(
  db: Queryable,
  { orderFunnelType, orderFunnelValue }: { orderFunnelType: string | null; orderFunnelValue: string | null },
): Promise<void> {
  if (orderFunnelType !== "ROCKET_ENROLL" || orderFunnelValue === null) return;
  const offer = await findOffer(db, orderFunnelValue);
  if (offer) await updateOpenConsultation(db, offer.consultationId, { status: "PAID" });
}
