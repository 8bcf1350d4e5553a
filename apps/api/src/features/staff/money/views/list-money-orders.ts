import type { Queryable } from "../../../../db/client.ts";
import { toDayRange } from "../../../../lib/requests/to-day-range.ts";
import { readPageEnd, toPage } from "../../../../lib/requests/to-page.ts";
import { findMoneyOrders } from "../repository.ts";
import type { MoneyOrderQuery } from "../schemas.ts";

/** Rows of one page of the money desk. */
export const PAGE_SIZE = 30;

/**
 * One page of all orders, those whose payment is uncertain first, then the newest.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listMoneyOrders(db: Queryable, query: MoneyOrderQuery) {
  const { status, from, to, search, cursor } = query;
  const filter = { status, search, range: toDayRange(from, to), after: readPageEnd(cursor) };
  const rows = await findMoneyOrders(db, { ...filter, size: PAGE_SIZE });
  return toPage(rows, PAGE_SIZE, (row) => ({ isUncertain: row.status === "UNKNOWN", at: row.createdAt }));
}
