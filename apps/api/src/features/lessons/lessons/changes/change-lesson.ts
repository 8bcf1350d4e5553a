import {
  CLASS_SIDES,
  calendarToBits,
  formatKoreanDate,
  type LessonScope,
  lessonTimes,
  type MovedLessons,
  moveLesson,
  setLessons,
  subjectName,
} from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { type ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { handleRefusal } from "../handle-refusal.ts";
import { correctHeld, seriesFrom } from "../held-notices.ts";
import { lessonDay, notifyClass, otherSide } from "../notify-class.ts";
import { planClassEnd } from "../plan-class-end.ts";
import { moveLessons } from "../repository.ts";
import type { SeriesMoveWire } from "../schemas.ts";
import { type BuiltMove, buildLessonMove } from "./build-lesson-move.ts";
import { lockLesson, type OwnLesson } from "./lock-lesson.ts";
import { toSeriesMove } from "./preview-series.ts";
import { refuseImmovable, refuseMove } from "./refuse-move.ts";
import { insertSeriesMove, updateWeeklyTimes } from "./repository.ts";

export interface LessonGoal {
  readonly startsAt: Date;
  readonly scope: LessonScope;
  /** The time that the caller saw, where one says so. */
  readonly from?: Date | undefined;
  /** The preview that the caller saw of a lesson and all after it. */
  readonly previewId?: string | undefined;
}

/**
 * Moves a lesson, or it and all after it, which keep the shape of their week. Everything moves or nothing, and a series
 * exactly as its preview says.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or another account's; 400 class 10001 for a time that doesn't suit
 *   both; 409 class 50004 when it is too late, the lesson is over, it was moved since the caller saw it, or the
 *   series would move otherwise than the preview said, with the new `preview`; 409 class 52001 and 52002 as
 *   `handleRefusal`.
 */
export async function changeLesson(
  ctx: Ctx<"account">,
  lessonId: string,
  { startsAt, scope, from, previewId }: LessonGoal,
): Promise<string> {
  return handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const own = await lockLesson(tx, ctx.actor.userId, lessonId);
      if (from && from.getTime() !== own.lesson.startsAt.getTime()) throw movedMeanwhile(own);
      const move = await buildLessonMove(tx, own, scope);
      if (!move) throw refuseImmovable();
      const moved = moveLesson(move, startsAt);
      if (typeof moved === "string") throw refuseMove(moved, own.lesson);
      if (scope === "FOLLOWING") checkPreview(toSeriesMove(move, moved), previewId);
      await saveMove(tx, own, move, moved);
      const lastEndsAt = moved.lessons.at(-1)?.endsAt;
      if (lastEndsAt) await planClassEnd(ctx, tx, own.row, lastEndsAt);
      await announceClass(tx, own.row);
      if (scope === "ONE") await tellOfMove(ctx, tx, own, startsAt);
      else await tellOfSeries(ctx, tx, own, move, moved);
      return own.row.id;
    }),
  );
}

const movedMeanwhile = ({ lesson }: OwnLesson): ApiError =>
  refuse.notNow(`그사이 상대가 수업을 옮겨서 ${lessonDay(lesson.startsAt)}에 만나요. 시간을 다시 골라 주세요.`);

/** A move is agreed to only as it was shown. */
function checkPreview(preview: SeriesMoveWire, seenId: string | undefined): void {
  if (preview.previewId === seenId) return;
  throw refuse.notNow({ message: "그사이 수업 일정이 달라졌어요. 바뀔 일정을 다시 확인해 주세요.", preview });
}

async function saveMove(tx: Transaction, { row }: OwnLesson, move: BuiltMove, moved: MovedLessons): Promise<void> {
  const rows = move.moving.flatMap(({ id, startsAt, movedFromAt }, index) => {
    const span = moved.lessons[index];
    const origin = movedFromAt ?? startsAt;
    const isBack = origin.getTime() === span?.startsAt.getTime();
    // A series moves with its weekly times, and each lesson of it stands where it belongs.
    return span ? [{ ...span, id, movedFromAt: move.scope === "FOLLOWING" || isBack ? null : origin }] : [];
  });
  await moveLessons(tx, rows);
  const [first] = moved.lessons;
  if (move.scope === "ONE" || row.tutorId === null || !first) return;
  const { lessonStarts } = moved;
  await insertSeriesMove(tx, { matchId: row.id, from: move.lesson.startsAt, startsAt: first.startsAt, lessonStarts });
  const takenBits = calendarToBits(setLessons(move.taken, { lessonStarts, minutes: row.minutes }, 1));
  await updateWeeklyTimes(tx, { matchId: row.id, tutorId: row.tutorId, lessonStarts, takenBits });
}

/** A lesson may go to and fro: each time it is another state of it that is left. */
const changeOf = ({ id, updatedAt }: OwnLesson["lesson"]): string => `${id}:${updatedAt.toISOString()}`;

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const movedText = ({ row }: OwnLesson): string => `${row.studentName} 학생 ${subjectName(row)} 수업 시간이 바뀌었어요.`;

/** Tells the other side that one lesson has moved, by the message of it that a night still holds where there is one. */
export async function tellOfMove(ctx: Ctx, tx: Transaction, own: OwnLesson, startsAt: Date): Promise<void> {
  const { row, lesson, role } = own;
  const to = otherSide(role);
  if (await correctHeld(ctx, tx, { matchId: row.id, changed: [lesson.id], moved: { startsAt, to } })) return;
  const around = [`${movedText(own)} ${lessonDay(lesson.startsAt)} → `, ""] as const;
  await notifyClass(ctx, tx, row, {
    kind: "MOVED",
    occasion: changeOf(lesson),
    to: [to],
    text: around.join(lessonDay(startsAt)),
    around,
    lessonAt: earlier(lesson.startsAt, startsAt),
  });
}

async function tellOfSeries(ctx: Ctx, tx: Transaction, own: OwnLesson, move: BuiltMove, moved: MovedLessons) {
  const { row, lesson } = own;
  const ids = move.moving.map(({ id }) => id);
  await correctHeld(ctx, tx, { matchId: row.id, changed: [...ids, ...ids.map(seriesFrom)] });
  const { lessons, lessonStarts } = moved;
  const startsAt = lessons[0]?.startsAt ?? lesson.startsAt;
  const last = formatKoreanDate(lessons.at(-1)?.startsAt ?? startsAt);
  await notifyClass(ctx, tx, row, {
    kind: "MOVED",
    occasion: seriesFrom(changeOf(lesson)),
    to: CLASS_SIDES,
    text: `${movedText(own)} ${formatKoreanDate(startsAt)}부터 매주 ${lessonTimes(lessonStarts)}에 만나요. 수업 ${lessons.length}회, 마지막은 ${last}이에요.`,
    lessonAt: earlier(lesson.startsAt, startsAt),
  });
}
