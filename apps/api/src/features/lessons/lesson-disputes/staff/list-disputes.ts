import type { LessonDisputeStatus } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { findDisputes, findEntries } from "../repository.ts";
import type { LessonDisputeWire } from "../schemas.ts";

const PAGE = 30;

/** Disputed lessons for staff with the record of their rooms, the newest first. */
export async function listDisputes(
  { db }: Ctx,
  { status, cursor }: { status: LessonDisputeStatus; cursor?: string | undefined },
): Promise<{ content: LessonDisputeWire[]; nextCursor: string | null }> {
  const { content: shown, nextCursor } = toSortedPage(await findDisputes(db, status, { cursor, size: PAGE }), PAGE);
  const entries = await findEntries(
    db,
    shown.map(({ lessonId }) => lessonId),
  );
  const content = shown.map(({ id: _id, ...row }) => ({
    ...row,
    entries: entries.filter(({ lessonId }) => lessonId === row.lessonId).map(({ side, at }) => ({ side, at })),
  }));
  return { content, nextCursor };
}
