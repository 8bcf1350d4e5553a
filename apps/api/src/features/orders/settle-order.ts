import { and, eq, type SQL, sql } from "drizzle-orm";
import { orders } from "../../db/schema/index.ts";
import type { AppDeps } from "../../deps.ts";
import { releaseBenefit } from "../benefits/reserve-benefit.ts";
import { insertSchedules } from "../order-schedules/repository.ts";
import { activatePaymentMethod, discardPaymentMethod } from "../payments/store-payment-method.ts";
import { closeDraft, findOrderById, isHeld, type OrderRow, renewDraftKey, UNSETTLED } from "./repository.ts";

/** A charge may turn up late; whatever the provider still does after a day is a matter for people. */
const SWEEPS = [
  { name: "payment.sweep", delaySeconds: 10 * 60 },
  { name: "payment.sweep-late", delaySeconds: 24 * 60 * 60 },
];

/** The purchase's second transaction: PAID, with everything that follows from it, exactly once. */
export async function settlePaid(
  deps: AppDeps,
  order: OrderRow,
  paid: { paidAt: Date | null; receiptUrl: string | null },
) {
  return settle(deps, order, async (tx) => {
    const [row] = await tx
      .update(orders)
      .set({
        status: "PAID",
        paidAt: paid.paidAt ?? sql`now()`,
        receiptUrl: paid.receiptUrl,
        cardName: sql`coalesce(${orders.cardName}, (${newestCard(sql`card_name`)}))`,
        cardNumber: sql`coalesce(${orders.cardNumber}, (${newestCard(sql`card_number`)}))`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(orders.id, order.id), UNSETTLED))
      .returning();
    if (!row) return null;
    await deps.jobs.send(tx, { name: "order.paid", key: `order.paid:${row.id}`, payload: { orderId: row.id } });
    if (row.draftId) await closeDraft(tx, row.draftId);
    await activatePaymentMethod(deps, tx, row);
    await insertSchedules(tx, row.id);
    return row;
  });
}

/**
 * The other end: nothing was charged. The benefit is free again and the draft gets a key for another attempt. Only the
 * holder of the order may say so: somebody else's charge may be under way.
 */
export async function settleFailed(deps: AppDeps, order: OrderRow, failure: { code: string; message: string }) {
  return settle(deps, order, async (tx) => {
    const [row] = await tx
      .update(orders)
      .set({ status: "FAILED", failureCode: failure.code, failureMessage: failure.message, updatedAt: sql`now()` })
      .where(isHeld(order))
      .returning();
    if (!row) return null;
    await releaseBenefit(tx, row.id);
    if (row.draftId) await renewDraftKey(tx, row.draftId, row.idempotencyKey);
    await discardPaymentMethod(deps, tx, row);
    // Should a charge turn up after all, the money goes back.
    for (const { name, delaySeconds } of row.amount > 0 ? SWEEPS : []) {
      const payload = { orderId: row.id };
      await deps.jobs.send(tx, { name: "payment.sweep", key: `${name}:${row.id}`, payload, delaySeconds });
    }
    return row;
  });
}

/** An order whose first try died before its charge has brought the card twice: the newest one was charged. */
const newestCard = (column: SQL): SQL =>
  sql`select ${column} from payment_methods where user_id = ${orders.userId} and order_id = ${orders.id}
    order by created_at desc, id limit 1`;

type SettleWork = (tx: Parameters<Parameters<AppDeps["db"]["transaction"]>[0]>[0]) => Promise<OrderRow | null>;

/** Runs the work; when somebody else settled first, their result stands. */
async function settle(deps: AppDeps, order: OrderRow, work: SettleWork): Promise<OrderRow> {
  const settled = await deps.db.transaction(async (tx) => {
    const row = await work(tx);
    await deps.checkpoint("in-settle");
    return row;
  });
  await deps.checkpoint("after-settle");
  return settled ?? (await findOrderById(deps.db, order.id)) ?? order;
}
