import { isTimeRequestOpen, lessonSpan, subjectName } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { tellOfMove } from "../lessons/changes/change-lesson.ts";
import { lockLesson, type OwnLesson } from "../lessons/changes/lock-lesson.ts";
import { handleRefusal } from "../lessons/handle-refusal.ts";
import { withdrawAsked } from "../lessons/held-notices.ts";
import { lessonDay, notifyClass, otherSide } from "../lessons/notify-class.ts";
import { planClassEnd } from "../lessons/plan-class-end.ts";
import { moveLessons } from "../lessons/repository.ts";
import { deleteRequest } from "./repository.ts";
import { findTimeProblem, refusalOfTime } from "./request-lesson-time.ts";

type Request = NonNullable<OwnLesson["lesson"]["timeRequest"]>;

/**
 * The other side agrees to the time that was asked for, and the lesson moves there; or it does not, and nothing moves. Who asked
 * is told either way.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or somebody else's; 409 class 50004 for a request that was answered, taken
 * back, changed, is one's own, or came too late; 409 class 52001 when another lesson is there by now.
 */
export async function answerLessonTime(
  ctx: Ctx<"account">,
  lessonId: string,
  { requestId, accepts }: { requestId: string; accepts: boolean },
): Promise<string> {
  return handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const own = await lockLesson(tx, ctx.actor.userId, lessonId);
      const { lesson, role, row } = own;
      const now = await readClock(tx);
      const request = lesson.timeRequest;
      const isTheirs = request && request.id === requestId && request.side !== role;
      if (!isTheirs || !isTimeRequestOpen(request, lesson, now)) {
        throw refuse.notNow("다른 시간 제안이 바뀌었거나 끝났어요. 지금 시간을 확인해 주세요.");
      }
      if (accepts) {
        const problem = await findTimeProblem(tx, own, request.startsAt, now, 0);
        if (problem) throw refusalOfTime(problem);
        await move(ctx, tx, own, request);
      }
      await deleteRequest(tx, lessonId, requestId);
      await announceClass(tx, row);
      if (accepts) await tellOfMove(ctx, tx, own, request.startsAt);
      else await tellOfNo(ctx, tx, own, request);
      return row.id;
    }),
  );
}

async function move(ctx: Ctx, tx: Transaction, { row, lesson }: OwnLesson, { startsAt }: Request) {
  const { endsAt } = lessonSpan(startsAt, row.minutes);
  const origin = lesson.movedFromAt ?? lesson.startsAt;
  const movedFromAt = origin.getTime() === startsAt.getTime() ? null : origin;
  await moveLessons(tx, [{ id: lesson.id, startsAt, endsAt, movedFromAt }]);
  await planClassEnd(ctx, tx, row, endsAt);
}

async function tellOfNo(ctx: Ctx, tx: Transaction, { row, lesson, role }: OwnLesson, request: Request) {
  await withdrawAsked(tx, row.id, lesson.id);
  const from = lessonDay(lesson.startsAt);
  await notifyClass(ctx, tx, row, {
    kind: "TIME_DECLINED",
    occasion: `${lesson.id}:${request.id}`,
    to: [otherSide(role)],
    text: `${row.studentName} 학생 ${subjectName(row)} 수업은 ${from} 그대로예요. 제안한 ${lessonDay(request.startsAt)}에는 어렵다고 해요.`,
    lessonAt: new Date(Math.min(lesson.startsAt.getTime(), request.startsAt.getTime())),
  });
}
