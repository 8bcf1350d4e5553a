import {
  announcedRenewalDate,
  CHARGE_MAY_WAIT_TEXT,
  chargeText,
  FIRST_LESSON_PENDING_TEXT,
  formatKoreanDate,
  type KstDate,
  renewalChargeAt,
  toKstDate,
  unconfirmedText,
  unusedLessonsText,
} from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { countLessons } from "../../../lessons/lessons/count-lessons.ts";
import { findLessons, findOwnClass } from "../../../lessons/lessons/repository.ts";
import { makeClassUrls } from "../../../links/class-links/make-class-link.ts";
import { amountDueOn, isArranged, methodLabelOf } from "../../order-schedules/describe-renewal.ts";
import { findChargeWait } from "../../order-schedules/find-charge-wait.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import { insertPeriod, type Renewal, savePeriod, saveSchedule } from "../../order-schedules/repository.ts";
import { canSkip } from "../charges/change-next-charge.ts";
import { isPutOff } from "../charges/charge-renewal.ts";

/** Opens the period whose charge comes near, with the message that says when, how much and with what, and how to stop it. */
export async function announceRenewal(ctx: Ctx, id: string, at: Date): Promise<boolean> {
  const isDone = await ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    if (renewal?.schedule.status !== "ACTIVE" || renewal.period) return false;
    const dueOn = announcedRenewalDate(renewal.schedule.nextDate, toKstDate(at));
    if (dueOn === null) return false;
    const { amount } = amountDueOn(renewal, dueOn);
    const number = (renewal.last?.number ?? 1) + 1;
    const period = { scheduleId: id, number, dueOn, amount, nextAttemptAt: renewalChargeAt(dueOn), announcedAt: at };
    await insertPeriod(tx, period);
    await saveSchedule(tx, id, { nextDate: dueOn });
    const charge = await describeCharge(tx, renewal, { dueOn, at });
    const text = `${charge}${await soFar(ctx, tx, renewal)} 그대로 두거나 멈추려면:`;
    await notifySchedule(ctx, tx, renewal, { key: `announced:${number}:${dueOn}:${at.toISOString()}`, text });
    await ctx.checkpoint("in-announce");
    return true;
  });
  if (isDone) await ctx.checkpoint("after-announce");
  return isDone;
}

/** The message of the day itself, before the charge: that it comes, or, where that is known by now, that it does not. */
export async function remindOfRenewal(ctx: Ctx, id: string, at: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    const period = renewal?.period;
    if (renewal?.schedule.status !== "ACTIVE" || !period || period.remindedAt) return false;
    const today = toKstDate(at);
    if (period.nextAttemptAt.getTime() !== renewalChargeAt(today).getTime()) return false;
    if (await isPutOff(ctx, tx, renewal, period, at)) return true;
    await savePeriod(tx, period.id, { remindedAt: at });
    const text = `${await describeCharge(tx, renewal, { dueOn: period.dueOn, at, day: "오늘" })} 멈추려면:`;
    await notifySchedule(ctx, tx, renewal, { key: `reminded:${period.id}:${today}`, text });
    return true;
  });
}

/** What the pair has done until now, for a family that thinks about going on; empty without a tutor. */
async function soFar(ctx: Ctx, tx: Transaction, { schedule, match }: Renewal): Promise<string> {
  if (!match || match.tutorId === null) return "";
  const { appealUrl } = await makeClassUrls(ctx, tx, { userId: schedule.userId, matchId: match.id });
  return ` 지금까지의 수업 보기: ${appealUrl}`;
}

async function describeCharge(
  tx: Transaction,
  renewal: Renewal,
  { dueOn, at, day = formatKoreanDate(dueOn) }: { dueOn: KstDate; at: Date; day?: string },
): Promise<string> {
  const { amount, needsConsent } = amountDueOn(renewal, dueOn);
  const charge = chargeText({ day, amount, methodLabel: methodLabelOf(renewal) });
  if (needsConsent) return `${charge} 오른 가격에 동의해 주셔야 이어져요.`;
  if (!renewal.method?.isUsable) return `${charge} 결제 수단을 새로 골라 주셔야 이어져요.`;
  if (!isArranged(renewal)) return `${charge} ${FIRST_LESSON_PENDING_TEXT}`;
  const { lessons } = await findChargeWait(tx, renewal, { dueOn, at });
  const waits = lessons.length > 0 ? ` ${unconfirmedText(lessons)} ${CHARGE_MAY_WAIT_TEXT}` : "";
  const unused = unusedLessonsText(await countUnused(tx, renewal, dueOn));
  const skips = unused && canSkip(renewal, toKstDate(at)) ? " 결제 일정에서 한 번 건너뛸 수 있어요." : "";
  return `${charge}${waits} ${unused}${skips}`.trim();
}

/** Lessons that are paid and will not be used by the charge. One that is being asked about may prove to be used. */
async function countUnused(tx: Transaction, { schedule, match }: Renewal, dueOn: KstDate): Promise<number> {
  const row = match ? await findOwnClass(tx, schedule.userId, match.id) : undefined;
  if (!row) return 0;
  const lessons = await findLessons(tx, row.id);
  const chargeAt = renewalChargeAt(dueOn);
  const before = lessons.filter(({ status, startsAt }) => status === "SCHEDULED" && startsAt < chargeAt);
  return countLessons(row, lessons).left - before.length;
}
