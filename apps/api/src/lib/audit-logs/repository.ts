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

interface ShownEntry {
  readonly targetId: string;
  readonly shownIds: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
}

/** Writes whom a list showed, unless the actor saw the same there within the last minute. */
export async function insertShownList(db: Queryable, actor: Staff, { targetId, shownIds, filters }: ShownEntry) {
  const { userId, requestId, name, email, address } = actor;
  const ids = sql`array[${sql.join(
    shownIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  await db.execute(sql`
    insert into ${auditLogs} (action, actor_id, target_id, request_id, detail, actor_name, actor_email, address, shown_ids)
    select ${LIST_VIEWED}, ${userId}, ${targetId}, ${requestId}, ${JSON.stringify({ filters })}::jsonb, ${name}, ${email},
      ${address}, ${ids}
    where not exists (
      select from ${auditLogs} where at > now() - interval '1 minute' and action = ${LIST_VIEWED}
        and actor_id = ${userId} and target_id = ${targetId} and address = ${address} and shown_ids = ${ids})`);
}

const LIST_VIEWED: AuditAct = "list.viewed";

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
