import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import type { PurchaseStep, RenewalStep } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { buyUntilAnswered } from "./purchase.ts";
import { findRenewalViolations, pairUp, type RenewedCourse } from "./renewals.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { FAULTS, patienceWith } from "./settings.ts";

const COURSES = 3;
const TICK_MS = 150;
const MINUTES_PER_TICK = 10;

/** Where a renewal can be cut off: its own steps, and those that it shares with a purchase. */
export const RENEWAL_KILLS = [
  "in-announce",
  "after-announce",
  "in-period",
  "after-period",
  "after-charge",
  "in-settle",
  "after-settle",
] as const satisfies readonly (RenewalStep | PurchaseStep)[];

/**
 * Three courses are renewed by two processes at once, while the charges go wrong in some way. One process is killed at the step;
 * the other one goes on by itself. Each period has to be announced once, charged once and followed by its lessons.
 */
export async function runRenewalLane(input: {
  adminUrl: string;
  templateName: string;
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null, hangMs: 1_200 });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  const settings = { databaseUrl: database.url, sandboxUrl, variant: null };
  const setFault = (mode: string) =>
    sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: { mode, operation: "pay", times: "all" } });
  const violations: string[] = [];
  let kills = 0;
  let [first, second] = [await startServer(settings), await startServer(settings)];
  try {
    for (const [trial, step] of RENEWAL_KILLS.entries()) {
      const fault = FAULTS[trial % FAULTS.length] ?? "ok";
      const buyers = await createBuyers(sql, COURSES, testCardNumber("paid"));
      const paid = await Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, () => second.origin, null)));
      const orders = paid.flatMap((answer) => (answer.kind === "paid" ? [answer.merchantUid] : []));
      const courses = await pairUp(sql, orders, trial * COURSES);
      await setFault(fault);
      first.crashAt({ step, skip: 0 });
      const killed = first.died.then(() => true);
      const isDone = renewAll(sql, courses, [first, second], () => setFault("ok"));
      if (!(await isDone)) violations.push(`${step} x ${fault}: a period was forgotten`);
      if (await Promise.race([killed, pause(100, false)])) kills += 1;
      else await first.kill();
      const { payments } = (await sandbox.inject("/sandbox/api/payments")).json<{ payments: Charged[] }>();
      const charges = new Map(payments.map((payment) => [payment.paymentId, payment.charges]));
      const found = await findRenewalViolations(sql, courses, (id) => charges.get(id) ?? 0);
      if (courses.length < COURSES) found.push("not every course was bought");
      violations.push(...found.map((violation) => `${step} x ${fault}: ${violation}`));
      input.onTrial?.([`renewal, ${step} x ${fault}: ${found.length} violations`, ...found].join("\n    "));
      [first, second] = [second, await startServer(settings)];
    }
  } finally {
    await first.kill();
    await second.kill();
    await close();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}

interface Charged {
  paymentId: string;
  charges: number;
}

/** Lets time go by for all processes until every period is paid. The charges heal once one of the processes has died. */
async function renewAll(
  sql: Sql,
  courses: readonly RenewedCourse[],
  servers: readonly ServerProcess[],
  heal: () => Promise<unknown>,
): Promise<boolean> {
  const [dueOn] = courses.map(({ nextDate }) => nextDate);
  const giveUpAt = Date.now() + 2 * patienceWith(null).settleMs;
  void servers[0]?.died.then(heal);
  let at = new Date(`${dueOn}T09:00:00+09:00`).getTime() - 7 * 86_400_000;
  let isAnnounced = false;
  for (let tick = 0; Date.now() < giveUpAt; tick += 1) {
    // The one that is to die begins; the other one comes into the midst of its work.
    for (const server of servers) {
      server.advanceTo(new Date(at));
      await pause(TICK_MS / servers.length);
    }
    const [row] = await sql<{ opened: number; paid: number }[]>`
      select count(*)::int as opened, count(*) filter (where status = 'PAID')::int as paid from order_schedule_periods
      where schedule_id = any(${courses.map(({ scheduleId }) => scheduleId)})`;
    if (row?.paid === courses.length) return true;
    if (isAnnounced) at += MINUTES_PER_TICK * 60_000;
    else if (row?.opened === courses.length) {
      at = new Date(`${dueOn}T10:00:00+09:00`).getTime();
      isAnnounced = true;
    }
    // A fault that stops every charge heals by and by; whoever was to die at a later step gets there then.
    if (tick === 40) await heal();
  }
  return false;
}
