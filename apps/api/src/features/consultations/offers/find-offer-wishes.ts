import type { ConsultationWishes } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { findOffer } from "./repository.ts";

/** What was said of the tutor in the consultation of an offer; `undefined` for an id that no offer has. */
export async function findOfferWishes(
  db: Queryable,
  offerId: string,
): Promise<{ consultationId: string; wishes: ConsultationWishes } | undefined> {
  return findOffer(db, offerId);
}
