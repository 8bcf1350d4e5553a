import type { MessageReportStatus } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findReports, type ReportRow } from "../reports/repository.ts";
import type { MessageReportWire } from "../reports/schemas.ts";

const PAGE = 30;

/** Reports of messages for staff, the newest first; no words of the threads themselves. */
export async function listReports(
  { db }: Ctx,
  { status, cursor }: { status: MessageReportStatus; cursor?: string | undefined },
): Promise<{ content: MessageReportWire[]; nextCursor: string | null }> {
  const { content, nextCursor } = toSortedPage(await findReports(db, status, { cursor, size: PAGE }), PAGE);
  return { content: content.map(toReport), nextCursor };
}

/** A report as it is sent. */
export const toReport = ({ threadId: _threadId, ...report }: ReportRow): MessageReportWire => report;
