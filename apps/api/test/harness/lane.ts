import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import postgres from "postgres";
import { PURCHASE_STEPS } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import { findViolations, waitUntilSettled } from "./invariants.ts";
import { buyUntilAnswered } from "./purchase.ts";
import { diesByItself, startServer } from "./server-process.ts";
import { FAULTS, patienceWith, type Variant } from "./settings.ts";
import { payByWallet } from "./wallet.ts";

export interface LaneResult {
  kills: number;
  violations: string[];
  /** The longest wait for a definite answer, from the moment on that a process was up again. */
  longestMs?: number;
}

const BUYERS_PER_KILL = 3;

/**
 * Runs `kills` trials one after the other, from `first` on in the table of steps x faults: buyers pay, the server is
 * killed at the step, the next process recovers by itself, and every invariant is counted.
 */
export async function runLane(input: {
  adminUrl: string;
  templateName: string;
  variant: Variant | null;
  first: number;
  kills: number;
  stride: number;
  /** Ends the lane at the first violation of this kind. */
  stopAt?: RegExp;
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  // Webhooks would heal some breaks on purpose; they have tests of their own.
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null, hangMs: 1_200 });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const settings = { databaseUrl: database.url, sandboxUrl, variant: input.variant };
  const patience = patienceWith(input.variant);
  const violations: string[] = [];
  let kills = 0;
  let longestMs = 0;
  let server = await startServer(settings);
  try {
    for (let trial = 0; trial < input.kills; trial++) {
      const index = input.first + trial * input.stride;
      const step = PURCHASE_STEPS[index % PURCHASE_STEPS.length] ?? "start";
      const fault = FAULTS[Math.floor(index / PURCHASE_STEPS.length) % FAULTS.length] ?? "ok";
      await sandbox.inject({
        method: "POST",
        url: "/sandbox/api/faults",
        payload: { mode: fault, operation: "pay", times: "all" },
      });
      const started = Date.now();
      const buyers = await createBuyers(sql, BUYERS_PER_KILL, testCardNumber("paid"));
      await payByWallet(sandbox, server.origin, buyers[trial % BUYERS_PER_KILL]);
      server.crashAt({ step, skip: index % BUYERS_PER_KILL });
      const answers = Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, () => server.origin, input.variant)));
      // A broken product may never come to the step; then it is killed where it stands, and does not count as a kill at a step.
      if (await diesByItself(server, patience.crashMs)) kills += 1;
      else await server.kill();
      await sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: { mode: "ok", operation: "pay" } });
      server = await startServer(settings);
      const isUpSince = Date.now();
      const answered = await answers;
      longestMs = Math.max(longestMs, Date.now() - isUpSince);
      const open = await waitUntilSettled(sql, patience.settleMs);
      const { payments } = (await sandbox.inject("/sandbox/api/payments")).json<{ payments: PaymentCounts[] }>();
      const counts = new Map(payments.map((payment) => [payment.paymentId, payment]));
      const found = await findViolations(sql, (id) => counts.get(id) ?? { charges: 0, cancels: 0 }, buyers, answered);
      violations.push(...found.map((violation) => `${step} x ${fault}: ${violation}`));
      if (open > 0 && found.length === 0) violations.push(`${step} x ${fault}: ${open} left unsettled`);
      input.onTrial?.(
        [
          `${input.variant ?? "whole"}, ${step} x ${fault}: ${found.length} violations, ${Date.now() - started} ms`,
          ...found,
        ].join("\n    "),
      );
      if (input.stopAt && violations.some((violation) => input.stopAt?.test(violation))) break;
    }
  } finally {
    await server.kill();
    await sql.end();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations, longestMs };
}

interface PaymentCounts {
  paymentId: string;
  charges: number;
  cancels: number;
}
