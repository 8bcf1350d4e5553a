import { sql } from "drizzle-orm";
import { orders } from "../../../../db/schema/index.ts";
import type { AppDeps, Ctx } from "../../../../deps.ts";
import type { Refused } from "../../../payments/payments/describe-failure.ts";
import { takeOver } from "../../../payments/payments/repository.ts";
import { discardPaymentMethod } from "../../../payments/payments/store-payment-method.ts";
import { releaseBenefit } from "../../benefits/reserve-benefit.ts";
import { insertSchedules } from "../../order-schedules/repository.ts";
import { settlePeriodFailed, settlePeriodPaid } from "../../order-schedules/settle-period.ts";
import { holdTransfers, releaseUpSelling, settleTransfers } from "../../up-selling-offers/settle-transfers.ts";
import { findOrderById, isHeld, type OrderRow, renewDraftKey } from "../repository.ts";
import { markPaid } from "./repository.ts";

/** A charge may turn up late; whatever the provider still does after a day is a matter for people. */
const SWEEPS = [
  { name: "payment.sweep", delaySeconds: 10 * 60 },
  { name: "payment.sweep-late", delaySeconds: 24 * 60 * 60 },
];

/** The purchase's second transaction: PAID, with everything that follows from it, exactly once. */
export async function settlePaid(ctx: Ctx, order: OrderRow, paid: { paidAt: Date | null; receiptUrl: string | null }) {
  return settle(ctx, order, async (tx) => {
    if (isUpSelling(order)) await holdTransfers(tx, order.id);
    const settled = await markPaid(tx, order, paid);
    if (!settled) return null;
    const { order: row, card, goesOn } = settled;
    // Sent together, done one after the other: a schedule is charged with the card that has just become usable.
    await Promise.all([
      card && (card.stays ? takeOver(tx, card.id) : discardPaymentMethod(ctx, tx, row)),
      goesOn && row.schedulePeriodId === null && insertSchedules(tx, row.id),
    ]);
    if (row.schedulePeriodId) await settlePeriodPaid(ctx, tx, row);
    if (isUpSelling(row)) await settleTransfers(ctx, tx, row);
    for (const job of ["order.paid", "billing-key.delete"] as const) ctx.jobs.wake(job);
    return row;
  });
}

/**
 * The other end: nothing was charged. The benefit is free again and the draft gets a key for another attempt. Only the
 * holder of the order may say so: somebody else's charge may be under way.
 */
export async function settleFailed(ctx: Ctx, order: OrderRow, failure: Refused) {
  return settle(ctx, order, async (tx) => {
    if (isUpSelling(order)) await holdTransfers(tx, order.id);
    const [row] = await tx
      .update(orders)
      .set({ status: "FAILED", failureCode: failure.code, failureMessage: failure.message, updatedAt: sql`now()` })
      .where(isHeld(order))
      .returning();
    if (!row) return null;
    await releaseBenefit(tx, row.id);
    if (isUpSelling(row)) await releaseUpSelling(tx, row.id);
    if (row.draftId) await renewDraftKey(tx, row.draftId, row.idempotencyKey);
    await discardPaymentMethod(ctx, tx, row);
    if (row.schedulePeriodId) await settlePeriodFailed(ctx, tx, row, failure);
    // Should a charge turn up after all, the money goes back.
    for (const { name, delaySeconds } of row.amount > 0 ? SWEEPS : []) {
      const payload = { orderId: row.id };
      await ctx.jobs.send(tx, { name: "payment.sweep", key: `${name}:${row.id}`, payload, delaySeconds });
    }
    return row;
  });
}

const isUpSelling = ({ orderFunnelType }: OrderRow): boolean => orderFunnelType === "UP_SELLING";

type SettleWork = (tx: Parameters<Parameters<AppDeps["db"]["transaction"]>[0]>[0]) => Promise<OrderRow | null>;

/** Runs the work; when somebody else settled first, their result stands. */
async function settle(ctx: Ctx, order: OrderRow, work: SettleWork): Promise<OrderRow> {
  const settled = await ctx.db.transaction(async (tx) => {
    const row = await work(tx);
    await ctx.checkpoint("in-settle");
    return row;
  });
  await ctx.checkpoint("after-settle");
  return settled ?? (await findOrderById(ctx.db, order.id)) ?? order;
}
