import {
  disputeDecidedBy,
  disputeReasonOf,
  formatKoreanDate,
  isDisputable,
  type LessonDisputeReason,
  subjectName,
} from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockLesson } from "../lessons/changes/lock-lesson.ts";
import { lessonDay, notifyLesson, otherSide } from "../lessons/notify-class.ts";
import { holdLesson } from "./hold-lesson.ts";

const SAID: Partial<Record<LessonDisputeReason, string>> = {
  TUTOR_ABSENT: "선생님이 오지 않았다고",
  STUDENT_CAME: "학생이 결석하지 않았다고",
};

/**
 * A family says that the tutor did not come, or that its child was there, or a tutor that they came: the lesson is
 * neither used nor paid until staff decides. The other side is told.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account neither bought nor teaches; 409 class 50004 before it begins, a
 *   day after it, and for one that was disputed already.
 */
export async function submitDispute(ctx: Ctx<"account">, lessonId: string, detail: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { row, lesson, role } = await lockLesson(tx, ctx.actor.userId, lessonId);
    const now = await readClock(tx);
    if (!isDisputable(lesson, role, now)) throw refuse.notNow("지금은 알릴 수 없는 수업이에요.");
    const reason = disputeReasonOf(lesson);
    if (!(await holdLesson(ctx, tx, { row, lesson }, { reason, detail }, now)))
      throw refuse.notNow("이미 알린 수업이에요.");
    await announceClass(tx, row);
    const whose = `${lessonDay(lesson.startsAt)} ${subjectName(row)} 수업`;
    const by = `${formatKoreanDate(disputeDecidedBy(now))}까지`;
    const text =
      role === "TUTOR"
        ? `선생님이 ${row.studentName} 학생 ${whose}에 왔다고 알렸어요. 운영팀이 수업방 기록을 보고 ${by} 정해 드려요.`
        : `${row.studentName} 학생 가족이 ${whose}에 ${SAID[reason]} 알렸어요. 운영팀이 수업방 기록을 보고 ${by} 정해 드려요. 그동안 수업료를 보류해요.`;
    await notifyLesson(ctx, tx, { row, lesson }, { kind: "DISPUTED", to: [otherSide(role)], text });
    return row.id;
  });
}
