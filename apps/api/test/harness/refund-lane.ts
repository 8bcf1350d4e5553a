import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import { REFUND_STEPS } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { buyForTrial } from "./purchase.ts";
import { type HalfRefund, prepareHalf, refundUntilAnswered } from "./refund.ts";
import { diesByItself, startServer } from "./server-process.ts";
import { FAULTS, patienceWith, type RefundVariant } from "./settings.ts";

const BUYERS_PER_KILL = 3;

/**
 * Runs `kills` trials from `first` on in the table of steps x faults: buyers give up one of two courses, the server is killed
 * at the step, and the next process goes on by itself. What went back at the provider has to be what is booked, per payment.
 */
export async function runRefundLane(input: {
  adminUrl: string;
  templateName: string;
  variant: RefundVariant | null;
  first: number;
  kills: number;
  stride: number;
  /** Ends the lane at the first violation of this kind. */
  stopAt?: RegExp;
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null, hangMs: 1_200 });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  const settings = { databaseUrl: database.url, sandboxUrl, variant: input.variant };
  const patience = patienceWith(input.variant);
  const setFault = (mode: string) =>
    sandbox.inject({
      method: "POST",
      url: "/sandbox/api/faults",
      payload: { mode, operation: "cancel", times: "all" },
    });
  const violations: string[] = [];
  let kills = 0;
  let server = await startServer(settings);
  try {
    for (let trial = 0; trial < input.kills; trial++) {
      const index = input.first + trial * input.stride;
      const step = REFUND_STEPS[index % REFUND_STEPS.length] ?? "refund-in-request";
      const fault = FAULTS[Math.floor(index / REFUND_STEPS.length) % FAULTS.length] ?? "ok";
      const buyers = await createBuyers(sql, BUYERS_PER_KILL, testCardNumber("paid"));
      const halves: HalfRefund[] = [];
      for (const buyer of buyers) {
        const merchantUid = await buyForTrial(buyer, () => server.origin);
        if (merchantUid) halves.push(await prepareHalf(sql, buyer, merchantUid));
      }
      await setFault(fault);
      server.crashAt({ step, skip: index % BUYERS_PER_KILL });
      const answers = Promise.all(
        halves.map((half) => refundUntilAnswered(half, () => server.origin, patience.answerMs)),
      );
      if (isReachable(step, fault) && (await diesByItself(server, patience.crashMs))) kills += 1;
      else await server.kill();
      await setFault("ok");
      server = await startServer(settings);
      const answered = await answers;
      await waitUntilBack(sql, patience.settleMs);
      const { payments } = (await sandbox.inject("/sandbox/api/payments")).json<{ payments: BackCounts[] }>();
      const found = await findRefundViolations(sql, payments, halves, answered);
      if (halves.length < BUYERS_PER_KILL) found.push("not every order was paid");
      violations.push(...found.map((violation) => `${step} x ${fault}: ${violation}`));
      const name = `${input.variant ?? "whole"}, ${step} x ${fault}`;
      input.onTrial?.([`${name}: ${found.length} violations`, ...found].join("\n    "));
      if (input.stopAt && violations.some((violation) => input.stopAt?.test(violation))) break;
    }
  } finally {
    await server.kill();
    await close();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}

/** Nothing is settled while no cancel arrives: then the process is killed where it stands. */
const isReachable = (step: string, fault: string): boolean =>
  fault !== "drop-before-charge" || !step.endsWith("-settle");

/** How many kills the whole table of steps x faults has. */
export const REFUND_KILLS = REFUND_STEPS.flatMap((step) => FAULTS.filter((fault) => isReachable(step, fault))).length;
export const REFUND_TRIALS = REFUND_STEPS.length * FAULTS.length;

interface BackCounts {
  paymentId: string;
  cancels: number;
  cancelledAmount: number;
}

/** Waits until no refund is open; the harness never calls the recovery. */
async function waitUntilBack(sql: Sql, withinMs: number): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    const open = await sql`select 1 from refunds where status not in ('DONE', 'FAILED') limit 1`;
    if (open.length === 0 || Date.now() > giveUpAt) return;
    await pause(30);
  }
}

/** What must hold for each payment of which a half was asked back; an empty list is good. */
async function findRefundViolations(
  sql: Sql,
  payments: readonly BackCounts[],
  halves: readonly HalfRefund[],
  answers: readonly number[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const [at, { merchantUid, amount }] of halves.entries()) {
    const [order] = await sql<{ id: string; payment_id: string; status: string; refunded: number }[]>`
      select id, payment_id, status, refunded_amount as refunded from orders where merchant_uid = ${merchantUid}`;
    const refunds = await sql<{ status: string; amount: number; told: number }[]>`
      select status, amount, (select count(*)::int from pgboss.job where singleton_key = 'refund.done:' || refunds.id) as told
      from refunds where order_id = ${order?.id ?? null}`;
    const back = payments.find(({ paymentId }) => paymentId === order?.payment_id);
    const sumOf = (states: readonly string[]) =>
      refunds.reduce((sum, refund) => (states.includes(refund.status) ? sum + refund.amount : sum), 0);
    const booked = sumOf(["DONE"]);
    const open = sumOf(["REQUESTED", "SENDING", "UNKNOWN"]);
    const backAmount = back?.cancelledAmount ?? 0;
    const facts = `${back?.cancels} cancels, ${backAmount} won back, ${booked} booked, ${open} open, order ${order?.status}, answer ${answers[at]}`;
    if (backAmount > booked + open || backAmount < booked) violations.push(`back differs from booked: ${facts}`);
    else if (open > 0) violations.push(`left open: ${facts}`);
    else if (answers[at] !== 201) violations.push(`never answered: ${facts}`);
    else if (booked !== amount || back?.cancels !== 1 || order?.refunded !== amount) {
      violations.push(`not given back once: ${facts}`);
    } else if (order?.status !== "PART_REFUNDED") violations.push(`order not part-refunded: ${facts}`);
    else if (refunds.some(({ told }) => told !== 1)) violations.push(`refund.done not exactly once: ${facts}`);
  }
  return violations;
}
