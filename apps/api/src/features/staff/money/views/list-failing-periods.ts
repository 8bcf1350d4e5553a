import type { Queryable } from "../../../../db/client.ts";
import { readPageEnd, toPage } from "../../../../lib/requests/to-page.ts";
import { findFailingPeriods } from "../repository.ts";
import type { FailingPeriodQuery } from "../schemas.ts";
import { PAGE_SIZE } from "./list-money-orders.ts";

/**
 * One page of renewals whose charge was refused, with the reason, the latest first.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listFailingPeriods(db: Queryable, { status, cursor }: FailingPeriodQuery) {
  const rows = await findFailingPeriods(db, { status, after: readPageEnd(cursor), size: PAGE_SIZE });
  return toPage(rows, PAGE_SIZE, ({ dueOn }) => ({ isUncertain: false, at: new Date(`${dueOn}T00:00:00Z`) }));
}
