import type { Queryable } from "../../db/client.ts";
import { insertAuditLog } from "./repository.ts";

/** Records that somebody closed their account; the row outlives it. */
export async function recordClosure(
  db: Queryable,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  await insertAuditLog(db, { action: "user.closed", actorId: userId, targetId: userId, requestId });
}
