import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import { PURCHASE_STEPS, TRANSFER_STEPS } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import { waitUntilSettled } from "./invariants.ts";
import type { LaneResult } from "./lane.ts";
import { type Answer, buyForTrial, buyUntilPaid } from "./purchase.ts";
import { diesByItself, startServer } from "./server-process.ts";
import { patienceWith } from "./settings.ts";
import { type Continuation, prepareContinuation } from "./up-selling.ts";

const BUYERS_PER_KILL = 3;
/** Those of any purchase, and those inside its last transaction, where what was left moves. */
export const UP_SELLING_STEPS = [...PURCHASE_STEPS, ...TRANSFER_STEPS] as const;

/**
 * Buyers go on with a class for what is left of it and a card; the server is killed at a step of the purchase, and the next process
 * goes on by itself. Whoever a busy machine refuses tries again, so that in the end everybody has gone on, and what
 * moved is what the new order was priced with, once.
 */
export async function runUpSellingLane(input: {
  adminUrl: string;
  templateName: string;
  first: number;
  kills: number;
  stride: number;
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  const settings = { databaseUrl: database.url, sandboxUrl, variant: null };
  const patience = patienceWith(null);
  const violations: string[] = [];
  let kills = 0;
  let server = await startServer(settings);
  try {
    for (let trial = 0; trial < input.kills; trial++) {
      const index = input.first + trial * input.stride;
      const step = UP_SELLING_STEPS[index % UP_SELLING_STEPS.length] ?? "start";
      const buyers = await createBuyers(sql, BUYERS_PER_KILL, testCardNumber("paid"));
      const continued: Continuation[] = [];
      for (const buyer of buyers) {
        const merchantUid = await buyForTrial(buyer, () => server.origin);
        if (merchantUid) continued.push(await prepareContinuation(sql, buyer, merchantUid));
      }
      server.crashAt({ step, skip: index % BUYERS_PER_KILL });
      const answers = Promise.all(continued.map(({ buyer }) => buyUntilPaid(buyer, () => server.origin)));
      if (await diesByItself(server, patience.crashMs)) kills += 1;
      else await server.kill();
      server = await startServer(settings);
      const answered = await answers;
      const open = await waitUntilSettled(sql, patience.settleMs);
      const { payments } = (await sandbox.inject("/sandbox/api/payments")).json<{ payments: Charged[] }>();
      const found = await findViolations(sql, payments, continued, answered);
      if (continued.length < BUYERS_PER_KILL) found.push("not every month was paid");
      if (open > 0) found.push(`${open} left unsettled`);
      violations.push(...found.map((violation) => `${step}: ${violation}`));
      input.onTrial?.([`up-selling, ${step}: ${found.length} violations`, ...found].join("\n    "));
    }
  } finally {
    await server.kill();
    await close();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}

interface Charged {
  paymentId: string;
  charges: number;
  cancels: number;
}

/** What must hold for each class that somebody went on with; an empty list is good. */
async function findViolations(
  sql: Sql,
  payments: readonly Charged[],
  continued: readonly Continuation[],
  answers: readonly Answer[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const [at, { buyer, merchantUid, rest, matchId, lessons }] of continued.entries()) {
    const orders = await sql<{ id: string; status: string; payment_id: string }[]>`
      select id, status, payment_id from orders where user_id = ${buyer.userId} and order_funnel_type = 'UP_SELLING'`;
    const [old] = await sql<{ status: string; refunded: number; kept: number | null }[]>`
      select o.status, o.refunded_amount as refunded, i.kept_count as kept
      from orders o join order_items i on i.order_id = o.id where o.merchant_uid = ${merchantUid}`;
    const moved = await sql<{ status: string; amount: number; to: string }[]>`
      select t.status, t.amount, t.to_order_id as to from up_selling_transfers t join orders o on o.id = t.from_order_id
      where o.merchant_uid = ${merchantUid} and t.status <> 'RELEASED'`;
    const [offer] = await sql<{ order_id: string | null }[]>`
      select order_id from up_selling_offers where user_id = ${buyer.userId}`;
    const [planned] = await sql<{ count: number }[]>`
      select count(*)::int as count from lessons where match_id = ${matchId} and status = 'SCHEDULED'`;
    const paid = orders.filter(({ status }) => status === "PAID");
    const charged = payments.filter(({ paymentId }) => orders.some(({ payment_id }) => payment_id === paymentId));
    const charges = charged.reduce((sum, payment) => sum + payment.charges - payment.cancels, 0);
    const facts = `${orders.length} orders, ${paid.length} paid, ${charges} charges, ${moved.length} moved (${moved[0]?.status}), old ${old?.status} ${old?.refunded} of ${rest}, ${planned?.count} lessons, answer ${answers[at]?.kind}`;
    const [order] = paid;
    const isMoved =
      moved.length === 1 && moved[0]?.status === "DONE" && moved[0].amount === rest && moved[0].to === order?.id;
    if (charges !== paid.length) violations.push(`charges differ from paid orders: ${facts}`);
    else if (answers[at]?.kind !== "paid") violations.push(`never paid: ${facts}`);
    else if (!order || paid.length !== 1) violations.push(`acknowledged but not paid once: ${facts}`);
    else if (!(isMoved && old?.refunded === rest && old.status === "REFUNDED" && old.kept === 0)) {
      violations.push(`paid, but not moved once: ${facts}`);
    } else if (planned?.count !== lessons) violations.push(`not planned once: ${facts}`);
    else if (offer?.order_id !== order.id) violations.push(`paid, but the offer is free: ${facts}`);
  }
  return violations;
}
