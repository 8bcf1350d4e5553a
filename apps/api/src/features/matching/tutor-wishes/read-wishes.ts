import { type ApplicantCopy, copyApplicant } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPaidOrder } from "./find-paid-order.ts";
import { changeWishes, checkBought, type PaidOrder, wishesOfOrder } from "./merge-wishes.ts";
import { findApplicants } from "./repository.ts";
import type { ApplicantChange } from "./schemas.ts";

/**
 * A paid order with its wishes as they would be after a change, which is not saved.
 * @throws ApiError 404 as `getTutorWishes`; 400 INVALID_REQUEST_CREATE_APPLICANT when the change fits neither the order nor the
 * other wishes.
 */
export async function readWishes(
  db: Queryable,
  userId: string,
  merchantUid: string,
  { complete: _complete, completedAt: _completedAt, gradeBand: _gradeBand, ...change }: ApplicantChange,
): Promise<{ order: PaidOrder; before: ApplicantCopy; wishes: ApplicantCopy }> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw refuse.notFound();
  checkBought(order, change);
  const before = wishesOfOrder(await findApplicants(db, userId, merchantUid), order);
  return { order, before: copyApplicant(before), wishes: copyApplicant(changeWishes(order, before, change)) };
}
