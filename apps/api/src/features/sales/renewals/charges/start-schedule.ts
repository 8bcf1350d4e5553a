import { addDays, type KstDate, nextRenewalDate, RENEWAL_NOTICE_DAYS, renewalDateFrom, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { amountDueOn, stopReasonOf } from "../../order-schedules/describe-renewal.ts";
import { deletePeriod, type Renewal, saveSchedule } from "../../order-schedules/repository.ts";
import { beginCharge } from "./charge-renewal.ts";
import type { PeriodOrder } from "./reserve-period.ts";

/**
 * Has a schedule go on: what was refused is charged at once, and a charge that was missed meanwhile comes on its next day that
 * can still be announced.
 * @returns the order to pay, if there is one
 * @throws ApiError 409 class 50004 for a class that is over; 400 at `paymentMethodId` without a usable method, at
 *   `acceptsPrice` when the price rose and nobody agreed.
 */
export async function startSchedule(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  at: Date,
): Promise<PeriodOrder | null> {
  const { schedule, period, method } = renewal;
  if (stopReasonOf(renewal)) throw refuse.notNow("수업이 끝나서 다시 시작할 수 없어요. 새로 신청해 주세요.");
  if (!method?.isUsable) throw NO_METHOD();
  const isRefused = period?.status === "PAUSED" || period?.status === "RETRYING";
  const nextDate = isRefused ? schedule.nextDate : dateToGoOn(renewal, toKstDate(at));
  if (amountDueOn(renewal, isRefused ? toKstDate(at) : nextDate).needsConsent) throw NO_CONSENT();
  await saveSchedule(tx, schedule.id, { status: "ACTIVE", stopReason: null, nextDate });
  if (period?.status === "DUE" && nextDate !== period.dueOn) await deletePeriod(tx, period.id);
  if (!isRefused || period === null) return null;
  return beginCharge(ctx, tx, { ...renewal, schedule: { ...schedule, status: "ACTIVE" } }, period, at);
}

export const NO_METHOD = () =>
  refuse.invalidInput({ fields: [{ path: "paymentMethodId", message: "결제할 카드를 골라 주세요." }] });
const NO_CONSENT = () =>
  refuse.invalidInput({ fields: [{ path: "acceptsPrice", message: "오른 가격에 동의해야 다시 시작할 수 있어요." }] });

function dateToGoOn({ schedule, product }: Renewal, today: KstDate): KstDate {
  if (schedule.nextDate > today) return schedule.nextDate;
  const earliest = addDays(today, RENEWAL_NOTICE_DAYS + 1);
  const { dayOfMonth: day, nextDate } = schedule;
  const usual = nextRenewalDate(nextDate, { months: product.totalMonths, day });
  return usual >= earliest ? usual : renewalDateFrom(earliest, day);
}
