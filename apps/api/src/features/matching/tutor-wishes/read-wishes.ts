import { type ApplicantCopy, copyApplicant } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPaidOrder } from "./find-paid-order.ts";
import { changeWishes, checkBought, type PaidOrder, waitingCourses, wishesOfOrder } from "./merge-wishes.ts";
import { findApplicants } from "./repository.ts";
import type { ApplicantChange } from "./schemas.ts";

/**
 * A paid order, with those of its courses whose wishes are not sent (all when all are), and with these as they would
 * be after a change, which is not saved.
 * @throws ApiError 404 as `getTutorWishes`; 400 INVALID_REQUEST_CREATE_APPLICANT when the change fits neither the order nor the
 * other wishes.
 */
export async function readWishes(
  db: Queryable,
  userId: string,
  merchantUid: string,
  {
    complete: _complete,
    onlyCourse: _course,
    completedAt: _completedAt,
    gradeBand: _gradeBand,
    ...change
  }: ApplicantChange,
): Promise<{ order: PaidOrder; before: ApplicantCopy; wishes: ApplicantCopy }> {
  const paid = await findPaidOrder(db, userId, merchantUid);
  if (!paid) throw refuse.notFound();
  checkBought(paid, change);
  const rows = await findApplicants(db, userId, merchantUid);
  const order = { ...paid, courses: waitingCourses(rows, paid) };
  const before = wishesOfOrder(rows, order);
  return { order, before: copyApplicant(before), wishes: copyApplicant(changeWishes(order, before, change)) };
}
