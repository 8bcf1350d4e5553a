import { ABSENCE_CUT_OFF_HOURS, absenceFreeUntil, canLessonTransition, subjectName } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { handleRefusal } from "../handle-refusal.ts";
import { correctHeld } from "../held-notices.ts";
import { lessonDay, notifyClass, otherSide } from "../notify-class.ts";
import { markUnplanned } from "../plans/mark-planned.ts";
import { addAtEnd } from "../settling/add-at-end.ts";
import { lockLesson, type OwnLesson } from "./lock-lesson.ts";
import { updateLesson } from "./repository.ts";

/**
 * Says before a lesson that one side can't come. In time, or by the tutor, it is canceled and another one comes at the end of
 * the series; later than 12 hours before, the buyer's lesson is used up, which they have to accept.
 * @returns the class's id
 * @throws ApiError 404 for a lesson that is missing or somebody else's; 409 class 50004 when it has begun, or the loss was not
 * accepted.
 */
export async function recordAbsence(ctx: Ctx<"account">, lessonId: string, acceptsLoss: boolean): Promise<string> {
  return handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const own = await lockLesson(tx, ctx.actor.userId, lessonId);
      const { row, lesson, role } = own;
      const { now } = ctx;
      if (!canLessonTransition(lesson.status, "CANCELED") || lesson.startsAt <= now) {
        throw refuse.notNow("시작했거나 취소된 수업이라 쉴 수 없어요.");
      }
      const isLost = role === "BUYER" && now > absenceFreeUntil(lesson);
      if (isLost && !acceptsLoss) {
        throw refuse.notNow(`시작까지 ${ABSENCE_CUT_OFF_HOURS}시간이 남지 않아 쉬면 수업 1회를 쓴 것으로 계산해요.`);
      }
      const text = isLost ? await lose(tx, own) : await postpone(ctx, tx, own);
      await correctHeld(ctx, tx, { matchId: row.id, changed: [lesson.id] });
      await announceClass(tx, row);
      await notifyClass(ctx, tx, row, {
        kind: "ABSENCE",
        occasion: lesson.id,
        to: [otherSide(role)],
        text,
        lessonAt: lesson.startsAt,
      });
      return row.id;
    }),
  );
}

async function lose(tx: Transaction, { row, lesson }: OwnLesson): Promise<string> {
  const settled = { settledAs: "STUDENT_ABSENT", settledBy: "FAMILY", settledAt: sql`now()` } as const;
  await updateLesson(tx, lesson.id, { status: "ABSENT", ...settled });
  return `${row.studentName} 학생이 ${lessonDay(lesson.startsAt)} ${subjectName(row)} 수업에 못 와요. 수업한 것으로 계산해요.`;
}

async function postpone(ctx: Ctx, tx: Transaction, { row, lesson, lessons, role }: OwnLesson): Promise<string> {
  const cancelReason = role === "BUYER" ? "BUYER_ABSENCE" : "TUTOR_ABSENCE";
  await updateLesson(tx, lesson.id, { status: "CANCELED", cancelReason });
  const added = await addAtEnd(ctx, tx, row, lessons);
  if (!added) await markUnplanned(tx, row.id);
  const student = `${row.studentName} 학생`;
  const why = role === "BUYER" ? `${student} 사정으로` : `선생님 사정으로 ${student}`;
  const instead = added ? ` 대신 ${lessonDay(added.startsAt)} 수업이 추가됐어요.` : "";
  return `${why} ${lessonDay(lesson.startsAt)} ${subjectName(row)} 수업을 쉬어요.${instead}`;
}
