import { createHash } from "node:crypto";
import { lessonTimes, type MovedLessons, moveLesson } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { SeriesMoveWire } from "../schemas.ts";
import { type BuiltMove, buildLessonMove } from "./build-lesson-move.ts";
import { findOwnLesson } from "./lock-lesson.ts";
import { refuseImmovable, refuseMove } from "./refuse-move.ts";

/**
 * What moving a lesson and all after it to a time would do. Nothing moves.
 * @throws ApiError as `changeLesson`
 */
export async function previewSeries(
  { db, actor: { userId } }: Ctx<"account">,
  lessonId: string,
  startsAt: Date,
): Promise<SeriesMoveWire> {
  const own = await findOwnLesson(db, userId, lessonId);
  const move = await buildLessonMove(db, own, "FOLLOWING");
  if (!move) throw refuseImmovable();
  const moved = moveLesson(move, startsAt);
  if (typeof moved === "string") throw refuseMove(moved, own.lesson);
  return toSeriesMove(move, moved);
}

/** A move of a series as it is shown before it is made, and told apart from every other one. */
export function toSeriesMove(move: BuiltMove, { lessons, lessonStarts, leftOut }: MovedLessons): SeriesMoveWire {
  const facts = [move.moving.map(({ id, startsAt }) => [id, startsAt]), lessons, lessonStarts];
  return {
    previewId: createHash("sha256").update(JSON.stringify(facts)).digest("base64url"),
    count: lessons.length,
    before: { lessonTimes: lessonTimes(move.lessonStarts), ...endsOf(move.moving) },
    after: { lessonTimes: lessonTimes(lessonStarts), ...endsOf(lessons) },
    leftOut: [...leftOut],
  };
}

function endsOf(lessons: readonly { readonly startsAt: Date }[]): { firstAt: Date; lastAt: Date } {
  const [first, last] = [lessons[0], lessons.at(-1)];
  if (!first || !last) throw new Error("a series has a lesson");
  return { firstAt: first.startsAt, lastAt: last.startsAt };
}
