import type { Queryable } from "../../db/client.ts";
import { type AuditEntry, insertAuditLog } from "./repository.ts";

/** Records what somebody did who may have to answer for it. Call it in the transaction of the act itself. */
export async function recordAct(db: Queryable, act: AuditEntry): Promise<void> {
  await insertAuditLog(db, act);
}
