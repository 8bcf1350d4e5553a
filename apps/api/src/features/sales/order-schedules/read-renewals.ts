import type { Queryable } from "../../../db/client.ts";
import { findRenewalsByIds, type Renewal } from "./repository.ts";

/** These schedules with all that their next charge depends on, in no order that means anything; unknown ids are left out. */
export async function readRenewals(db: Queryable, ids: readonly string[]): Promise<Renewal[]> {
  return ids.length === 0 ? [] : findRenewalsByIds(db, ids);
}
