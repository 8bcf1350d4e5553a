import { type KstDate, productUnit, renewalChargeAt } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { amountDueOn, nextDateOf } from "../../order-schedules/describe-renewal.ts";
import {
  deletePeriod,
  insertPeriod,
  movePeriod,
  type Renewal,
  saveSchedule,
} from "../../order-schedules/repository.ts";

/** Whether the next charge can be left out: one at a time, and only what goes by the month. */
export function canSkip(renewal: Renewal, today: KstDate): boolean {
  const { schedule, product, period } = renewal;
  const isWaiting = period === null || period.status === "DUE" || period.status === "RETRYING";
  return schedule.status === "ACTIVE" && productUnit(product) === "MONTH" && isWaiting && !skippedDate(renewal, today);
}

/** The day of a charge that was left out, until it comes: so long it can be taken back. */
export function skippedDate({ schedule, last }: Renewal, today: KstDate): KstDate | null {
  const isSkipped = schedule.status === "ACTIVE" && last?.status === "SKIPPED" && last.failures === 0;
  return isSkipped && last.dueOn > today ? last.dueOn : null;
}

/**
 * Leaves the next charge of a schedule out: the one after it comes on its usual day.
 * @throws ApiError 409 class 50004 when it cannot be left out.
 */
export async function skipNext(tx: Transaction, renewal: Renewal, today: KstDate): Promise<void> {
  if (!canSkip(renewal, today)) throw refuse.notNow("지금은 다음 결제를 건너뛸 수 없어요.");
  const { schedule, period, last } = renewal;
  const dueOn = period?.dueOn ?? schedule.nextDate;
  if (period) {
    await movePeriod(tx, period.id, "SKIPPED");
  } else {
    const number = (last?.number ?? 1) + 1;
    const { amount } = amountDueOn(renewal, dueOn);
    const values = { scheduleId: schedule.id, number, dueOn, amount, nextAttemptAt: renewalChargeAt(dueOn) };
    await insertPeriod(tx, { ...values, status: "SKIPPED" });
  }
  await saveSchedule(tx, schedule.id, { nextDate: nextDateOf(renewal, dueOn, dueOn) });
}

/**
 * Takes a left-out charge back: it comes on its day again, and is announced anew.
 * @throws ApiError 409 class 50004 when there is none, or its day has come.
 */
export async function unskipNext(tx: Transaction, renewal: Renewal, today: KstDate): Promise<void> {
  const { schedule, last } = renewal;
  if (!last || !skippedDate(renewal, today)) throw refuse.notNow("건너뛴 결제를 되돌릴 수 있는 때가 지났어요.");
  await deletePeriod(tx, last.id);
  await saveSchedule(tx, schedule.id, { nextDate: last.dueOn });
}
