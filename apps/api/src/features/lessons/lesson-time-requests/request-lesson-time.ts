import {
  isTimeRequestOpen,
  MOVE_WITHIN_DAYS,
  type MoveProblem,
  requestedTimeProblem,
  subjectName,
  TIME_REQUEST_FROM_HOUR,
  timeRequestOpenUntil,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { type ApiError, refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { lockLesson, type OwnLesson } from "../lessons/changes/lock-lesson.ts";
import { withdrawAsked } from "../lessons/held-notices.ts";
import { lessonDay, notifyClass, otherSide } from "../lessons/notify-class.ts";
import { findBusy } from "../lessons/repository.ts";
import { putRequest } from "./repository.ts";

/**
 * Asks the other side of a class for another time of a lesson, also one outside of what both have said suits them. The lesson
 * stays where it is until they agree. Asking again takes the place of one's own earlier request.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or another account's; 400 class 10001 for a time that may not be asked for; 409
 * class 50004 when it is too late, or the other side asks for a time itself; 409 class 52001 for two lessons at once.
 */
export async function requestLessonTime(ctx: Ctx<"account">, lessonId: string, startsAt: Date): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const own = await lockLesson(tx, ctx.actor.userId, lessonId);
    const { row, lesson, role } = own;
    const now = await readClock(tx);
    const waiting = lesson.timeRequest;
    if (waiting && waiting.side !== role && isTimeRequestOpen(waiting, lesson, now)) {
      throw refuse.notNow("상대가 먼저 다른 시간을 제안했어요. 그 시간이 괜찮은지 답해 주세요.");
    }
    const problem = await findTimeProblem(tx, own, startsAt, now);
    if (problem) throw refusalOfTime(problem);
    const request = { side: role, lessonStartsAt: lesson.startsAt, startsAt };
    const id = await putRequest(tx, { lessonId, ...request });
    await withdrawAsked(tx, row.id, lessonId);
    await announceClass(tx, row);
    const who =
      role === "TUTOR" ? `${row.tutorName} 선생님이 ${row.studentName} 학생` : `${row.studentName} 학생 가족이`;
    await notifyClass(ctx, tx, row, {
      kind: "TIME_ASKED",
      occasion: `${lessonId}:${id}`,
      to: [otherSide(role)],
      text: `${who} ${subjectName(row)} 수업을 옮기자고 해요. ${lessonDay(lesson.startsAt)} → ${lessonDay(startsAt)}. ${lessonDay(timeRequestOpenUntil(request))}까지 답해 주세요.`,
      lessonAt: lesson.startsAt < startsAt ? lesson.startsAt : startsAt,
    });
    return row.id;
  });
}

/** Why a lesson cannot be at a time; a lesson that is over, called off, or whose tutor is another one by now comes too late. */
export async function findTimeProblem(
  tx: Transaction,
  { row, lesson }: OwnLesson,
  to: Date,
  now: Date,
  aheadHours?: number,
): Promise<MoveProblem | null> {
  if (lesson.status !== "SCHEDULED" || row.tutorId === null || lesson.tutorId !== row.tutorId) return "CUT_OFF";
  const busy = (await findBusy(tx, row)).filter(({ id }) => id !== lesson.id);
  return requestedTimeProblem({ now, lesson, minutes: row.minutes, busy }, to, aheadHours);
}

export function refusalOfTime(problem: MoveProblem): ApiError {
  switch (problem) {
    case "PAST":
      return refuse.lessonInPast();
    case "OVERLAP":
      return refuse.lessonOverlaps();
    case "CUT_OFF":
      return refuse.notNow("이 수업은 이제 옮길 수 없어요.");
    case "UNSUITABLE": {
      const message = `하루 뒤부터 ${MOVE_WITHIN_DAYS / 7}주 안에서, 아침 ${TIME_REQUEST_FROM_HOUR}시와 자정 사이의 다른 시간을 골라 주세요.`;
      return refuse.invalidInput({ fields: [{ path: "startsAt", message }] });
    }
  }
}
