import { toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { planFurtherLessons } from "../../lessons/lessons/plans/plan-further-lessons.ts";
import type { Refused } from "../../payments/payments/describe-failure.ts";
import { nextDateOf } from "./describe-renewal.ts";
import { lockRenewal } from "./lock-renewal.ts";
import { recordFailure } from "./record-failure.ts";
import { findScheduleOfPeriod, movePeriod, type Renewal, saveSchedule } from "./repository.ts";

/** What is looked at of an order that was to pay a period. */
interface PayingOrder {
  readonly id: string;
  readonly userId: string;
  /** Won. */
  readonly amount: number;
  readonly schedulePeriodId: string | null;
}

/** The order of a period is paid: the next date moves on, and the class has its new lessons. In the order's transaction. */
export async function settlePeriodPaid(ctx: Ctx, tx: Transaction, order: PayingOrder): Promise<void> {
  const renewal = await lockOf(tx, order);
  const { schedule, period, match } = renewal;
  if (!period || !(await movePeriod(tx, period.id, "PAID", { failureCode: null, failureMessage: null }))) {
    ctx.logger.error({ orderId: order.id }, "a renewal was paid that nobody was charging");
    return;
  }
  const isOfferUsed = schedule.offeredAmount !== null && schedule.offeredAmount <= order.amount;
  await saveSchedule(tx, schedule.id, {
    amount: order.amount,
    nextDate: nextDateOf(renewal, period.dueOn, toKstDate(period.nextAttemptAt)),
    ...(isOfferUsed ? { offeredAmount: null, offeredAt: null, offerAcceptedAt: null } : {}),
  });
  if (!match || match.endedAt || match.status === "CANCELED") {
    ctx.logger.error({ orderId: order.id, matchId: match?.id }, "a renewal was paid for a class that is over");
    return;
  }
  await planFurtherLessons(ctx, tx, { userId: order.userId, matchId: match.id, orderId: order.id });
}

/** The order of a period failed: nothing was charged. In the order's transaction. */
export async function settlePeriodFailed(
  ctx: Ctx,
  tx: Transaction,
  order: PayingOrder,
  failure: Refused,
): Promise<void> {
  const renewal = await lockOf(tx, order);
  if (renewal.period?.status === "CHARGING") await recordFailure(ctx, tx, renewal, renewal.period, failure);
}

async function lockOf(tx: Transaction, { schedulePeriodId }: PayingOrder): Promise<Renewal> {
  const id = schedulePeriodId && (await findScheduleOfPeriod(tx, schedulePeriodId));
  const renewal = id && (await lockRenewal(tx, id));
  if (!renewal) throw new Error("The period of an order has its schedule.");
  return renewal;
}
