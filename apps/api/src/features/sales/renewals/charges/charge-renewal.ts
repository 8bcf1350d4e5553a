import { addDays, chargeWaitText, formatKoreanDate, renewalChargeAt, toKstDate, unconfirmedText } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { METHOD_GONE } from "../../../payments/payments/describe-failure.ts";
import { amountDueOn, isArranged, nextDateOf, stopReasonOf } from "../../order-schedules/describe-renewal.ts";
import { findChargeWait } from "../../order-schedules/find-charge-wait.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import { recordFailure } from "../../order-schedules/record-failure.ts";
import {
  movePeriod,
  type PeriodRow,
  type Renewal,
  savePeriod,
  saveSchedule,
} from "../../order-schedules/repository.ts";
import { stopSchedule } from "../../order-schedules/stop-schedules.ts";
import { advanceOrder } from "../../orders/charges/advance-order.ts";
import { type PeriodOrder, reservePeriod } from "./reserve-period.ts";

/** States from which a charge begins by itself. */
const WAITING: readonly PeriodRow["status"][] = ["DUE", "RETRYING"];

/**
 * Charges the period of a schedule that is due: writes an order for it, as CHARGING and PENDING together, and brings that as
 * far as it goes. Whoever comes second finds it CHARGING. What is left of a process that died is finished by the reconciler.
 */
export async function chargeRenewal(ctx: Ctx, id: string, at: Date): Promise<boolean> {
  const order = await ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    const period = renewal?.period;
    if (renewal?.schedule.status !== "ACTIVE" || !period || !WAITING.includes(period.status)) return null;
    if (period.nextAttemptAt > at) return null;
    if (await isPutOff(ctx, tx, renewal, period, at)) return null;
    if (period.waitingSince && !period.remindedAt) {
      await putToMorrow(tx, renewal, period, at);
      return null;
    }
    return beginCharge(ctx, tx, renewal, period, at);
  });
  if (!order) return false;
  await payPeriod(ctx, order);
  return true;
}

/**
 * A charge waits while the last lessons of its class were not held or are asked about: it is looked at again each
 * morning, and moves on after two weeks. One that waited comes only on a day whose morning told of it. Its buyer, who
 * pays by a press, is not held up.
 */
export async function isPutOff(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  period: PeriodRow,
  at: Date,
): Promise<boolean> {
  const { dueOn } = period;
  const { readiness, lessons } = await findChargeWait(tx, renewal, { dueOn, at });
  if (readiness === "CHARGE") return false;
  if (readiness === "PASS") {
    await passOver(ctx, tx, renewal, period, "지난 수업이 확인되지 않아");
    return true;
  }
  await putToMorrow(tx, renewal, period, at);
  if (period.waitingSince) return true;
  const answers = lessons.some(({ waitsFor }) => waitsFor === "FAMILY")
    ? ` 내 수업: ${ctx.config.buyerOrigin}/myclass/${renewal.match?.id}`
    : "";
  const text = `오늘은 결제하지 않아요. ${unconfirmedText(lessons)} ${chargeWaitText(dueOn)}${answers} 멈추려면:`;
  await notifySchedule(ctx, tx, renewal, { key: `waits:${period.id}:${dueOn}`, text });
  return true;
}

/** The day of the charge moves with it, wherever it is shown. */
async function putToMorrow(tx: Transaction, { schedule }: Renewal, period: PeriodRow, at: Date): Promise<void> {
  const nextDate = addDays(toKstDate(at), 1);
  await savePeriod(tx, period.id, {
    nextAttemptAt: renewalChargeAt(nextDate),
    waitingSince: period.waitingSince ?? at,
    remindedAt: null,
  });
  await saveSchedule(tx, schedule.id, { nextDate });
}

/** The rest of a charge, outside the transaction that reserved it. */
export async function payPeriod(ctx: Ctx, { order, method }: PeriodOrder): Promise<void> {
  await ctx.checkpoint("after-period");
  const { paymentType: paymentMethod, id: paymentMethodId } = method;
  const instrument = { kind: "stored", paymentMethod, paymentMethodId, cardQuota: 1, isKept: false } as const;
  await advanceOrder(ctx, order, { instrument, isFresh: true });
}

/**
 * Reserves the charge of a period, unless something speaks against it: then the schedule stops or moves on, and nobody pays.
 * The caller holds the schedule.
 */
export async function beginCharge(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  period: PeriodRow,
  at: Date,
): Promise<PeriodOrder | null> {
  const reason = stopReasonOf(renewal);
  if (reason) {
    await stopSchedule(ctx, tx, renewal, reason);
    return null;
  }
  if (!isArranged(renewal)) {
    await passOver(ctx, tx, renewal, period, "첫 수업이 아직 잡히지 않아");
    return null;
  }
  const { amount, needsConsent } = amountDueOn(renewal, period.dueOn);
  if (needsConsent) {
    await stopSchedule(ctx, tx, renewal, "PRICE");
    const text =
      "오른 가격에 동의하지 않아 결제하지 않고 멈췄어요. 이미 결제한 수업은 그대로 들을 수 있어요. 다시 이어 가려면:";
    await notifySchedule(ctx, tx, renewal, { key: `stopped:${period.id}`, text });
    return null;
  }
  if (!renewal.method?.isUsable) {
    await recordFailure(ctx, tx, renewal, { ...period, nextAttemptAt: at, amount }, METHOD_GONE);
    return null;
  }
  return reservePeriod(ctx, tx, { renewal, period, method: renewal.method, amount, at });
}

/** Nobody pays for lessons that cannot be taken yet: the charge moves on. */
async function passOver(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  period: PeriodRow,
  because: string,
): Promise<void> {
  const nextDate = nextDateOf(renewal, period.dueOn, period.dueOn);
  await movePeriod(tx, period.id, "SKIPPED");
  await saveSchedule(tx, renewal.schedule.id, { nextDate });
  const text = `${because} 이번에는 결제하지 않았어요. 다음 결제는 ${formatKoreanDate(nextDate)}이에요.`;
  await notifySchedule(ctx, tx, renewal, { key: `passed:${period.id}`, text });
}
