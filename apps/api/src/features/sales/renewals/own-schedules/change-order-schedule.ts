import { addDays, changedRenewalDate, productUnit, RENEWAL_NOTICE_DAYS, renewalChargeAt, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import { putOff } from "../../order-schedules/put-off.ts";
import { deletePeriod, findRenewal, type Renewal, savePeriod, saveSchedule } from "../../order-schedules/repository.ts";
import { skipNext, skippedDate, unskipNext } from "../charges/change-next-charge.ts";
import { payPeriod } from "../charges/charge-renewal.ts";
import type { PeriodOrder } from "../charges/reserve-period.ts";
import { NO_METHOD, requireRunning, startSchedule } from "../charges/start-schedule.ts";
import { describeSchedules } from "./list-order-schedules.ts";
import { ownsUsableMethod } from "./repository.ts";
import type { OrderScheduleChange, OrderScheduleWire } from "./schemas.ts";

/**
 * Changes a schedule as its buyer wishes: another stored method, the announced price, the day, the next charge left out,
 * stopped or going on, in this order. What was refused is charged at once when it goes on, or gets another method; the answer
 * says how that ended.
 * @param options the version that was read, and the instant, which is the database's unless told
 * @throws ApiError 404 for a missing or foreign schedule; 400 at the field that cannot be; 409 account 20006 for an old version,
 *   class 50004 when the schedule is not in a state for it.
 */
export async function changeOrderSchedule(
  ctx: Ctx<"account">,
  id: string,
  change: OrderScheduleChange,
  { ifMatch, at }: { ifMatch?: string | undefined; at?: Date } = {},
): Promise<OrderScheduleWire> {
  const begun = await ctx.db.transaction(async (tx) => {
    const before = await lockRenewal(tx, id);
    if (before?.schedule.userId !== ctx.actor.userId) throw refuse.notFound();
    checkVersion(ifMatch, before.schedule.updatedAt);
    return apply(ctx, tx, before, change, at ?? (await readClock(tx)));
  });
  if (begun) await payPeriod(ctx, begun);
  const renewal = await findRenewal(ctx.db, id);
  const [after] = renewal ? await describeSchedules(ctx.db, [renewal]) : [];
  if (!after) throw refuse.notFound();
  return after;
}

async function apply(
  ctx: Ctx,
  tx: Transaction,
  before: Renewal,
  { status, paymentMethodId, skipsNext, dayOfMonth, acceptsPrice, lessonStarts }: OrderScheduleChange,
  at: Date,
): Promise<PeriodOrder | null> {
  const { id, userId, status: wasStatus } = before.schedule;
  const today = toKstDate(at);
  if (status !== "STOPPED") requireRunning(before);
  if (paymentMethodId) {
    if (!(await ownsUsableMethod(tx, userId, paymentMethodId))) throw NO_METHOD();
    await saveSchedule(tx, id, { paymentMethodId });
  }
  if (acceptsPrice) await acceptPrice(tx, before, at);
  if (dayOfMonth) await changeDay(tx, before, dayOfMonth, today);
  if (skipsNext === true) await skipNext(tx, await again(tx, id), today);
  if (skipsNext === false) await unskipNext(tx, await again(tx, id), today);
  if (status === "STOPPED") await stopByBuyer(ctx, tx, before, at);
  const isRetried = paymentMethodId !== undefined && wasStatus !== "STOPPED" && isRefused(before);
  if (status === "ACTIVE" || (isRetried && status === undefined)) {
    return startSchedule(ctx, tx, await again(tx, id), at, lessonStarts);
  }
  return null;
}

const isRefused = ({ period }: Renewal): boolean => period?.status === "PAUSED" || period?.status === "RETRYING";

async function again(tx: Transaction, id: string): Promise<Renewal> {
  const renewal = await findRenewal(tx, id);
  if (!renewal) throw refuse.notFound();
  return renewal;
}

/** Agrees to the announced price; twice is once. */
export async function acceptPrice(tx: Transaction, { schedule }: Renewal, at: Date): Promise<void> {
  if (schedule.offeredAmount === null) throw refuse.notNow("동의할 새 가격이 없어요.");
  await saveSchedule(tx, schedule.id, { offerAcceptedAt: schedule.offerAcceptedAt ?? at });
}

/**
 * Stops at once, and says what becomes of the class. What was announced stays as it is, should the buyer think again.
 */
export async function stopByBuyer(ctx: Ctx, tx: Transaction, renewal: Renewal, at: Date): Promise<void> {
  if (renewal.schedule.status === "STOPPED") return;
  const rest = await putOff(ctx, tx, renewal, { status: "STOPPED", stopReason: "BUYER" }, at);
  const text = `다음 결제를 멈췄어요. ${rest} 다시 켜기:`;
  await notifySchedule(ctx, tx, renewal, { key: `stopped:${at.toISOString()}`, text });
}

async function changeDay(tx: Transaction, renewal: Renewal, day: number, today: string): Promise<void> {
  const { schedule, product, period } = renewal;
  if (productUnit(product) !== "MONTH") throw refuse.notNow("수업이 두 번 남았을 때 결제해서 날짜를 바꿀 수 없어요.");
  if (schedule.status !== "ACTIVE") throw refuse.notNow("정기 결제를 다시 켠 뒤에 결제일을 바꿀 수 있어요.");
  await saveSchedule(tx, schedule.id, { dayOfMonth: day });
  // One that is being paid comes first; the day counts for the next one.
  if (period && period.status !== "DUE") return;
  const nextDate = changedRenewalDate({
    day,
    periodBeganOn: skippedDate(renewal, today) ?? renewal.periodBeganOn,
    today,
    announcedFor: period?.dueOn ?? null,
  });
  await saveSchedule(tx, schedule.id, { nextDate });
  if (!period) return;
  if (nextDate > addDays(today, RENEWAL_NOTICE_DAYS)) await deletePeriod(tx, period.id);
  else {
    const nextAttemptAt = renewalChargeAt(nextDate);
    await savePeriod(tx, period.id, { dueOn: nextDate, nextAttemptAt, remindedAt: null, waitingSince: null });
  }
}
