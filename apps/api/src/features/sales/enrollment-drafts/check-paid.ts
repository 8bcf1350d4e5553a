import { decodeCourses } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findOrderOfCourses, findOrderOfDraft } from "../orders/find-paid-order.ts";

export interface DraftOwner {
  userId: string;
  /** Whom a parent's app is switched to. */
  switchedStudentId: string | null;
}

/** How a browser names the draft that it shows: by its id, or by its courses where an older version kept no id. */
export interface KnownDraft {
  id?: string | undefined;
  courses?: string | undefined;
}

/**
 * Leads on from a draft that is paid, on whatever device that was.
 * @throws ApiError 410 INVALID_ENROLLMENT with the `merchantUid` of the order and its courses, for 30 days
 */
export async function checkPaid(
  db: Queryable,
  { userId, switchedStudentId }: DraftOwner,
  { id, courses }: KnownDraft,
): Promise<void> {
  const listed = decodeCourses(courses);
  const order = id
    ? await findOrderOfDraft(db, userId, id)
    : listed.length > 0 && (await findOrderOfCourses(db, { userId, studentId: switchedStudentId }, listed));
  if (order) throw refuse.draftPaid({ ...order, message: "이미 결제한 신청이에요. 그 주문을 보여 드릴게요." });
}
