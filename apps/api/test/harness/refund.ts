import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../src/db/client.ts";
import { type Buyer, renewToken } from "./buyers.ts";
import { ORIGIN } from "./settings.ts";

/** An order of which a half is about to go back. */
export interface HalfRefund {
  buyer: Buyer;
  merchantUid: string;
  itemId: string;
  /** Won. */
  amount: number;
}

/** Gives a paid order a second course like its first, so that one of them is refunded for a half. */
export async function prepareHalf(sql: Sql, buyer: Buyer, merchantUid: string): Promise<HalfRefund> {
  const [row] = await sql<{ id: string; amount: number }[]>`
    insert into order_items (order_id, position, product_id, subject_key, subject_detail_key, product)
    select o.id, 1, i.product_id, i.subject_key, i.subject_detail_key, i.product
    from order_items i join orders o on o.id = i.order_id where o.merchant_uid = ${merchantUid}
    returning id, (select amount from orders where merchant_uid = ${merchantUid}) as amount`;
  if (!row) throw new Error("The order has no course.");
  return { buyer, merchantUid, itemId: row.id, amount: Math.floor(row.amount / 2) };
}

/**
 * What a careful client does: asks for the refund, and while it has no definite answer asks with the same key again, whichever
 * server is up. @returns the last status; 0 without any
 */
export async function refundUntilAnswered(half: HalfRefund, origin: () => string, withinMs: number): Promise<number> {
  const key = randomUUID();
  const giveUpAt = Date.now() + withinMs;
  while (Date.now() < giveUpAt) {
    const status = await refundOnce(half, origin(), key);
    if (status === 401) await renewToken(half.buyer);
    else if (status > 0 && status < 500) return status;
    await pause(50);
  }
  return 0;
}

async function refundOnce({ buyer, merchantUid, itemId, amount }: HalfRefund, origin: string, key: string) {
  try {
    const response = await fetch(`${origin}/api/lessons/orders/${merchantUid}/refunds`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${buyer.accessToken}`,
        origin: ORIGIN,
        "idempotency-key": key,
      },
      body: JSON.stringify({ orderItemIds: [itemId], shownAmount: amount }),
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
