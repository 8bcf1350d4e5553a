import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { deleteView } from "./repository.ts";

/**
 * Ends a view at once: its tokens read nothing any more. One that is over already, or of another session, changes nothing.
 */
export async function endView({ db, actor }: Ctx<"staff">, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const targetId = await deleteView(tx, { id, sessionId: actor.sessionId });
    if (targetId) await recordAct(tx, actor, { action: "person-view.ended", targetId });
  });
}
