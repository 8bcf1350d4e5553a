import type { AppDeps } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { requireStaff } from "../../../lib/callers/require-staff.ts";
import { deleteView } from "./repository.ts";

/**
 * Ends a view at once: its tokens read nothing any more. One that is over already, or of another session, changes nothing.
 * @throws ApiError 403 account 10003 without the OPERATOR or ADMIN role
 */
export async function endView(
  { db }: Pick<AppDeps, "db">,
  { userId, sessionId }: Caller,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  await requireStaff(db, userId, "VIEWS");
  await db.transaction(async (tx) => {
    const targetId = await deleteView(tx, { id, sessionId });
    if (targetId) await recordAct(tx, { action: "person-view.ended", actorId: userId, targetId, requestId });
  });
}
