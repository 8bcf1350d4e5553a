import { formatKoreanDate, subjectName } from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { isTrialClass } from "../count-lessons.ts";
import { notifyClass } from "../notify-class.ts";
import { planClassEnd } from "../plan-class-end.ts";
import type { LogText } from "../schemas.ts";
import { lockTaughtLesson } from "./lock-taught-lesson.ts";
import { upsertLog, wasTutorThere } from "./repository.ts";

/**
 * Writes what was done in a lesson, from its planned end on, or replaces it. Its writer was there, or the lesson is
 * settled as held. The family hears of it once.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that the account does not teach; 409 class 50004 before its end, for one that was
 *   missed or canceled, and for a tutor who was not there.
 */
export async function saveLog(ctx: Ctx<"account">, id: string, text: LogText): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { row, lesson } = await lockTaughtLesson(tx, ctx.actor.userId, id);
    if (lesson.status === "CANCELED") throw refuse.notNow("취소된 수업이에요.");
    if (lesson.status === "ABSENT") throw refuse.notNow("학생이 오지 않은 수업이라 기록을 쓰지 않아도 돼요.");
    if (lesson.endsAt > (await readClock(tx))) throw refuse.notNow("수업이 끝나면 적을 수 있어요.");
    if (lesson.settledAs !== "HELD" && !(await wasTutorThere(tx, id))) {
      throw refuse.notNow(
        "수업방에 들어온 기록이 없어요. 다른 곳에서 수업했다면 수업했는지 묻는 말에 먼저 답해 주세요.",
      );
    }
    await upsertLog(tx, { ...text, lessonId: id });
    await announceClass(tx, row);
    // A trial waits for its log before it goes on.
    if (!row.endedAt && isTrialClass(row.courses)) await planClassEnd(ctx, tx, row, ctx.now);
    await notifyClass(ctx, tx, row, {
      kind: "LOG",
      occasion: id,
      to: ["BUYER"],
      text: `${lesson.tutorName} 선생님이 ${formatKoreanDate(lesson.startsAt)} ${row.studentName} 학생 ${subjectName(row)} 수업의 기록을 남겼어요.`,
    });
    return row.id;
  });
}
