import { addDays, type KstDate, toKstDate } from "@pkg/domain";
import { PaymentUncertain } from "../../../../adapters/payments/port.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { reconcileDay } from "../reconcile-day.ts";

/** Staff checks no older day, although the provider keeps its list longer. */
const MOST_DAYS = 90;

/**
 * Checks one day now, at the request of staff, and records it.
 * @throws ApiError 400 class 10001 for a day to come or long ago; 502 class 30001 when the provider cannot be read
 */
export async function checkDay(ctx: Ctx<"staff">, day: KstDate): Promise<void> {
  const today = toKstDate(ctx.now);
  if (day > today || day < addDays(today, -MOST_DAYS)) {
    throw refuse.invalidInput({ fields: [{ path: "day", message: `오늘부터 ${MOST_DAYS}일 전까지 고를 수 있어요.` }] });
  }
  await recordAct(ctx.db, ctx.actor, { action: "money.reconciled", targetId: day });
  try {
    await reconcileDay(ctx, day);
  } catch (error) {
    if (error instanceof PaymentUncertain) {
      throw refuse.paymentProviderFailed("결제사 목록을 읽지 못했어요. 잠시 후 다시 확인해 주세요.");
    }
    throw error;
  }
}
