import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPaidOrder } from "./find-paid-order.ts";
import { wishesToWire } from "./merge-wishes.ts";
import { findApplicants } from "./repository.ts";
import type { ApplicantWire } from "./schemas.ts";

/**
 * The lesson request of a paid order; empty wishes when nothing has been said yet.
 * @throws ApiError 404 for an order that is missing, not paid, or somebody else's.
 */
export async function getTutorWishes(db: Queryable, userId: string, merchantUid: string): Promise<ApplicantWire> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw refuse.notFound();
  return wishesToWire(db, await findApplicants(db, userId, merchantUid), order);
}
