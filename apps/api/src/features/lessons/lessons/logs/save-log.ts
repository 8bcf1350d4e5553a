import { formatKoreanDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { updateLesson } from "../changes/repository.ts";
import { notifyClass } from "../notify-class.ts";
import type { LogText } from "../schemas.ts";
import { lockTaughtLesson } from "./lock-taught-lesson.ts";
import { upsertLog } from "./repository.ts";

/**
 * Writes what was done in a lesson, from its start on, or writes it anew: with it the lesson counts as taken. The family
 * hears of it once.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account does not teach; 409 class 50004 before it begins, and for one that was
 * missed or canceled.
 */
export async function saveLog(ctx: Ctx<"account">, id: string, text: LogText): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { row, lesson } = await lockTaughtLesson(tx, ctx.actor.userId, id);
    if (lesson.status === "ABSENT") {
      throw refuse.notNow("결석한 수업이에요. 수업했다면 먼저 출석으로 바꿔 주세요.");
    }
    // Its state is staff's to say while it is disputed.
    if (lesson.dispute !== "OPEN") await updateLesson(tx, id, { status: "DONE" });
    await upsertLog(tx, { ...text, lessonId: id });
    await announceClass(tx, row);
    await notifyClass(ctx, tx, row, {
      kind: "LOG",
      occasion: id,
      to: ["BUYER"],
      text: `${row.tutorName} 선생님이 ${formatKoreanDate(lesson.startsAt)} ${row.studentName} 학생 ${row.subjectLabel} 수업의 기록을 남겼어요.`,
    });
    return row.id;
  });
}
