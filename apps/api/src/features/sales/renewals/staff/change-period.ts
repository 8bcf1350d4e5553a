import { type AuditAct, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lockRenewal } from "../../order-schedules/lock-renewal.ts";
import { notifySchedule } from "../../order-schedules/notify-schedule.ts";
import { putOff } from "../../order-schedules/put-off.ts";
import { findScheduleOfPeriod, movePeriod, type PeriodRow, type Renewal } from "../../order-schedules/repository.ts";
import { skipNext } from "../charges/change-next-charge.ts";
import { payPeriod } from "../charges/charge-renewal.ts";
import type { PeriodOrder } from "../charges/reserve-period.ts";
import { startSchedule } from "../charges/start-schedule.ts";

/** RETRY: charge it now; PAUSE: nothing is tried until the buyer goes on; SKIP: leave this one out. */
export const PERIOD_ACTS = ["RETRY", "PAUSE", "SKIP"] as const;
type PeriodAct = (typeof PERIOD_ACTS)[number];

const RECORDED: Readonly<Record<PeriodAct, AuditAct>> = {
  RETRY: "schedule.retried",
  PAUSE: "schedule.paused",
  SKIP: "schedule.skipped",
};

/**
 * What staff does about a renewal that was refused: charge it now, pause its schedule, or leave it out; recorded with the reason.
 * The buyer is told of a pause and of one that is left out. A second press finds the period changed and does nothing.
 * @throws ApiError 404 class 20001; 409 class 50004 for a period that is not refused any more, and for one that cannot
 *   be left out; 400 class 10001 when there is no way to pay
 */
export async function changePeriod(
  ctx: Ctx<"staff">,
  periodId: string,
  { act, note }: { act: PeriodAct; note: string },
): Promise<void> {
  const { requestId } = ctx.actor;
  const begun = await ctx.db.transaction(async (tx) => {
    const scheduleId = await findScheduleOfPeriod(tx, periodId);
    const renewal = scheduleId ? await lockRenewal(tx, scheduleId) : undefined;
    if (!renewal) throw refuse.notFound();
    const { period } = renewal;
    const isRefused = period?.status === "RETRYING" || period?.status === "PAUSED";
    if (period?.id !== periodId || !isRefused || renewal.schedule.status === "STOPPED") {
      throw refuse.notNow("그사이 정기 결제가 바뀌었어요. 다시 확인해 주세요.");
    }
    const detail = { reason: note };
    await recordAct(tx, ctx.actor, { action: RECORDED[act], targetId: periodId, detail });
    return ACTS[act](ctx, tx, { renewal, period, key: `staff:${requestId}` }, await readClock(tx));
  });
  if (begun) await payPeriod(ctx, begun);
}

/** `key` names what the buyer is told. */
type Refused = { readonly renewal: Renewal; readonly period: PeriodRow; readonly key: string };
type Act = (ctx: Ctx, tx: Transaction, refused: Refused, at: Date) => Promise<PeriodOrder | null>;

const ACTS: Readonly<Record<PeriodAct, Act>> = {
  // A charge tells by itself what came of it.
  RETRY: async (ctx, tx, { renewal }, at) => startSchedule(ctx, tx, renewal, at),
  PAUSE: async (ctx, tx, { renewal, period, key }, at) => {
    if (period.status === "RETRYING") await movePeriod(tx, period.id, "PAUSED");
    const rest = await putOff(ctx, tx, renewal, { status: "PAUSED", stopReason: "STAFF" }, at);
    const text = `운영팀이 다음 결제를 멈췄어요. 다시 켜기 전에는 결제되지 않아요. ${rest} 다시 켜기:`;
    await notifySchedule(ctx, tx, renewal, { key, text });
    return null;
  },
  SKIP: async (ctx, tx, { renewal, key }, at) => {
    await skipNext(tx, renewal, toKstDate(at));
    const text = "운영팀이 이번 결제를 건너뛰었어요. 다음 결제일에 이어 가요.";
    await notifySchedule(ctx, tx, renewal, { key, text });
    return null;
  },
};
