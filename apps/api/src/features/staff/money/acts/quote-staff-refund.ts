import type { Ctx } from "../../../../deps.ts";
import { quoteRefund } from "../../../payments/refunds/quote-refund.ts";
import type { RefundQuoteWire } from "../../../payments/refunds/schemas.ts";

/**
 * What the rule gives back of an order when these courses are given up; staff may give more, with or without ending a course.
 * @param chosen a comma list of courses, or NONE
 * @throws ApiError as `quoteRefund`
 */
export async function quoteStaffRefund(
  { db }: Ctx,
  { merchantUid, chosen }: { merchantUid: string; chosen: string },
): Promise<RefundQuoteWire> {
  const orderItemIds = chosen === "NONE" ? [] : chosen.split(",");
  return quoteRefund(db, { userId: null, order: merchantUid, orderItemIds });
}
