import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockReport, settleReport } from "../reports/repository.ts";

/**
 * Closes a report with a note.
 * @throws ApiError 404 class 20001; 409 account 20006 when it is closed already
 */
export async function closeReport({ db, actor }: Ctx<"staff">, id: string, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw refuse.notFound();
    if (report.status === "CLOSED") throw refuse.stateConflict("이미 마친 신고예요.");
    await settleReport(tx, id, note);
    const act = { action: "message-report.closed", targetId: id, reason: note } as const;
    await recordChange(tx, actor, { ...act, before: { status: "OPEN" }, after: { status: "CLOSED" } });
  });
}
