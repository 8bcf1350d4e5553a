import type { MessageReportStatus } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findReports, type ReportRow } from "../reports/repository.ts";
import type { MessageReportWire } from "../reports/schemas.ts";

const PAGE = 30;

/** Reports of messages for staff, the newest first; no words of the threads themselves. */
export async function listReports(
  db: Queryable,
  { status, before }: { status: MessageReportStatus; before?: string | undefined },
): Promise<{ content: MessageReportWire[]; hasMore: boolean }> {
  const rows = await findReports(db, status, before === undefined ? undefined : new Date(before), PAGE + 1);
  return { content: rows.slice(0, PAGE).map(toReport), hasMore: rows.length > PAGE };
}

/** A report as it is sent. */
export const toReport = ({ threadId: _threadId, ...report }: ReportRow): MessageReportWire => report;
