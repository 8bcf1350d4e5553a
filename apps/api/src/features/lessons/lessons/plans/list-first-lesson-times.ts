import { firstLessonTimes, type LessonSpan } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { type ClassRow, findBusy, findOwnClass } from "../repository.ts";

const SHOWN = 8;

/**
 * When the first lesson of a pair may be, the next times first; none before there is a pair.
 * @throws ApiError 404 for a class that is missing or somebody else's.
 */
export async function listFirstLessonTimes(
  { db, now, actor: { userId } }: Ctx<"account">,
  id: string,
): Promise<{ startsAt: Date }[]> {
  const row = await findOwnClass(db, userId, id);
  if (!row) throw refuse.notFound();
  return firstTimesOf(row, await findBusy(db, row), now)
    .slice(0, SHOWN)
    .map((startsAt) => ({ startsAt }));
}

/** The weekly times of a pair that its first lesson may be at, whether other lessons are there or not when `busy` is empty. */
export const firstTimesOf = (
  { lessonStarts, minutes }: Pick<ClassRow, "lessonStarts" | "minutes">,
  busy: readonly LessonSpan[],
  now: Date,
): Date[] => firstLessonTimes({ now, lessonStarts, minutes, busy });
