import { attendanceOpenUntil, DISPUTE_CLOSES_HOURS, isAttendanceOpen } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { updateLesson } from "../changes/repository.ts";
import { lessonDay, notifyClass } from "../notify-class.ts";
import { lockTaughtLesson } from "./lock-taught-lesson.ts";

/**
 * Says whether a lesson was taken or missed, from its start until a day after its end. Either way it is used up; the family hears
 * that it was missed.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account does not teach; 409 class 50004 before and after that time, and for a
 * canceled one.
 */
export async function recordAttendance(ctx: Ctx<"account">, id: string, status: "DONE" | "ABSENT"): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { row, lesson } = await lockTaughtLesson(tx, ctx.actor.userId, id);
    if (!isAttendanceOpen(lesson, ctx.now)) {
      const message = `출석은 ${lessonDay(attendanceOpenUntil(lesson))}까지 바꿀 수 있었어요.`;
      throw refuse.notNow(message);
    }
    if (lesson.dispute === "OPEN") throw refuse.notNow("이 수업은 운영팀이 확인하고 있어요.");
    await updateLesson(tx, id, { status });
    await announceClass(tx, row);
    if (status === "ABSENT") {
      await notifyClass(ctx, tx, row, {
        kind: "NO_SHOW",
        occasion: id,
        to: ["BUYER"],
        text: `${row.studentName} 학생이 ${lessonDay(lesson.startsAt)} ${row.subjectLabel} 수업에 오지 않았다고 선생님이 알렸어요. 수업 1회를 쓴 것으로 계산해요. 다르다면 ${DISPUTE_CLOSES_HOURS}시간 안에 알려 주세요.`,
      });
    }
    return row.id;
  });
}
