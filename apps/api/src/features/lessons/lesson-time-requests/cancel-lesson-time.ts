import type { Ctx } from "../../../deps.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockLesson } from "../lessons/changes/lock-lesson.ts";
import { withdrawAsked } from "../lessons/held-notices.ts";
import { deleteRequest } from "./repository.ts";

/**
 * Takes one's own request back; nothing happens when there is none (any more).
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or somebody else's
 */
export async function cancelLessonTime({ db, actor: { userId } }: Ctx<"account">, lessonId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const { row, lesson, role } = await lockLesson(tx, userId, lessonId);
    if (lesson.timeRequest?.side === role) {
      await deleteRequest(tx, lessonId, lesson.timeRequest.id);
      await withdrawAsked(tx, row.id, lessonId);
      await announceClass(tx, row);
    }
    return row.id;
  });
}
