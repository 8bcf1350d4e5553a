import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import postgres from "postgres";
import type { Sql } from "../../src/db/client.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { type Buyer, createBuyers } from "./buyers.ts";
import { startServer } from "./server-process.ts";
import { ORIGIN } from "./settings.ts";

export interface RaceResult {
  trials: number;
  violations: string[];
}

const AT_ONCE = 8;
const TRIALS_AT_ONCE = 3;
const DISCOUNT = 1_000;

/** Sends the same purchase eight times at once, and one coupon with eight orders, `trials` times each; nothing may be twice. */
export async function runRaces(input: { adminUrl: string; templateName: string; sameKey: number; oneCoupon: number }) {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const sql = postgres(database.url, { max: 4, onnotice: () => {} });
  const server = await startServer({ databaseUrl: database.url, sandboxUrl, variant: null, patient: true });
  const sameKey: RaceResult = { trials: 0, violations: [] };
  const oneCoupon: RaceResult = { trials: 0, violations: [] };
  try {
    await repeat(input.sameKey, async () => {
      const [buyer] = await createBuyers(sql, 1, testCardNumber("paid"));
      if (!buyer) throw new Error("no buyer");
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(server.origin, buyer, key)));
      const rows = await ordersOf(sql, [buyer]);
      const charges = await chargesOf(sandbox, rows);
      const different = new Set(answers.map(({ status, text }) => `${status} ${text}`)).size;
      sameKey.trials += 1;
      if (different !== 1 || answers[0]?.status !== 201 || rows.length !== 1 || charges !== 1) {
        sameKey.violations.push(
          `${different} different answers (${answers[0]?.status}), ${rows.length} orders, ${charges} charges`,
        );
      }
    });
    await repeat(input.oneCoupon, async () => {
      const code = `RACE${randomUUID().slice(0, 8)}`;
      const [coupon] = await sql<{ id: string }[]>`
        insert into benefits (code, benefit_type, name, discount_cost, start_at, end_at, max_uses)
        values (${code}, 'COUPON', '경주', ${DISCOUNT}, now() - interval '1 day', now() + interval '1 day', 1)
        returning id`;
      const buyers = await createBuyers(sql, AT_ONCE, testCardNumber("paid"));
      const change = { couponId: coupon?.id, shownAmount: Number(buyers[0]?.body.shownAmount) - DISCOUNT };
      const answers = await Promise.all(buyers.map((buyer) => send(server.origin, buyer, randomUUID(), change)));
      const rows = await ordersOf(sql, buyers);
      const charges = await chargesOf(sandbox, rows);
      const won = answers.filter(({ status }) => status === 201).length;
      const refused = answers.filter(({ text }) => text.includes('"errorCode":50005')).length;
      oneCoupon.trials += 1;
      if (won !== 1 || refused !== AT_ONCE - 1 || rows.length !== 1 || charges !== 1) {
        oneCoupon.violations.push(
          `${won} won, ${refused} refused with 50005, ${rows.length} orders, ${charges} charges`,
        );
      }
    });
  } finally {
    await server.kill();
    await sql.end();
    await sandbox.close();
    await database.drop();
  }
  return { sameKey, oneCoupon };
}

/** Runs the trial so often, a few at a time: each is mostly waiting for the others of its eight. */
async function repeat(times: number, trial: () => Promise<void>): Promise<void> {
  let left = times;
  const worker = async () => {
    while (left-- > 0) await trial();
  };
  await Promise.all(Array.from({ length: TRIALS_AT_ONCE }, worker));
}

async function send(origin: string, buyer: Buyer, key: string, change: Record<string, unknown> = {}) {
  for (;;) {
    const response = await fetch(`${origin}/api/lessons/orders/card`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${buyer.accessToken}`,
        origin: ORIGIN,
        "idempotency-key": key,
      },
      body: JSON.stringify({ ...buyer.body, ...change }),
    });
    const text = await response.text();
    // An overloaded server refuses before it does anything, and says so without a code: try again.
    if (response.status !== 503 || text.includes("errorCode")) return { status: response.status, text };
    await pause(100);
  }
}

function ordersOf(sql: Sql, buyers: Buyer[]) {
  return sql<
    { payment_id: string }[]
  >`select payment_id from orders where user_id = any(${buyers.map(({ userId }) => userId)})`;
}

async function chargesOf(sandbox: ReturnType<typeof createSandbox>, orders: { payment_id: string }[]): Promise<number> {
  const counts = await Promise.all(
    orders.map(async (order) => {
      const answer = await sandbox.inject(`/sandbox/api/payments?paymentId=${order.payment_id}`);
      return answer.json<{ totals: { charges: number } }>().totals.charges;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
