import { subjectName } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { announceClass } from "../../lessons/lessons/announce-class.ts";
import { notifyClass } from "../../lessons/lessons/notify-class.ts";
import { planClassEnd } from "../../lessons/lessons/plan-class-end.ts";
import { cancelFutureLessons } from "../../lessons/lessons/plans/cancel-future-lessons.ts";
import { findLastEnd } from "../../lessons/lessons/repository.ts";
import { closeOpenLessons } from "../../lessons/settlements/close-open-lessons.ts";
import { cancelMatch } from "../../matching/matches/rounds/cancel-match.ts";
import { stopSchedulesOfCourse } from "../../sales/order-schedules/stop-schedules.ts";
import { canceledText, type EndedCourse } from "./canceled-text.ts";
import type { CourseState } from "./read-situation.ts";
import { isRenewalCharging, keepLessons } from "./repository.ts";

/**
 * Gives up courses in the transaction that holds them: their used lessons stay, the others are cancelled, also those
 * that are asked about or disputed, the tutor is free and told, the search or the class ends when nothing is left of
 * it, and no schedule of theirs goes on.
 * @returns the courses with what was cancelled
 * @throws ApiError 409 class 50004 while a renewal of theirs is being charged
 */
export async function endCourses(ctx: Ctx, tx: Transaction, courses: readonly CourseState[]): Promise<EndedCourse[]> {
  const owners = courses.flatMap(({ item, ofClass }) => [item.id, ...(ofClass ? [ofClass.orderItemId] : [])]);
  const scheduled = [...new Set(owners)].sort();
  if (scheduled.length === 0) return [];
  for (const itemId of scheduled) await stopSchedulesOfCourse(ctx, tx, itemId, "REFUND");
  if (await isRenewalCharging(tx, scheduled)) {
    throw refuse.notNow("다음 결제를 처리하고 있어요. 잠시 뒤에 다시 눌러 주세요.");
  }
  const ended: EndedCourse[] = [];
  for (const course of courses) {
    await keepLessons(tx, course.item.id, course.usedCounts);
    const one = { ...course, canceled: await cancelLessons(ctx, tx, course) };
    await leaveClass(ctx, tx, one);
    ended.push(one);
  }
  return ended;
}

/** Their reason says whether the class ends with them, or goes on with fewer. */
async function cancelLessons(ctx: Ctx, tx: Transaction, course: CourseState): Promise<Date[]> {
  const { ofClass, leftWithout, futureWithout, closedLessons } = course;
  if (!ofClass) return [];
  await closeOpenLessons(ctx, tx, ofClass, closedLessons);
  if (ofClass.status === "CANCELED") return [];
  return cancelFutureLessons(tx, ofClass.id, leftWithout === 0 ? "MATCH_CANCELED" : "REFUNDED", futureWithout);
}

async function leaveClass(ctx: Ctx, tx: Transaction, course: EndedCourse): Promise<void> {
  const { item, ofClass, leftWithout } = course;
  if (!ofClass || ofClass.status === "CANCELED") return;
  // A rest ends with the course that began the class: a later payment alone leaves it.
  if (ofClass.restsUntil !== null && item.id !== ofClass.orderItemId) return;
  if (leftWithout === 0) {
    await cancelMatch(ctx, tx, ofClass.id);
  } else {
    const lastEnd = await findLastEnd(tx, ofClass.id);
    if (lastEnd) await planClassEnd(ctx, tx, ofClass, lastEnd);
  }
  await announceClass(tx, ofClass);
  // The tutor of a class that rests still waits for it.
  if (ofClass.endedAt && !ofClass.restsUntil) return;
  const who = `${ofClass.studentName} 학생 ${subjectName(ofClass)}`;
  const lost = canceledText(course);
  const text =
    leftWithout === 0
      ? `${who} 수업을 가족이 환불받아서 여기서 마쳐요.${lost} 맡아 주셔서 고마워요.`
      : `${who} 수업이 ${leftWithout}회 남았어요.${lost}`;
  await notifyClass(ctx, tx, ofClass, { kind: "GIVEN_UP", occasion: item.id, to: ["TUTOR"], text });
}
