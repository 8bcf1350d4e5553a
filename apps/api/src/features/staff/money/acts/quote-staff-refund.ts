import type { Queryable } from "../../../../db/client.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { quoteRefund } from "../../../payments/refunds/quote-refund.ts";
import type { RefundQuoteWire } from "../../../payments/refunds/schemas.ts";

/**
 * What the rule gives back of an order when these courses are given up; staff may give more, with or without ending a course.
 * @param chosen a comma list of courses, or NONE
 * @throws ApiError 403 account 10003 without the FINANCE role; else as `quoteRefund`
 */
export async function quoteStaffRefund(
  db: Queryable,
  { merchantUid, chosen }: { merchantUid: string; chosen: string },
  userId: string,
): Promise<RefundQuoteWire> {
  await requireStaff(db, userId, "MONEY");
  const orderItemIds = chosen === "NONE" ? [] : chosen.split(",");
  return quoteRefund(db, { userId: null, order: merchantUid, orderItemIds });
}
