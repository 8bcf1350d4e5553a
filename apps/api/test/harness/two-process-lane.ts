import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { mustBuy } from "./purchase.ts";
import { pairUp } from "./renewals.ts";
import { diesByItself, type ServerProcess, startServer } from "./server-process.ts";
import { type CrashOrder, patienceWith, type TimeOrder } from "./settings.ts";

const TICK_MS = 150;
/** Classes of one trial. */
const CLASSES = 4;

/** What is due for classes so many milliseconds from now, and whether it has happened to all of them. */
interface Due {
  afterMs: number;
  isDone: (sql: Sql, classes: string[]) => Promise<boolean>;
}

/** Work on classes that two processes share: what is due before one of them is killed, and what comes after it. */
export interface SharedWork {
  name: string;
  what: TimeOrder["what"];
  /** Puts bought classes, each with a tutor and one lesson to come, where the work begins. */
  prepare: (sql: Sql, classes: string[]) => Promise<void>;
  before: Due;
  after: Due;
  findViolations: (sql: Sql, classes: readonly string[]) => Promise<string[]>;
}

/**
 * Four classes are worked on by two processes that begin at the same instant. One is killed at the step; the other one goes
 * on by itself, and a new one joins it for what comes after.
 */
export async function runTwoProcessLane(
  input: {
    adminUrl: string;
    templateName: string;
    steps: readonly CrashOrder["step"][];
    onTrial?: (line: string) => void;
  },
  { name, what, prepare, before, after, findViolations }: SharedWork,
): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  const settings = { databaseUrl: database.url, sandboxUrl, variant: null };
  const violations: string[] = [];
  let kills = 0;
  let servers: [ServerProcess, ServerProcess] = [await startServer(settings), await startServer(settings)];
  const advance = async (classes: string[], { afterMs, isDone }: Due): Promise<boolean> => {
    const giveUpAt = Date.now() + patienceWith(null).settleMs;
    while (Date.now() < giveUpAt) {
      for (const server of servers) server.advanceTo(new Date(Date.now() + afterMs), what);
      await pause(TICK_MS);
      if (await isDone(sql, classes)) return true;
    }
    return false;
  };
  try {
    for (const [skip, step] of input.steps.entries()) {
      const [first, second] = servers;
      const classes = await buyClasses(sql, second.origin);
      await prepare(sql, classes);
      first.crashAt({ step, skip });
      const isBegun = await advance(classes, before);
      if (await diesByItself(first)) kills += 1;
      else await first.kill();
      servers = [second, await startServer(settings)];
      const isEnded = await advance(classes, after);
      const found = isBegun && isEnded ? await findViolations(sql, classes) : ["a class was forgotten"];
      violations.push(...found.map((violation) => `${name}, ${step}: ${violation}`));
      input.onTrial?.([`${name}, ${step}: ${found.length} violations`, ...found].join("\n    "));
      // The next trial's classes have the same tutors.
      await sql`delete from payout_lessons`;
      await sql`delete from lessons where match_id = any(${classes})`;
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await close();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}

async function buyClasses(sql: Sql, origin: string): Promise<string[]> {
  const buyers = await createBuyers(sql, CLASSES, testCardNumber("paid"));
  const uids = await Promise.all(buyers.map((buyer) => mustBuy(buyer, () => origin)));
  return (await pairUp(sql, uids)).map(({ matchId }) => matchId);
}
