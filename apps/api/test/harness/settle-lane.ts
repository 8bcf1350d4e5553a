import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import type { SettleStep } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { buyUntilAnswered } from "./purchase.ts";
import { pairUp } from "./renewals.ts";
import { diesByItself, type ServerProcess, startServer } from "./server-process.ts";
import { patienceWith } from "./settings.ts";

const TICK_MS = 150;
const OUTCOMES = ["HELD", "STUDENT_ABSENT", "TUTOR_ABSENT", "ASKED"] as const;

/**
 * Four lessons that are over, one of each outcome, are settled by two processes that begin at the same instant. One
 * is killed at the step; the other one goes on by itself. Each lesson has to be settled once: one lesson more for
 * what is given back, and each word said once. Two days later, what was asked is settled by silence in the same way.
 */
export async function runSettleLane(input: {
  adminUrl: string;
  templateName: string;
  steps: readonly SettleStep[];
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
      const classes = await takeLessons(sql, second.origin);
      first.crashAt({ step, skip });
      const isSettled = await settleAll(sql, servers, classes, 0);
      if (await diesByItself(first)) kills += 1;
      else await first.kill();
      servers = [second, await startServer(settings)];
      const isAnswered = await settleAll(sql, servers, classes, 48);
      const found = isSettled && isAnswered ? await findViolations(sql, classes) : ["a lesson was forgotten"];
      violations.push(...found.map((violation) => `settling, ${step}: ${violation}`));
      input.onTrial?.([`settling, ${step}: ${found.length} violations`, ...found].join("\n    "));
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

/**
 * A class with a tutor for each outcome, whose only lesson is over. @returns the matches, in the order of the outcomes
 */
async function takeLessons(sql: Sql, origin: string): Promise<string[]> {
  const buyers = await createBuyers(sql, OUTCOMES.length, testCardNumber("paid"));
  const bought = await Promise.all(buyers.map((buyer) => buyUntilAnswered(buyer, () => origin, null)));
  const uids = bought.flatMap((answer) => (answer.kind === "paid" ? [answer.merchantUid] : []));
  if (uids.length < OUTCOMES.length) throw new Error("A course whose lesson is to be settled was not bought.");
  const classes = (await pairUp(sql, uids)).map(({ matchId }) => matchId);
  await sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = now() - interval '80 minutes', ends_at = now() - interval '20 minutes'
      where match_id = any(${classes})`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
  const come = (at: number, side: string) => sql`
    insert into lesson_presence (lesson_id, side, source, from_at, to_at)
    select id, ${side}, 'ROOM', starts_at, ends_at from lessons where match_id = ${classes[at] ?? ""}`;
  await Promise.all([come(0, "STUDENT"), come(0, "TUTOR"), come(1, "TUTOR"), come(2, "STUDENT")]);
  return classes;
}

/** Lets both processes settle what is due so many hours from now, until nothing is left. */
async function settleAll(
  sql: Sql,
  servers: readonly ServerProcess[],
  classes: string[],
  hours: number,
): Promise<boolean> {
  const giveUpAt = Date.now() + patienceWith(null).settleMs;
  while (Date.now() < giveUpAt) {
    for (const server of servers) server.advanceTo(new Date(Date.now() + hours * 3_600_000), "lessons");
    await pause(TICK_MS);
    const [row] = await sql<{ left: number }[]>`
      select count(*)::int as left from lessons where match_id = any(${classes}) and ends_at < now()
        and (settled_as is null or (settled_as = 'ASKED' and ${hours > 0}))`;
    if (row?.left === 0) return true;
  }
  return false;
}

async function findViolations(sql: Sql, classes: readonly string[]): Promise<string[]> {
  const expected = {
    HELD: ["HELD", 0, 0],
    STUDENT_ABSENT: ["STUDENT_ABSENT", 0, 1],
    TUTOR_ABSENT: ["TUTOR_ABSENT", 1, 2],
    // Two were asked, and told of the end; the demo's tutors have no account, so that families alone hear.
    ASKED: ["NOT_HELD", 1, 4],
  } as const;
  const violations: string[] = [];
  for (const [at, matchId] of classes.entries()) {
    const outcome = OUTCOMES[at] ?? "HELD";
    const [row] = await sql<{ settled: string; added: number; words: number; messages: number }[]>`
      select (select settled_as from lessons where match_id = ${matchId} and ends_at < now()) as settled,
        (select count(*)::int from lessons where match_id = ${matchId} and starts_at > now()) as added,
        (select count(*)::int from class_notices where match_id = ${matchId}) as words,
        (select count(*)::int from pgboss.job where singleton_key like ${`class:${matchId}:%`}) as messages`;
    const [settled, added, most] = expected[outcome];
    const facts = `${outcome}: ${JSON.stringify(row)}`;
    if (row?.settled !== settled) violations.push(`settled otherwise: ${facts}`);
    else if (row.added !== added) violations.push(`not given back once: ${facts}`);
    else if (row.words > most || row.messages !== row.words) violations.push(`not told once: ${facts}`);
  }
  return violations;
}
