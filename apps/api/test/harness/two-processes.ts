import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import postgres from "postgres";
import type { PurchaseStep } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import { findViolations, waitUntilSettled } from "./invariants.ts";
import type { LaneResult } from "./lane.ts";
import { buyUntilAnswered } from "./purchase.ts";
import { diesByItself, startServer } from "./server-process.ts";
import { patienceWith } from "./settings.ts";

const BUYERS = 4;

/**
 * Two processes share one database, and every buyer sends each try to the other one. One process is killed at the step; the
 * other goes on, and settles what was left by itself before a third one starts.
 */
export async function runTwoProcesses(input: {
  adminUrl: string;
  templateName: string;
  steps: readonly PurchaseStep[];
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const settings = { databaseUrl: database.url, sandboxUrl, variant: null };
  const violations: string[] = [];
  let kills = 0;
  let [first, second] = [await startServer(settings), await startServer(settings)];
  try {
    for (const step of input.steps) {
      const buyers = await createBuyers(sql, BUYERS, testCardNumber("paid"));
      first.crashAt({ step, skip: 0 });
      const origins = [first.origin, second.origin];
      const answers = Promise.all(
        buyers.map((buyer, at) => {
          let turn = at;
          return buyUntilAnswered(buyer, () => origins[turn++ % origins.length] ?? "", null);
        }),
      );
      if (await diesByItself(first)) kills += 1;
      else await first.kill();
      const answered = await answers;
      const open = await waitUntilSettled(sql, patienceWith(null).settleMs);
      const counts = new Map<string, { charges: number; cancels: number }>();
      const { payments } = (await sandbox.inject("/sandbox/api/payments")).json();
      for (const payment of payments) counts.set(payment.paymentId, payment);
      const found = await findViolations(sql, (id) => counts.get(id) ?? { charges: 0, cancels: 0 }, buyers, answered);
      if (open > 0 && found.length === 0) found.push(`${open} left unsettled`);
      violations.push(...found.map((violation) => `${step}, two processes: ${violation}`));
      input.onTrial?.([`${step}, two processes: ${found.length} violations`, ...found].join("\n    "));
      [first, second] = [second, await startServer(settings)];
    }
  } finally {
    await first.kill();
    await second.kill();
    await sql.end();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}
