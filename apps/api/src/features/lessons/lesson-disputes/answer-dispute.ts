import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockLesson } from "../lessons/changes/lock-lesson.ts";
import { putOwnDetail } from "./repository.ts";

/**
 * A side says what happened in a lesson about which staff decides, who alone reads it. It may change its words until then.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account neither bought nor teaches; 409 class 50004 for one that is not disputed (any more)
 */
export async function answerDispute(
  { db, actor: { userId } }: Ctx<"account">,
  lessonId: string,
  detail: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { row, role } = await lockLesson(tx, userId, lessonId);
    if (!(await putOwnDetail(tx, lessonId, role, detail)))
      throw refuse.notNow("운영팀이 확인하고 있는 수업이 아니에요.");
    await announceClass(tx, row);
    return row.id;
  });
}
