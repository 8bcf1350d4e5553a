import type { RefundStatus } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { readPageEnd, toPage } from "../../../../lib/requests/to-page.ts";
import { findMoneyRefunds } from "../repository.ts";
import type { MoneyRefundQuery, REFUND_LISTS } from "../schemas.ts";
import { PAGE_SIZE } from "./list-money-orders.ts";

const STATUSES: Readonly<Record<(typeof REFUND_LISTS)[number], RefundStatus[]>> = {
  OPEN: ["REQUESTED", "SENDING", "UNKNOWN"],
  FAILED: ["FAILED"],
  DONE: ["DONE"],
};

/**
 * One page of refunds, the uncertain ones first, then the newest.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listMoneyRefunds(db: Queryable, { list, cursor }: MoneyRefundQuery) {
  const rows = await findMoneyRefunds(db, { statuses: STATUSES[list], after: readPageEnd(cursor), size: PAGE_SIZE });
  return toPage(rows, PAGE_SIZE, (row) => ({ isUncertain: row.status === "UNKNOWN", at: row.createdAt }));
}
