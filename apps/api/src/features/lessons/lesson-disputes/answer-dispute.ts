import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockTaughtLesson } from "../lessons/logs/lock-taught-lesson.ts";
import { putTutorDetail } from "./repository.ts";

/**
 * A tutor says what happened in a lesson that its family disputes; it may be said anew until staff has decided, who alone reads it.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account does not teach; 409 class 50004 for one that nobody disputes any more
 */
export async function answerDispute(
  { db, actor: { userId } }: Ctx<"account">,
  lessonId: string,
  detail: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { row } = await lockTaughtLesson(tx, userId, lessonId);
    if (!(await putTutorDetail(tx, lessonId, detail))) throw refuse.notNow("운영팀이 확인하고 있는 수업이 아니에요.");
    await announceClass(tx, row);
    return row.id;
  });
}
