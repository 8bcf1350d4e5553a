import type { Queryable } from "../../db/client.ts";
import { type AuditEntry, insertAuditLog, type RecordedActor } from "./repository.ts";

/**
 * Records an act in the audit log. Call it in the transaction of the act itself.
 * @param actor of the verb's `Ctx`; of staff, name, e-mail and network address are kept as they are now
 */
export async function recordAct(db: Queryable, actor: RecordedActor, act: AuditEntry): Promise<void> {
  await insertAuditLog(db, actor, act);
}
