import {
  announcedRenewalDate,
  chargeText,
  FIRST_LESSON_PENDING_TEXT,
  formatKoreanDate,
  type KstDate,
  renewalChargeAt,
  toKstDate,
} from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { makeClassUrls } from "../../../links/class-links/make-class-link.ts";
import { amountDueOn, isArranged, methodLabelOf } from "../../order-schedules/describe-renewal.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import { insertPeriod, type Renewal, savePeriod, saveSchedule } from "../../order-schedules/repository.ts";

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
    const text = `${describeCharge(renewal, dueOn)}${await soFar(ctx, tx, renewal)} 그대로 두거나 멈추려면:`;
    await notifySchedule(ctx, tx, renewal, { key: `announced:${number}:${dueOn}:${at.toISOString()}`, text });
    await ctx.checkpoint("in-announce");
    return true;
  });
  if (isDone) await ctx.checkpoint("after-announce");
  return isDone;
}

/** The message of the day itself, before the charge. */
export async function remindOfRenewal(ctx: Ctx, id: string, at: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    const period = renewal?.period;
    if (renewal?.schedule.status !== "ACTIVE" || period?.status !== "DUE" || period.remindedAt) return false;
    if (period.dueOn !== toKstDate(at)) return false;
    await savePeriod(tx, period.id, { remindedAt: at });
    const text = `${describeCharge(renewal, period.dueOn, "오늘")} 멈추려면:`;
    await notifySchedule(ctx, tx, renewal, { key: `reminded:${period.id}`, text });
    return true;
  });
}

/** What the pair has done until now, for a family that thinks about going on; empty without a tutor. */
async function soFar(ctx: Ctx, tx: Transaction, { schedule, match }: Renewal): Promise<string> {
  if (!match || match.tutorId === null) return "";
  const { appealUrl } = await makeClassUrls(ctx, tx, { userId: schedule.userId, matchId: match.id });
  return ` 지금까지의 수업 보기: ${appealUrl}`;
}

function describeCharge(renewal: Renewal, date: KstDate, day = formatKoreanDate(date)): string {
  const { amount, needsConsent } = amountDueOn(renewal, date);
  const charge = chargeText({ day, amount, methodLabel: methodLabelOf(renewal) });
  if (needsConsent) return `${charge} 오른 가격에 동의해 주셔야 이어져요.`;
  return isArranged(renewal) ? charge : `${charge} ${FIRST_LESSON_PENDING_TEXT}`;
}
