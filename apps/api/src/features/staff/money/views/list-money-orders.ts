import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { toDayRange } from "../../../../lib/requests/to-day-range.ts";
import { findMoneyOrders, PAGE_SIZE } from "../repository.ts";
import type { MoneyOrderQuery } from "../schemas.ts";

/**
 * One page of all orders, those whose payment is uncertain first, then the newest.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listMoneyOrders({ db }: Ctx, query: MoneyOrderQuery) {
  const { status, from, to, search, cursor } = query;
  const rows = await findMoneyOrders(db, { status, search, range: toDayRange(from, to), cursor });
  return toSortedPage(rows, PAGE_SIZE);
}
