import type { AppDeps } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import type { Staff } from "../../../lib/callers/staff-check.ts";
import { deleteView } from "./repository.ts";

/**
 * Ends a view at once: its tokens read nothing any more. One that is over already, or of another session, changes nothing.
 */
export async function endView(
  { db }: Pick<AppDeps, "db">,
  { userId, sessionId, requestId }: Staff,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const targetId = await deleteView(tx, { id, sessionId });
    if (targetId) await recordAct(tx, { action: "person-view.ended", actorId: userId, targetId, requestId });
  });
}
