import {
  calendarToBits,
  changeableUntil,
  formatKoreanDate,
  type LessonScope,
  lessonTimes,
  MOVE_CUT_OFF_HOURS,
  type MovedLessons,
  type MoveProblem,
  moveLesson,
  setLessons,
} from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { type ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { handleRefusal } from "../handle-refusal.ts";
import { lessonDay, notifyClass, otherSide } from "../notify-class.ts";
import { planClassEnd } from "../plan-class-end.ts";
import { moveLessons } from "../repository.ts";
import { type BuiltMove, buildLessonMove } from "./build-lesson-move.ts";
import { lockLesson, type OwnLesson } from "./lock-lesson.ts";
import { updateWeeklyTimes } from "./repository.ts";

export interface LessonGoal {
  readonly startsAt: Date;
  readonly scope: LessonScope;
  /** The time that the caller saw, where one says so. */
  readonly from?: Date | undefined;
}

/**
 * Moves a lesson, or it and all after it, which keep the shape of their week. Everything moves or nothing.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or somebody else's; 400 class 10001 for a time that doesn't suit both; 409
 * class 50004 when it is too late, the lesson is over, or it was moved since the caller saw it; 409 class 52001 and 52002 as `handleRefusal`.
 */
export async function changeLesson(
  ctx: Ctx<"account">,
  lessonId: string,
  { startsAt, scope, from }: LessonGoal,
): Promise<string> {
  return handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const own = await lockLesson(tx, ctx.actor.userId, lessonId);
      if (from && from.getTime() !== own.lesson.startsAt.getTime()) throw movedMeanwhile(own);
      const move = await buildLessonMove(tx, own, scope);
      if (!move) throw refuse.notNow("이 수업은 옮길 수 없어요.");
      const moved = moveLesson(move, startsAt);
      if (typeof moved === "string") throw refusalOf(moved, own);
      await saveMove(tx, own, move, moved);
      const lastEndsAt = moved.lessons.at(-1)?.endsAt;
      if (lastEndsAt) await planClassEnd(ctx, tx, own.row, lastEndsAt);
      await announceClass(tx, own.row);
      await notifyClass(ctx, tx, own.row, {
        kind: "MOVED",
        occasion: changeOf(own.lesson),
        to: [otherSide(own.role)],
        text: textOf(own, scope, startsAt, moved),
        lessonAt: own.lesson.startsAt < startsAt ? own.lesson.startsAt : startsAt,
      });
      return own.row.id;
    }),
  );
}

const movedMeanwhile = ({ lesson }: OwnLesson): ApiError =>
  refuse.notNow(`그사이 상대가 이 수업을 ${lessonDay(lesson.startsAt)}로 옮겼어요. 시간을 다시 골라 주세요.`);

function refusalOf(problem: MoveProblem, { lesson }: OwnLesson): ApiError {
  switch (problem) {
    case "PAST":
      return refuse.lessonInPast();
    case "OVERLAP":
      return refuse.lessonOverlaps();
    case "CUT_OFF":
      return refuse.notNow(
        `이 수업은 ${MOVE_CUT_OFF_HOURS}시간 전인 ${lessonDay(changeableUntil(lesson))}까지 옮길 수 있었어요.`,
      );
    case "UNSUITABLE":
      return refuse.invalidInput({
        fields: [{ path: "startsAt", message: "두 사람 모두 되는 다른 시간을 골라 주세요." }],
      });
  }
}

async function saveMove(tx: Transaction, { row }: OwnLesson, move: BuiltMove, moved: MovedLessons): Promise<void> {
  const rows = move.moving.flatMap(({ id, startsAt, movedFromAt }, index) => {
    const span = moved.lessons[index];
    const origin = movedFromAt ?? startsAt;
    return span ? [{ ...span, id, movedFromAt: origin.getTime() === span.startsAt.getTime() ? null : origin }] : [];
  });
  await moveLessons(tx, rows);
  if (move.scope === "ONE" || row.tutorId === null) return;
  const { lessonStarts } = moved;
  const takenBits = calendarToBits(setLessons(move.taken, { lessonStarts, minutes: row.minutes }, 1));
  await updateWeeklyTimes(tx, { matchId: row.id, tutorId: row.tutorId, lessonStarts, takenBits });
}

/** A lesson may go to and fro: each time it is another state of it that is left. */
const changeOf = ({ id, updatedAt }: OwnLesson["lesson"]): string => `${id}:${updatedAt.toISOString()}`;

function textOf({ row, lesson }: OwnLesson, scope: LessonScope, to: Date, { lessonStarts }: MovedLessons): string {
  const who = `${row.studentName} 학생 ${row.subjectLabel}`;
  if (scope === "ONE") return `${who} 수업 시간이 바뀌었어요. ${lessonDay(lesson.startsAt)} → ${lessonDay(to)}`;
  return `${who} 수업 시간이 바뀌었어요. ${formatKoreanDate(to)}부터 매주 ${lessonTimes(lessonStarts)}에 만나요.`;
}
