import { answerOpenUntil, CLASS_SIDES, mayHaveWaited } from "@pkg/domain";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { holdLesson } from "../lesson-disputes/hold-lesson.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockLesson } from "../lessons/changes/lock-lesson.ts";
import { handleRefusal } from "../lessons/handle-refusal.ts";
import { withdrawLessonNotice } from "../lessons/notify-class.ts";
import { insertAnswer } from "./repository.ts";
import type { LessonAnswer } from "./schemas.ts";
import { settleByAnswers } from "./settle-by-answers.ts";
import { tellOfStaff } from "./tell-of-outcome.ts";

/**
 * A side says whether a lesson took place that the room's record does not settle. Each side says it once; what both
 * have said may settle the lesson. A tutor who waited in vain says so, and staff decides.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or another account's; 409 class 50004 for one that is not asked
 *   about (any more), for a second answer that differs from the first, and for a student who did not come where the
 *   room does not know the tutor alone.
 */
export async function answerLesson(
  ctx: Ctx<"account">,
  lessonId: string,
  { tookPlace, studentAbsent = false }: LessonAnswer,
): Promise<string> {
  return handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const own = await lockLesson(tx, ctx.actor.userId, lessonId);
      const { lesson, role, row } = own;
      const said = role === "BUYER" ? lesson.buyerAnswer : lesson.tutorAnswer;
      if (said === tookPlace && !studentAbsent) return row.id;
      const now = await readClock(tx);
      const isAsked = lesson.settledAs === "ASKED" && lesson.dispute !== "OPEN" && now < answerOpenUntil(lesson);
      if (!isAsked) throw refuse.notNow("지금은 답하지 않아도 되는 수업이에요.");
      if (said !== null) throw refuse.notNow("이미 답한 수업이에요. 다르게 알리려면 문의해 주세요.");
      await announceClass(tx, row);
      await withdrawLessonNotice(ctx, tx, lesson, { kind: "ASKED", to: studentAbsent ? CLASS_SIDES : [role] });
      if (studentAbsent) {
        if (role !== "TUTOR" || !mayHaveWaited(lesson)) throw refuse.notNow(NOT_ALONE);
        await holdLesson(ctx, tx, own, { reason: "STUDENT_ABSENT" }, now);
        await tellOfStaff(ctx, tx, own, { now, reason: "STUDENT_ABSENT" });
        return row.id;
      }
      await insertAnswer(tx, { lessonId, side: role, tookPlace });
      const answered = role === "BUYER" ? { buyerAnswer: tookPlace } : { tutorAnswer: tookPlace };
      await settleByAnswers(ctx, tx, { ...own, lesson: { ...lesson, ...answered } }, now);
      return row.id;
    }),
  );
}

const NOT_ALONE = "수업방에 선생님만 있던 기록이 없어요. 했어요나 안 했어요로 알려 주세요.";
