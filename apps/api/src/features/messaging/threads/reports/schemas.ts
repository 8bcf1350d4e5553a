import { CLASS_SIDES, MESSAGE_REPORT_REASONS, MESSAGE_REPORT_STATUSES, TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { instant, lines, staffReason, uuid } from "../../../../lib/requests/field-schemas.ts";
import { cursorText, pageOf } from "../../../../lib/requests/sorted-page.ts";
import { classMessage } from "../schemas.ts";

const NOTE = TEXT_LENGTHS.staffReason;

export const newReport = z
  .object({
    reason: z.enum(MESSAGE_REPORT_REASONS, "이유를 골라 주세요."),
    detail: lines(TEXT_LENGTHS.reportDetail.max),
  })
  .meta({ id: "NewMessageReport" });

export const reportSent = z.object({ isReported: z.literal(true) });

export const reportParams = z.object({ id: uuid });
export const reportedMessageParams = z.object({ id: uuid, messageId: uuid });

/** Reports of a status. */
export const reportQuery = z.object({
  status: z.enum(MESSAGE_REPORT_STATUSES).default("OPEN"),
  cursor: cursorText,
});

const report = z
  .object({
    id: z.string(),
    matchId: z.string(),
    messageId: z.string(),
    /** Who reported. */
    side: z.enum(CLASS_SIDES),
    reason: z.enum(MESSAGE_REPORT_REASONS),
    detail: z.string(),
    status: z.enum(MESSAGE_REPORT_STATUSES),
    /** What staff wrote when it was closed. */
    note: z.string().nullable(),
    buyerId: z.string(),
    studentName: z.string(),
    tutorId: z.string(),
    tutorName: z.string(),
    subjectLabel: z.string(),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: "MessageReport" });

export const reportList = pageOf(report);

/** A report with the thread around it, the newest messages before a number. */
export const reportedThread = z
  .object({ report, content: z.array(classMessage), older: z.number().int().nullable() })
  .meta({ id: "ReportedThread" });
export const reportedThreadQuery = z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() });

export const reportNote = z
  .object({ note: lines(NOTE.max).min(NOTE.min, `어떻게 했는지 ${NOTE.min}자 이상 적어 주세요.`) })
  .meta({ id: "MessageReportNote" });
export const messageHiding = z.object({ isHidden: z.boolean(), reason: staffReason }).meta({ id: "MessageHiding" });

export type NewReport = z.infer<typeof newReport>;
export type MessageReportWire = z.infer<typeof report>;
export type ReportedThreadWire = z.infer<typeof reportedThread>;
