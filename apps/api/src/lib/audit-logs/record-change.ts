import type { Queryable } from "../../db/client.ts";
import { type AuditEntry, insertAuditLog, type RecordedActor } from "./repository.ts";

type Facts = Readonly<Record<string, unknown>>;

interface Change extends Omit<AuditEntry, "detail"> {
  /** What staff wrote about it. */
  readonly reason?: string;
  readonly before: Facts;
  readonly after: Facts;
}

/**
 * Records a change with the facts that differ, before and after; one that changed nothing is recorded too. Call it in the
 * transaction of the change itself, with facts about the product only: nothing personal belongs into the log.
 * @param actor as `recordAct`
 */
export async function recordChange(
  db: Queryable,
  actor: RecordedActor,
  { reason, before, after, ...act }: Change,
): Promise<void> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  const detail = { before: only(before), after: only(after), ...(reason && { reason }) };
  await insertAuditLog(db, actor, { ...act, detail });
}
