import type { Queryable } from "../../../db/client.ts";
import { eraseOldOrders } from "./repository.ts";

/** Records of contracts and payments are kept for five years (전자상거래법 시행령 제6조). */
const KEPT_YEARS = 5;

/** Forgets who was in the orders of closed accounts, once the law no longer asks for it. */
export async function forgetOldRecords(db: Queryable): Promise<void> {
  await eraseOldOrders(db, KEPT_YEARS);
}
