import { hasToPlan, type LessonSpan, lessonAtEnd, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { countLessons, expiryOf } from "../count-lessons.ts";
import { planClassEnd } from "../plan-class-end.ts";
import { type ClassRow, findBusy, insertLessons, type LessonRow } from "../repository.ts";

/**
 * A lesson more at the end of a running class, in place of one that did not take place.
 * @param lessons those of the class before
 * @returns null when the class is over, has no tutor any more, no weekly time, or a plan that its family still makes
 */
export async function addAtEnd(
  ctx: Ctx,
  tx: Transaction,
  row: ClassRow,
  lessons: readonly LessonRow[],
): Promise<LessonSpan | null> {
  const { id: matchId, tutorId, studentId } = row;
  if (tutorId === null || row.endedAt) return null;
  const now = await readClock(tx);
  if (hasToPlan(countLessons(row, lessons), expiryOf(row, lessons), toKstDate(now))) return null;
  const series = [...lessons.filter(({ status }) => status !== "CANCELED"), { startsAt: now, endsAt: now }];
  const added = lessonAtEnd(series, await findBusy(tx, row), row);
  if (!added) return null;
  await insertLessons(tx, [{ ...added, matchId, tutorId, studentId }]);
  await planClassEnd(ctx, tx, row, added.endsAt);
  return added;
}
