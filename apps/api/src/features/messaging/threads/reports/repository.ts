import type { ClassSide, MessageReportReason, MessageReportStatus } from "@pkg/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  matches,
  messageReports,
  messages,
  messageThreads,
  students,
  subjects,
  tutors,
} from "../../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";

interface NewReport {
  threadId: string;
  messageId: string;
  side: ClassSide;
  reason: MessageReportReason;
  detail: string;
}

/** Notes a report; a message that was reported already stays with its first one. */
export async function insertReport(db: Queryable, report: NewReport): Promise<void> {
  await db.insert(messageReports).values(report).onConflictDoNothing();
}

const reportColumns = {
  id: messageReports.id,
  threadId: messageReports.threadId,
  messageId: messageReports.messageId,
  matchId: messageThreads.matchId,
  side: messageReports.side,
  reason: messageReports.reason,
  detail: messageReports.detail,
  status: messageReports.status,
  note: messageReports.note,
  buyerId: matches.userId,
  studentName: students.name,
  tutorId: sql<string>`${tutors.id}::text`,
  tutorName: tutors.name,
  subjectLabel: subjects.label,
  createdAt: messageReports.createdAt,
  closedAt: messageReports.closedAt,
};

const selectReports = (db: Queryable, sortValue = sql<string>`''`) =>
  db
    .select({ ...reportColumns, sortValue })
    .from(messageReports)
    .innerJoin(messageThreads, eq(messageThreads.id, messageReports.threadId))
    .innerJoin(matches, eq(matches.id, messageThreads.matchId))
    .innerJoin(students, eq(students.id, matches.studentId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(tutors, eq(tutors.id, messageThreads.tutorId));

export type ReportRow = Omit<Awaited<ReturnType<typeof selectReports>>[number], "sortValue">;

const SORTED: SortedList<"at"> = {
  keys: { at: { by: sql`${messageReports.createdAt}`, type: "timestamptz" } },
  id: { by: sql`${messageReports.id}`, type: "uuid" },
};

/** Reports of a status, the newest first; one more than a page. */
export async function findReports(
  db: Queryable,
  status: MessageReportStatus,
  { cursor, size }: { cursor: string | undefined; size: number },
) {
  const page = sortedPage(SORTED, { sort: "at", dir: "desc", cursor, size });
  return selectReports(db, page.value)
    .where(and(eq(messageReports.status, status), page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await selectReports(db).where(eq(messageReports.id, id));
  return row;
}

/** Keeps a report as it is until the transaction ends. */
export async function lockReport(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ status: messageReports.status, threadId: messageReports.threadId })
    .from(messageReports)
    .where(eq(messageReports.id, id))
    .for("update");
  return row;
}

export async function settleReport(tx: Queryable, id: string, note: string): Promise<void> {
  await tx
    .update(messageReports)
    .set({ status: "CLOSED", note, closedAt: sql`now()` })
    .where(eq(messageReports.id, id));
}

/** Hides a message of a thread, or shows it again. @returns false when the thread has no such message */
export async function changeHidden(tx: Queryable, threadId: string, id: string, isHidden: boolean): Promise<boolean> {
  const changed = await tx
    .update(messages)
    .set({ hiddenAt: isHidden ? sql`coalesce(${messages.hiddenAt}, now())` : null })
    .where(and(eq(messages.threadId, threadId), eq(messages.id, id)))
    .returning({ id: messages.id });
  return changed.length > 0;
}
