import type { Queryable } from "../../db/client.ts";
import { type AuditEntry, insertAuditLog } from "./repository.ts";

type Facts = Readonly<Record<string, unknown>>;

/**
 * Records a change with the facts that differ, before and after; one that changed nothing is recorded too. Call it in the
 * transaction of the change itself, with facts about the product only: nothing personal belongs into the log. `reason` is what
 * staff wrote about it.
 */
export async function recordChange(
  db: Queryable,
  { reason, ...act }: Omit<AuditEntry, "detail"> & { reason?: string },
  before: Facts,
  after: Facts,
): Promise<void> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  await insertAuditLog(db, { ...act, detail: { before: only(before), after: only(after), ...(reason && { reason }) } });
}
