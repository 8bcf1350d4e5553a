import type { LessonDisputeStatus } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findDisputes, findEntries } from "../repository.ts";
import type { LessonDisputeWire } from "../schemas.ts";

const PAGE = 30;

/** Disputed lessons for staff with the record of their rooms, the newest first. */
export async function listDisputes(
  db: Queryable,
  { status, before }: { status: LessonDisputeStatus; before?: string | undefined },
): Promise<{ content: LessonDisputeWire[]; hasMore: boolean }> {
  const rows = await findDisputes(db, status, before === undefined ? undefined : new Date(before), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const entries = await findEntries(
    db,
    shown.map(({ lessonId }) => lessonId),
  );
  const content = shown.map((row) => ({
    ...row,
    entries: entries.filter(({ lessonId }) => lessonId === row.lessonId).map(({ side, at }) => ({ side, at })),
  }));
  return { content, hasMore: rows.length > PAGE };
}
