import { addDays, isCourseOver, type LessonCounts, startOfKstDate, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { findComingCharge } from "../../../db/coming-charge.ts";
import type { Ctx } from "../../../deps.ts";
import { endPair } from "../../matching/matches/end-pair.ts";
import { stopSchedulesOfCourse } from "../../sales/order-schedules/stop-schedules.ts";
import { offerAtEnd } from "../../sales/up-selling-offers/make-offer.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { countLessons, expiryOf } from "../lessons/count-lessons.ts";
import { lockClass } from "../lessons/lock-class.ts";
import { notifyClass } from "../lessons/notify-class.ts";
import { planClassEnd } from "../lessons/plan-class-end.ts";
import { type ClassRow, findLessons } from "../lessons/repository.ts";

/** By then a charge is paid or given up. */
const RETRIES_OVER_AFTER_DAYS = 9;

/**
 * Ends a class whose lessons are used, or whose time has run out; the tutor's week is free for others then. A renewal that
 * comes keeps it: its lessons will go on at the same times. One with lessons left and none arranged is looked at again when its time runs out. Safe to run at any time, and twice.
 */
export async function endClass(ctx: Ctx, { matchId, userId }: { matchId: string; userId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    const now = new Date();
    const lessons = await findLessons(tx, matchId);
    const counts = countLessons(row, lessons);
    const expiresOn = expiryOf(row, lessons);
    if (isCourseOver(counts, expiresOn, toKstDate(now))) {
      const chargeOn = await findComingCharge(tx, row.orderItemId, now);
      if (chargeOn) {
        await planClassEnd(ctx, tx, row, startOfKstDate(addDays(chargeOn, RETRIES_OVER_AFTER_DAYS)));
        return;
      }
      await endPair(tx, matchId);
      await stopSchedulesOfCourse(ctx, tx, row.orderItemId, "ENDED");
      await announceClass(tx, row);
      if (!row.endedAt) await tellOfEnd(ctx, tx, row, counts);
    } else if (counts.scheduled === 0 && expiresOn !== null) {
      await planClassEnd(ctx, tx, row, startOfKstDate(addDays(expiresOn, 1)));
    }
  });
}

async function tellOfEnd(ctx: Ctx, tx: Transaction, row: ClassRow, { used, total }: LessonCounts): Promise<void> {
  const done =
    used < total
      ? `${row.studentName} 학생 ${row.subjectLabel} 수업을 쓸 수 있는 기간이 끝났어요.`
      : `${row.studentName} 학생 ${row.subjectLabel} 수업 ${total}회를 모두 마쳤어요.`;
  const notice = { kind: "COURSE_END", occasion: `${total}` } as const;
  const goesOn = await offerAtEnd(ctx, tx, row, new Date());
  const next = goesOn
    ? "같은 선생님과 이어서 들을 수 있어요. 내 수업에서 가격을 확인해 보세요."
    : "기록은 그대로 볼 수 있고, 다음 수업은 수강 신청에서 고를 수 있어요.";
  await notifyClass(ctx, tx, row, {
    ...notice,
    to: ["BUYER"],
    text: `${done} ${next}`,
  });
  await notifyClass(ctx, tx, row, { ...notice, to: ["TUTOR"], text: `${done} 그동안 가르쳐 주셔서 고마워요.` });
}
