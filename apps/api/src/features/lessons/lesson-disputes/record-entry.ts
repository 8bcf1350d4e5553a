import { isJoinOpen, JOIN_OPENS_MINUTES } from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findOwnLesson } from "../lessons/changes/lock-lesson.ts";
import { insertEntry } from "./repository.ts";

/**
 * Notes that one side goes to the lesson room, and says where it is.
 * @throws ApiError 404 for a lesson that is missing or somebody else's; 409 class 50004 while the room is closed.
 */
export async function recordEntry(
  { db, config, actor: { userId } }: Ctx<"account">,
  lessonId: string,
): Promise<{ url: string }> {
  const { lesson, role } = await findOwnLesson(db, userId, lessonId);
  if (!isJoinOpen(lesson, await readClock(db)))
    throw refuse.notNow(`수업방은 수업 ${JOIN_OPENS_MINUTES}분 전부터 끝날 때까지 열려요.`);
  await insertEntry(db, lessonId, role);
  return { url: `${config.lessonRoomUrl}/${lessonId}` };
}
