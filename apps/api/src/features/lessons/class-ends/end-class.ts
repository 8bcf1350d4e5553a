import {
  addDays,
  formatKoreanDate,
  HOUR,
  type KstDate,
  type LessonCounts,
  startOfKstDate,
  subjectName,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { endPair } from "../../matching/matches/end-pair.ts";
import { updateMatch } from "../../matching/matches/repository.ts";
import { stopSchedulesOfCourse } from "../../sales/order-schedules/stop-schedules.ts";
import { offerAtEnd } from "../../sales/up-selling-offers/make-offer.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { restOfClass } from "../lessons/count-lessons.ts";
import { findClassEnd, trialOfferDueAt } from "../lessons/find-class-end.ts";
import { findLaterCourse } from "../lessons/find-later-course.ts";
import { lockClass } from "../lessons/lock-class.ts";
import { notifyClass } from "../lessons/notify-class.ts";
import { planClassEnd } from "../lessons/plan-class-end.ts";
import { type ClassRow, findLessons } from "../lessons/repository.ts";
import { restClass } from "./rest-class.ts";

/** By then a charge is paid or given up. */
const RETRIES_OVER_AFTER_DAYS = 9;

/**
 * Looks at a class whose lessons may be used, or whose time may have run out. A renewal that comes keeps it, one that
 * is off lets it rest, and without either it ends: the tutor's week is free for others then. One of whose lessons it
 * is not known how they went is looked at again, as is one with lessons left and none arranged. Safe to run at any
 * time, and twice.
 */
export async function endClass(
  ctx: Ctx,
  { matchId, userId }: { matchId: string; userId: string },
  at = new Date(),
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    if (row.endedAt && !row.restsUntil) return;
    const lookAgainAt = await look(ctx, tx, row, at);
    if (lookAgainAt) await planClassEnd(ctx, tx, row, lookAgainAt);
    await ctx.checkpoint("rest-in-look");
  });
  await ctx.checkpoint("rest-after-look");
}

/** @returns when the class is looked at again; null when something else will have it looked at, or never */
async function look(ctx: Ctx, tx: Transaction, row: ClassRow, at: Date): Promise<Date | null> {
  const lessons = await findLessons(tx, row.id);
  const { end, counts, expiresOn, nextPaymentOn, isUnsettled } = await findClassEnd(tx, row, lessons, at);
  if (end === "GOES_ON") {
    // A lesson that was given back ends a rest.
    if (row.restsUntil) await updateMatch(tx, row.id, { restsUntil: null });
    return counts.scheduled === 0 && expiresOn !== null ? dayAfter(expiresOn) : null;
  }
  if (end === "WAITS" && isUnsettled) return new Date(at.getTime() + HOUR);
  if (end === "WAITS" && nextPaymentOn) return startOfKstDate(addDays(nextPaymentOn, RETRIES_OVER_AFTER_DAYS));
  const rest = end === "RESTS" ? restOfClass(row, lessons, at) : null;
  if (rest) {
    await restClass(ctx, tx, row, { ...rest, left: counts.left }, at);
    return null;
  }
  const offerDueAt = trialOfferDueAt(row, lessons, at);
  if (offerDueAt && offerDueAt > at) return offerDueAt;
  await endPair(tx, row.id);
  await updateMatch(tx, row.id, { restsUntil: null });
  await stopSchedulesOfCourse(ctx, tx, row.orderItemId, "ENDED");
  await announceClass(tx, row);
  await tellOfEnd(ctx, tx, row, counts, at);
  return null;
}

const dayAfter = (day: KstDate): Date => startOfKstDate(addDays(day, 1));

async function tellOfEnd(
  ctx: Ctx,
  tx: Transaction,
  row: ClassRow,
  { used, total }: LessonCounts,
  at: Date,
): Promise<void> {
  // The refund of what was left told both already.
  if (row.status === "CANCELED" || row.courses.every(({ keptCount }) => keptCount !== null)) return;
  const done =
    used < total
      ? `${row.studentName} 학생 ${subjectName(row)} 수업을 들을 수 있는 기간이 끝났어요.`
      : `${row.studentName} 학생 ${subjectName(row)} 수업 ${total}회를 모두 마쳤어요.`;
  const notice = { kind: "COURSE_END", occasion: `${total}` } as const;
  const goesOn = await offerAtEnd(ctx, tx, row, at);
  const next = goesOn
    ? `${formatKoreanDate(goesOn)}까지 같은 선생님과 이어서 들을 수 있어요. 내 수업에서 가격을 확인해 보세요.`
    : (await findLaterCourse(tx, row))
      ? "기록은 그대로 볼 수 있고, 이어서 신청한 수업은 내 수업에 있어요."
      : "기록은 그대로 볼 수 있고, 다음 수업은 수강 신청에서 고를 수 있어요.";
  await notifyClass(ctx, tx, row, {
    ...notice,
    to: ["BUYER"],
    text: `${done} ${next}`,
  });
  await notifyClass(ctx, tx, row, { ...notice, to: ["TUTOR"], text: `${done} 그동안 가르쳐 주셔서 고마워요.` });
}
