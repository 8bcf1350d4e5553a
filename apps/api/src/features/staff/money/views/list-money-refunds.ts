import type { RefundStatus } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findMoneyRefunds, PAGE_SIZE } from "../repository.ts";
import type { MoneyRefundQuery, REFUND_LISTS } from "../schemas.ts";

const STATUSES: Readonly<Record<(typeof REFUND_LISTS)[number], RefundStatus[]>> = {
  OPEN: ["REQUESTED", "SENDING", "UNKNOWN"],
  FAILED: ["FAILED"],
  DONE: ["DONE"],
};

/**
 * One page of refunds, the uncertain ones first, then the newest.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listMoneyRefunds({ db }: Ctx, { list, cursor }: MoneyRefundQuery) {
  return toSortedPage(await findMoneyRefunds(db, { statuses: STATUSES[list], cursor }), PAGE_SIZE);
}
