import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findReport } from "../reports/repository.ts";
import type { ReportedThreadWire } from "../reports/schemas.ts";
import { findMessages } from "../repository.ts";
import { toMessage } from "../to-message.ts";
import { toReport } from "./list-reports.ts";

const PAGE = 50;

/**
 * The thread that a report is about, for staff; each look is recorded.
 * @throws ApiError 404 class 20001
 */
export async function showReport(
  { db, config, actor }: Ctx<"staff">,
  id: string,
  before: number | undefined,
): Promise<ReportedThreadWire> {
  const report = await findReport(db, id);
  if (!report) throw refuse.notFound();
  await recordAct(db, actor, { action: "message-report.viewed", targetId: id });
  const now = await readClock(db);
  const found = await findMessages(db, report.threadId, before, PAGE + 1);
  const shown = found.slice(0, PAGE).reverse();
  return {
    report: toReport(report),
    content: shown.map((row) => toMessage(row, { authSecret: config.authSecret, now, by: "STAFF" })),
    older: found.length > PAGE ? (shown[0]?.number ?? null) : null,
  };
}
