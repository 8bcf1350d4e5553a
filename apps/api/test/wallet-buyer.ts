import { SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { expect } from "vitest";
import { call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { type Buyer, createBuyers } from "./harness/buyers.ts";
import { newKey, pgOrderBody, TRIAL } from "./place-order.ts";

/** Buyers who pay with wallets, and what became of it at our side and at the provider's. */
export function walletBuyers(getApp: () => TestApp) {
  const student = { name: "김하네" };
  return {
    async newBuyer(): Promise<Buyer> {
      const [buyer] = await createBuyers(getApp().deps.sql, 1, testCardNumber("paid"));
      if (!buyer) throw new Error("no buyer");
      return buyer;
    },
    /** Buys a trial unless told otherwise, by KakaoPay. */
    async buy(who: Buyer, change: object, key = newKey()) {
      const body = await pgOrderBody(getApp(), { student, productId: TRIAL, ...change });
      return call(getApp(), who, "POST", "/lessons/orders/pg", body, key);
    },
    methodsOf: async (who: Buyer) => (await call(getApp(), who, "GET", "/users/me/payments")).json().payments,
    ordersOf: ({ userId }: Buyer) => getApp().deps.sql<{ status: string; payment_method: string }[]>`
      select status, payment_method from orders where user_id = ${userId} order by created_at`,
    async chargesOf({ userId }: Buyer): Promise<number> {
      const { payments } = (await getApp().sandbox.inject("/sandbox/api/payments")).json();
      const own = payments.filter(({ customerId }: { customerId: string }) => customerId === userId);
      return own.reduce((sum: number, { charges }: { charges: number }) => sum + charges, 0);
    },
    /** The keys that live on at the provider. */
    async keysOf({ userId }: Buyer): Promise<unknown[]> {
      const requestBody = JSON.stringify({ filter: { customerId: userId, status: ["ISSUED"] } });
      const headers = { authorization: `PortOne ${SANDBOX_DEFAULTS.portoneApiSecret}` };
      return (await getApp().sandbox.inject({ url: "/billing-keys", query: { requestBody }, headers })).json().items;
    },
    /** Lets the hour until the look for unused keys pass. */
    async look({ userId }: Buyer): Promise<void> {
      const { sql } = getApp().deps;
      await sql`update pgboss.job set start_after = now()
        where name = 'billing-key.sweep' and data ->> 'userId' = ${userId} and state = 'created'`;
      const open = () => sql`select 1 from pgboss.job where name = 'billing-key.sweep' and data ->> 'userId' = ${userId}
        and state < 'completed' and start_after <= now() + interval '1 minute'`;
      await expect.poll(async () => (await open()).length, { timeout: 10_000 }).toBe(0);
    },
  };
}
