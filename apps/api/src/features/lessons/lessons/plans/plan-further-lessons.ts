import { addDays, isLessonUsed, planLessons, startOfKstDate, subjectName, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { announceClass } from "../announce-class.ts";
import { countLessons, totalOf } from "../count-lessons.ts";
import { lockClass } from "../lock-class.ts";
import { lessonDay, notifyClass } from "../notify-class.ts";
import { planClassEnd } from "../plan-class-end.ts";
import { findBusy, findCourseOfOrder, findLessons, insertLessons } from "../repository.ts";
import { markPlanned } from "./mark-planned.ts";

/**
 * Goes on with the plan of a class after a renewal, or an up-selling, was paid: its lessons follow the last planned one at the same weekly times,
 * and those that are taken or on a holiday are passed over. A class whose lessons nobody has arranged is left to its buyer.
 * @param itemId the course; the order's only one when it is left out
 */
export async function planFurtherLessons(
  ctx: Ctx,
  tx: Transaction,
  { userId, matchId, orderId, itemId }: { userId: string; matchId: string; orderId: string; itemId?: string },
): Promise<void> {
  const row = await lockClass(tx, userId, matchId);
  await announceClass(tx, row);
  const { tutorId, studentId, lessonStarts, minutes } = row;
  const now = new Date();
  const lessons = await findLessons(tx, matchId);
  const { unscheduled, left } = countLessons(row, lessons);
  const course = await findCourseOfOrder(tx, orderId, itemId);
  const isBegun = lessons.some(({ status }) => status !== "CANCELED");
  // A lesson in question with the tutor before is no plan with the present one.
  const goesOn = lessons.some((one) => one.tutorId === tutorId && one.status !== "CANCELED" && !isLessonUsed(one));
  const isArranged = goesOn || (isBegun && unscheduled <= (course ? totalOf(course) : 0));
  if (tutorId === null || !isArranged) return;
  const last = lessons.findLast(({ status }) => status === "SCHEDULED")?.endsAt;
  const tomorrow = startOfKstDate(addDays(toKstDate(now), 1));
  const from = last && last > tomorrow ? last : tomorrow;
  const planned = planLessons({ from, lessonStarts, minutes, count: unscheduled, busy: await findBusy(tx, row) });
  const [first] = planned;
  if (!first) return;
  await insertLessons(
    tx,
    planned.map((span) => ({ ...span, matchId, tutorId, studentId })),
  );
  await markPlanned(tx, matchId);
  await planClassEnd(ctx, tx, row, planned.at(-1)?.endsAt ?? first.endsAt);
  const around = [
    `${row.studentName} 학생 ${subjectName(row)} 수업 ${planned.length}회를 이어서 예약했어요. `,
    `부터 같은 요일과 시간이에요.${left > planned.length ? ` 남은 수업은 모두 ${left}회예요.` : ""}`,
  ] as const;
  const text = around.join(lessonDay(first.startsAt));
  await notifyClass(ctx, tx, row, {
    kind: "PLANNED",
    occasion: itemId ?? orderId,
    to: ["BUYER", "TUTOR"],
    text,
    around,
  });
}
