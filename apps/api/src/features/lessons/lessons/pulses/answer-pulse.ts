import { isPulseDue, type PulseAnswer, pulseAfter } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { countLessons, usedOfTutor } from "../count-lessons.ts";
import { lockClass } from "../lock-class.ts";
import { findLessons } from "../repository.ts";
import { upsertPulse } from "./repository.ts";

/**
 * Says whether the pair fits, once it has met three times, or for its trial; the tutor never sees it. A later answer
 * takes the place of the first.
 * @throws ApiError 404 for a class that is missing or not the buyer's; 409 class 50004 before that.
 */
export async function answerPulse(
  { db, actor: { userId } }: Ctx<"account">,
  id: string,
  answer: PulseAnswer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, id);
    if (row.userId !== userId) throw refuse.notFound();
    const lessons = await findLessons(tx, id);
    const { total } = countLessons(row, lessons);
    if (row.tutorId === null || !isPulseDue(usedOfTutor(row, lessons).length, null, total)) {
      throw refuse.notNow(`수업을 ${pulseAfter(total)}번 한 뒤에 답할 수 있어요.`);
    }
    await upsertPulse(tx, { matchId: id, tutorId: row.tutorId, answer });
    await announceClass(tx, { ...row, tutorUserId: null });
  });
}
