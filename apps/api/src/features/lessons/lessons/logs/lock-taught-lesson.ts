import type { Transaction } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockLesson, type OwnLesson } from "../changes/lock-lesson.ts";

/**
 * Holds a lesson for its tutor's word on it.
 * @throws ApiError 404 for a lesson that the account does not teach; 409 class 50004 before it begins.
 */
export async function lockTaughtLesson(tx: Transaction, userId: string, id: string): Promise<OwnLesson> {
  const own = await lockLesson(tx, userId, id);
  if (own.role !== "TUTOR") throw refuse.notFound();
  if (own.lesson.startsAt > new Date()) throw refuse.notNow("수업이 시작되면 적을 수 있어요.");
  return own;
}
