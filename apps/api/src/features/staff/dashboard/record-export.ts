import { staffMay } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { EXPORTED_LISTS, type ExportedList } from "./schemas.ts";

/**
 * Records that somebody takes a list as a file, and why; its rows come by the list's own pages.
 * @throws ApiError 403 account 10003 without a role for the list
 */
export async function recordExport(
  { db, actor }: Ctx<"staff">,
  { list, reason }: { list: ExportedList; reason: string },
): Promise<void> {
  if (!staffMay(actor.roles, EXPORTED_LISTS[list])) throw refuse.accountForbidden();
  await recordAct(db, actor, { action: "list.exported", targetId: list, detail: { reason } });
}
