import { disputeDecidedBy, type LessonDisputeStatus } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findAnswers, findDisputes, findEntries } from "../repository.ts";
import type { LessonDisputeWire } from "../schemas.ts";

const PAGE = 30;

/** Disputed lessons for staff with the record of their rooms and what both sides answered, the newest first. */
export async function listDisputes(
  { db }: Ctx,
  { status, cursor }: { status: LessonDisputeStatus; cursor?: string | undefined },
): Promise<{ content: LessonDisputeWire[]; nextCursor: string | null }> {
  const { content: shown, nextCursor } = toSortedPage(await findDisputes(db, status, { cursor, size: PAGE }), PAGE);
  const ids = shown.map(({ lessonId }) => lessonId);
  const entries = await findEntries(db, ids);
  const answers = await findAnswers(db, ids);
  const content = shown.map(({ id, ...row }) => ({
    ...row,
    decidedBy: disputeDecidedBy(row.createdAt),
    entries: ofLesson(entries, id),
    answers: ofLesson(answers, id),
  }));
  return { content, nextCursor };
}

function ofLesson<Row extends { lessonId: string }>(rows: readonly Row[], id: string): Omit<Row, "lessonId">[] {
  return rows.filter((row) => row.lessonId === id).map(({ lessonId: _, ...row }) => row);
}
