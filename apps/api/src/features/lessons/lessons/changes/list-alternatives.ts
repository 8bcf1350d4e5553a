import { type LessonScope, lessonAlternatives } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { buildLessonMove } from "./build-lesson-move.ts";
import { findOwnLesson } from "./lock-lesson.ts";

/**
 * Other times for a lesson, or for it and all after it; none when it can't be moved (any more).
 * @throws ApiError 404 for a lesson that is missing or somebody else's.
 */
export async function listAlternatives(
  { db, actor: { userId } }: Ctx<"account">,
  lessonId: string,
  scope: LessonScope,
): Promise<{ startsAt: Date }[]> {
  const move = await buildLessonMove(db, await findOwnLesson(db, userId, lessonId), scope);
  return move ? lessonAlternatives(move).map((startsAt) => ({ startsAt })) : [];
}
