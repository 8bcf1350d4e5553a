import { disputeReasonOf, isDisputable } from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockLesson } from "../lessons/changes/lock-lesson.ts";
import { lessonDay, notifyClass } from "../lessons/notify-class.ts";
import { insertDispute } from "./repository.ts";

/**
 * A family says that the tutor did not come, or that its child was there: the lesson is neither used nor paid until staff
 * decides. The tutor is told.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account did not buy; 409 class 50004 before it begins, a day after it, and for one
 * that was disputed already.
 */
export async function submitDispute(ctx: Ctx<"account">, lessonId: string, detail: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { row, lesson, role } = await lockLesson(tx, ctx.actor.userId, lessonId);
    if (role !== "BUYER") throw refuse.notFound();
    if (!isDisputable(lesson, await readClock(tx))) throw refuse.notNow("지금은 알릴 수 없는 수업이에요.");
    const reason = disputeReasonOf(lesson);
    if (!(await insertDispute(tx, { lessonId, reason, detail }))) throw refuse.notNow("이미 알린 수업이에요.");
    await announceClass(tx, row);
    const what = reason === "TUTOR_ABSENT" ? "선생님이 오지 않았다고" : "학생이 결석하지 않았다고";
    await notifyClass(ctx, tx, row, {
      kind: "DISPUTED",
      occasion: lessonId,
      to: ["TUTOR"],
      text: `${row.studentName} 학생 가족이 ${lessonDay(lesson.startsAt)} ${row.subjectLabel} 수업에 ${what} 알렸어요. 운영팀이 수업방 기록을 보고 정할 때까지 수업료를 잠시 보류해요.`,
    });
    return row.id;
  });
}
