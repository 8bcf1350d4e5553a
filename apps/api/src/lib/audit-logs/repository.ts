import type { AuditAct } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { auditLogs } from "../../db/schema/index.ts";

export type AuditEntry = Pick<typeof auditLogs.$inferInsert, "actorId" | "targetId" | "requestId" | "detail"> & {
  readonly action: AuditAct;
};

export async function insertAuditLog(db: Queryable, entry: AuditEntry): Promise<void> {
  await db.insert(auditLogs).values(entry);
}

/** Writes the entry unless the actor's last one of the same action has the same target. */
export async function insertChangedAuditLog(db: Queryable, { action, actorId, targetId, requestId }: AuditEntry) {
  await db.execute(sql`
    insert into ${auditLogs} (action, actor_id, target_id, request_id)
    select ${action}, ${actorId}, ${targetId}, ${requestId}
    where ${targetId} is distinct from (
      select target_id from ${auditLogs} where actor_id = ${actorId} and action = ${action} order by id desc limit 1)`);
}
