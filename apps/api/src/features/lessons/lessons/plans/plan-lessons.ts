import { hasToPlan, type LessonCounts, type LessonSpan, planLessons, subjectName, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../announce-class.ts";
import { countLessons, expiryOf, isTrialClass } from "../count-lessons.ts";
import { handleRefusal } from "../handle-refusal.ts";
import { lockClass } from "../lock-class.ts";
import { lessonDay, notifyClass } from "../notify-class.ts";
import { planClassEnd } from "../plan-class-end.ts";
import { type ClassRow, findBusy, findLessons, insertLessons } from "../repository.ts";
import { firstTimesOf } from "./list-first-lesson-times.ts";
import { markPlanned } from "./mark-planned.ts";

/**
 * Arranges all lessons of a pair that have no day, week by week from the first one on, all at once or none.
 * @throws ApiError 404 for a class that is missing or not the buyer's; 400 class 10001 when the first lesson is at none of the
 * pair's times; 409 class 50004 when there is no pair, or it has ended, or its lessons are arranged; 409 class 52001
 * and 52002 as `handleRefusal`.
 */
export async function planClassLessons(ctx: Ctx<"account">, id: string, firstLessonAt: Date): Promise<void> {
  const { userId } = ctx.actor;
  await handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const row = await lockClass(tx, userId, id);
      if (row.userId !== userId) throw refuse.notFound();
      const { unscheduled: count, used } = await countToPlan(tx, row, ctx.now);
      checkFirstLesson(row, firstLessonAt, ctx.now);
      const planned = await insertPlan(tx, row, firstLessonAt, count);
      const lastEndsAt = planned.at(-1)?.endsAt;
      if (lastEndsAt) await planClassEnd(ctx, tx, row, lastEndsAt);
      await announceClass(tx, row);
      const kind = isTrialClass(row.courses) ? "체험 수업" : "수업";
      const around = [
        `${row.studentName} 학생 ${subjectName(row)} ${kind} ${planned.length}회를 예약했어요. ${used > 0 ? "다음" : "첫"} 수업은 `,
        "에 시작해요.",
      ] as const;
      await notifyClass(ctx, tx, row, {
        kind: "PLANNED",
        occasion: `${row.tutorId}:${firstLessonAt.toISOString()}`,
        to: ["BUYER", "TUTOR"],
        text: around.join(lessonDay(firstLessonAt)),
        around,
        lessonAt: firstLessonAt,
      });
    }),
  );
}

async function countToPlan(tx: Transaction, row: ClassRow, now: Date): Promise<LessonCounts> {
  if (row.endedAt) {
    throw refuse.notNow("수업을 들을 수 있는 기간이 끝났어요.");
  }
  if (row.status !== "MATCHED") {
    throw refuse.notNow("선생님이 정해지면 수업 시간을 잡을 수 있어요.");
  }
  const lessons = await findLessons(tx, row.id);
  const counts = countLessons(row, lessons);
  if (!hasToPlan(counts, expiryOf(row, lessons), toKstDate(now))) {
    throw refuse.notNow("수업 시간이 이미 잡혀 있어요.");
  }
  return counts;
}

function checkFirstLesson(row: ClassRow, firstLessonAt: Date, now: Date): void {
  if (firstLessonAt <= now) throw refuse.lessonInPast();
  if (!firstTimesOf(row, [], now).some((time) => time.getTime() === firstLessonAt.getTime())) {
    throw refuse.invalidInput({ fields: [{ path: "firstLessonAt", message: "보여 드린 시간 가운데 골라 주세요." }] });
  }
}

async function insertPlan(tx: Transaction, row: ClassRow, from: Date, count: number): Promise<LessonSpan[]> {
  const { id: matchId, tutorId, studentId, lessonStarts, minutes } = row;
  if (tutorId === null) throw new Error("A pair has a tutor.");
  const planned = planLessons({ from, lessonStarts, minutes, count, busy: await findBusy(tx, row) });
  if (planned[0]?.startsAt.getTime() !== from.getTime()) throw refuse.lessonOverlaps();
  await insertLessons(
    tx,
    planned.map((span) => ({ ...span, matchId, tutorId, studentId })),
  );
  await markPlanned(tx, matchId);
  return planned;
}
