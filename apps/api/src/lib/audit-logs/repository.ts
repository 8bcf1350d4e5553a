import type { AuditAct } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { auditLogs } from "../../db/schema/index.ts";
import type { Account, Staff } from "../callers/ctx.ts";

/** Who did something that is recorded, and in which request; of staff also who they are now, and where. */
export type RecordedActor = Pick<Account, "userId" | "requestId"> & Partial<Pick<Staff, "name" | "email" | "address">>;

export type AuditEntry = Pick<typeof auditLogs.$inferInsert, "targetId" | "detail"> & { readonly action: AuditAct };

export async function insertAuditLog(db: Queryable, actor: RecordedActor, entry: AuditEntry): Promise<void> {
  const { userId: actorId, requestId, name: actorName, email: actorEmail, address } = actor;
  await db.insert(auditLogs).values({ ...entry, actorId, requestId, actorName, actorEmail, address });
}

/** Writes the entry unless the actor's last one of the same action has the same target. */
export async function insertChangedAuditLog(
  db: Queryable,
  { userId, requestId }: RecordedActor,
  { action, targetId }: AuditEntry,
): Promise<void> {
  await db.execute(sql`
    insert into ${auditLogs} (action, actor_id, target_id, request_id)
    select ${action}, ${userId}, ${targetId}, ${requestId}
    where ${targetId} is distinct from (
      select target_id from ${auditLogs} where actor_id = ${userId} and action = ${action} order by id desc limit 1)`);
}
