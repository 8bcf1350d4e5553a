import { formatKoreanDate, formatWon, priceStartsOn, toKstDate } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { isDearer, pricesOf } from "../../order-schedules/describe-renewal.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import { saveSchedule } from "../../order-schedules/repository.ts";

/** Tells the buyer of a higher price, once for each. */
export async function announcePrice(ctx: Ctx, id: string, at: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const renewal = await lockRenewal(tx, id);
    if (renewal?.schedule.status !== "ACTIVE" || !isDearer(renewal)) return false;
    const { agreed, current } = pricesOf(renewal);
    await saveSchedule(tx, id, { offeredAmount: current, offeredAt: at, offerAcceptedAt: null });
    const startsOn = formatKoreanDate(priceStartsOn({ offeredOn: toKstDate(at) }), { withYear: true });
    const text = `${startsOn} 결제부터 ${formatWon(agreed)}에서 ${formatWon(current)}으로 올라요. 동의하지 않으면 그 전에 멈춰요. 확인하고 동의하려면:`;
    await notifySchedule(ctx, tx, renewal, { key: `price:${current}:${at.toISOString()}`, text });
    return true;
  });
}
