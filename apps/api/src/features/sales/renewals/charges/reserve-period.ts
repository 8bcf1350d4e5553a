import { periodName, type StoredPaymentType } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { readPaymentNumber } from "../../../../db/payment-number.ts";
import type { Ctx } from "../../../../deps.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import { unitOf } from "../../order-schedules/describe-renewal.ts";
import { countAttempts, movePeriod, type PeriodRow, type Renewal } from "../../order-schedules/repository.ts";
import type { OrderRow } from "../../orders/repository.ts";
import { reserveRenewal } from "../../orders/reservations/reserve-renewal.ts";

/** An order of a period that waits for its charge, and the method. */
export interface PeriodOrder {
  order: OrderRow;
  method: { paymentType: StoredPaymentType; id: string };
}

interface Reservation {
  renewal: Renewal;
  period: PeriodRow;
  method: NonNullable<Renewal["method"]>;
  /** Won. */
  amount: number;
  at: Date;
}

/**
 * The first transaction of a renewal's charge: the period is CHARGING, and its order PENDING under a key of its own. An earlier
 * attempt has failed: the database keeps a period from having two orders that are alive.
 */
export async function reservePeriod(
  ctx: Ctx,
  tx: Transaction,
  { renewal, period, method, amount, at }: Reservation,
): Promise<PeriodOrder> {
  const attempt = (await countAttempts(tx, period.id)) + 1;
  const { schedule, item, match, origin, subjectLabel, studentName } = renewal;
  // A price that was agreed to before may differ from the catalogue's: the order keeps what is paid.
  const product = { ...toDomainProduct(renewal.product), finalCost: amount };
  const isMoved = await movePeriod(tx, period.id, "CHARGING", { amount, nextAttemptAt: at });
  if (!isMoved) throw new Error("A period that is held can be charged.");
  const { subjectKey, subjectDetailKey } = item;
  const order = await reserveRenewal(ctx, tx, {
    origin,
    studentName,
    method,
    amount,
    periodId: period.id,
    key: `schedule:${schedule.id}:${period.number}:${attempt}`,
    name: periodName(renewal, await readPaymentNumber(tx, period.id), unitOf(renewal)),
    course: { product, subjectLabel, subjectKey, subjectDetailKey, matchId: match?.id ?? null },
  });
  await ctx.checkpoint("in-period");
  return { order, method };
}
