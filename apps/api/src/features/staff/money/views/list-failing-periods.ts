import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findFailingPeriods, PAGE_SIZE } from "../repository.ts";
import type { FailingPeriodQuery } from "../schemas.ts";

/**
 * One page of renewals whose charge was refused, with the reason, the latest first.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listFailingPeriods({ db }: Ctx, { status, cursor }: FailingPeriodQuery) {
  return toSortedPage(await findFailingPeriods(db, { status, cursor }), PAGE_SIZE);
}
