import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { addDays, NO_TIMES, REST_DAYS, REST_NOTICE_DAYS, toKstDate } from "@pkg/domain";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import type { RestStep } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { buyUntilAnswered } from "./purchase.ts";
import { pairUp } from "./renewals.ts";
import { diesByItself, type ServerProcess, startServer } from "./server-process.ts";
import { patienceWith } from "./settings.ts";

const TICK_MS = 150;
const CLASSES = 4;
const DAY = 86_400_000;

/**
 * Four stopped classes rest, and two processes go on with them at the same instants: the day of the notice, then the
 * day after the rest. One is killed at the step; the other one goes on by itself. Each class has to free its tutor
 * once, and say each word once.
 */
export async function runRestLane(input: {
  adminUrl: string;
  templateName: string;
  steps: readonly RestStep[];
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  const settings = { databaseUrl: database.url, sandboxUrl, variant: null };
  const violations: string[] = [];
  let kills = 0;
  let servers: [ServerProcess, ServerProcess] = [await startServer(settings), await startServer(settings)];
  try {
    for (const [skip, step] of input.steps.entries()) {
      const [first, second] = servers;
      const classes = await restClasses(sql, second.origin);
      first.crashAt({ step, skip });
      const isTold = await advanceAll(sql, servers, classes, "REST_ENDS", REST_DAYS - REST_NOTICE_DAYS);
      if (await diesByItself(first)) kills += 1;
      else await first.kill();
      servers = [second, await startServer(settings)];
      const hasEnded = await advanceAll(sql, servers, classes, "COURSE_END", REST_DAYS + 1);
      const found = isTold && hasEnded ? await findViolations(sql, classes) : ["a rest was forgotten"];
      violations.push(...found.map((violation) => `resting, ${step}: ${violation}`));
      input.onTrial?.([`resting, ${step}: ${found.length} violations`, ...found].join("\n    "));
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

/** Classes whose time ran out and whose renewal their buyers stopped today. @returns the matches */
async function restClasses(sql: Sql, origin: string): Promise<string[]> {
  const buyers = await createBuyers(sql, CLASSES, testCardNumber("paid"));
  const bought = await Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, () => origin, null)));
  const uids = bought.flatMap((answer) => (answer.kind === "paid" ? [answer.merchantUid] : []));
  if (uids.length < CLASSES) throw new Error("A course that is to rest was not bought.");
  const classes = (await pairUp(sql, uids)).map(({ matchId }) => matchId);
  await sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = starts_at - interval '400 days', ends_at = ends_at - interval '400 days',
      status = 'DONE', settled_as = 'HELD', settled_by = 'PRESENCE', settled_at = now() where match_id = any(${classes})`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
    await tx`update order_schedules s set status = 'STOPPED', stop_reason = 'BUYER'
      from matches m where m.order_item_id = s.order_item_id and m.id = any(${classes})`;
    await tx`update matches set rests_until = ${addDays(toKstDate(new Date()), REST_DAYS)},
      wishes = ${JSON.stringify({ weeklyAvailablePeriods: NO_TIMES })}::jsonb where id = any(${classes})`;
  });
  return classes;
}

/** Lets both processes go on with what is due so many days from now, until each family was told. */
async function advanceAll(
  sql: Sql,
  servers: readonly ServerProcess[],
  classes: string[],
  word: "REST_ENDS" | "COURSE_END",
  days: number,
): Promise<boolean> {
  const giveUpAt = Date.now() + patienceWith(null).settleMs;
  while (Date.now() < giveUpAt) {
    for (const server of servers) server.advanceTo(new Date(Date.now() + days * DAY), "rests");
    await pause(TICK_MS);
    const [row] = await sql<{ told: number }[]>`
      select count(*)::int as told from class_notices
      where match_id = any(${classes}) and kind = ${word} and side = 'BUYER'`;
    if (row?.told === classes.length) return true;
  }
  return false;
}

async function findViolations(sql: Sql, classes: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  for (const matchId of classes) {
    const [row] = await sql<{ ended: boolean; rests: boolean; words: string[]; messages: number }[]>`
      select ended_at is not null as ended, rests_until is not null as rests,
        (select array_agg(kind order by kind) from class_notices where match_id = m.id) as words,
        (select count(*)::int from pgboss.job where singleton_key like ${`class:${matchId}:%`}) as messages
      from matches m where id = ${matchId}`;
    const facts = JSON.stringify(row);
    if (!row?.ended || row.rests) violations.push(`not ended: ${facts}`);
    // The demo's tutors have no account, so that families alone hear.
    else if (row.words.join(" ") !== "COURSE_END REST_ENDS" || row.messages !== 2) {
      violations.push(`not told once: ${facts}`);
    }
  }
  return violations;
}
