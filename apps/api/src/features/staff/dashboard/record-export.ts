import type { Queryable } from "../../../db/client.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { requireStaff } from "../../../lib/callers/require-staff.ts";
import { EXPORTED_LISTS, type ExportedList } from "./schemas.ts";

/**
 * Records that somebody takes a list as a file, and why; its rows come by the list's own pages.
 * @throws ApiError 403 account 10003 for who may not see the list
 */
export async function recordExport(
  db: Queryable,
  { list, reason }: { list: ExportedList; reason: string },
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  await requireStaff(db, userId, EXPORTED_LISTS[list]);
  await recordAct(db, { action: "list.exported", actorId: userId, targetId: list, requestId, detail: { reason } });
}
