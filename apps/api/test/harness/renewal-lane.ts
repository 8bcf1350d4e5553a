import { setTimeout as pause } from "node:timers/promises";
import { createSandbox, SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { openDatabase, type Sql } from "../../src/db/client.ts";
import type { PurchaseStep, RenewalStep } from "../../src/deps.ts";
import { createDatabaseCopy } from "../test-server.ts";
import { createBuyers } from "./buyers.ts";
import type { LaneResult } from "./lane.ts";
import { mustBuy } from "./purchase.ts";
import { findRenewalViolations, type ProviderCounts, pairUp, type RenewedCourse, skipOnce } from "./renewals.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { FAULTS, patienceWith, type RenewalVariant } from "./settings.ts";
import { dropIndexes } from "./source-breaks.ts";

const COURSES = 4;
const TICK_MS = 150;
/** Long enough for the other process to look at an order whose charge has not arrived, and short of the lease. */
const ON_THE_WAY_MS = 250;
const MINUTES_PER_TICK = 10;
/** So often a trial is done again when both processes shared the work so that the one to die never came to its step. */
const TRIES = 3;

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
 * Runs `kills` trials from `first` on in the table of steps x faults: four courses are renewed by two processes that begin at the
 * same instant, while the charges go wrong in some way and a buyer leaves one of them out. One process is killed at the step; the
 * other one goes on by itself. Each period has to be announced once, and charged once and followed by its lessons, or left out.
 */
export async function runRenewalLane(input: {
  adminUrl: string;
  templateName: string;
  variant: RenewalVariant | null;
  first: number;
  kills: number;
  stride: number;
  /** Ends the lane at the first violation of this kind. */
  stopAt?: RegExp;
  onTrial?: (line: string) => void;
}): Promise<LaneResult> {
  const { variant, stopAt } = input;
  const database = await createDatabaseCopy(input.adminUrl, input.templateName);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null, hangMs: 1_200 });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { sql, close } = openDatabase(database.url);
  await dropIndexes(sql, variant);
  const settings = { databaseUrl: database.url, sandboxUrl, variant, onTheWayMs: ON_THE_WAY_MS };
  const violations: string[] = [];
  let kills = 0;
  let servers: [ServerProcess, ServerProcess] = [await startServer(settings), await startServer(settings)];
  try {
    for (let trial = 0; trial < input.kills; trial += 1) {
      const index = input.first + trial * input.stride;
      const step = RENEWAL_KILLS[index % RENEWAL_KILLS.length] ?? "in-announce";
      const fault = FAULTS[index % FAULTS.length] ?? "ok";
      for (let round = 0, isKilled = false; round < TRIES && !isKilled; round += 1) {
        const skip = round === 0 ? index % 3 : 0;
        const done = await renew({ sql, sandbox, servers, step, fault, skip, variant });
        isKilled = done.isKilled;
        if (isKilled) kills += 1;
        const name = `${variant ?? "whole"}, renewal, ${step} + ${skip} x ${fault}${isKilled ? "" : ", not killed"}`;
        violations.push(...done.found.map((violation) => `${name}: ${violation}`));
        input.onTrial?.([`${name}: ${done.found.length} violations, ${done.facts}`, ...done.found].join("\n    "));
        servers = [servers[1], await startServer(settings)];
      }
      if (stopAt && violations.some((violation) => stopAt.test(violation))) break;
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await close();
    await sandbox.close();
    await database.drop();
  }
  return { kills, violations };
}

interface Trial {
  sql: Sql;
  sandbox: ReturnType<typeof createSandbox>;
  /** The first one is to die. */
  servers: readonly [ServerProcess, ServerProcess];
  step: (typeof RENEWAL_KILLS)[number];
  fault: string;
  /** So often the process comes by the step before it dies there. */
  skip: number;
  variant: RenewalVariant | null;
}

async function renew({ sql, sandbox, servers, step, fault, skip, variant }: Trial) {
  const [first, second] = servers;
  const started = Date.now();
  const setFault = (mode: string) =>
    sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: { mode, operation: "pay", times: "all" } });
  const buyers = await createBuyers(sql, COURSES, testCardNumber("paid"));
  const courses = await pairUp(sql, await Promise.all(buyers.map((buyer) => mustBuy(buyer, () => second.origin))));
  await setFault(fault);
  first.crashAt({ step, skip });
  const killed = first.died.then(() => true);
  const found: string[] = [];
  const isDone = await renewAll({
    ...{ sql, courses, servers, variant },
    heal: () => setFault("ok"),
    whenDue: async () => skipOnce(second.origin, buyers, courses[Math.floor(Math.random() * courses.length)]),
  });
  if (!isDone) found.push("a period was forgotten");
  const isKilled = await Promise.race([killed, pause(100, false)]);
  if (!isKilled) await first.kill();
  await setFault("ok");
  const { payments } = (await sandbox.inject("/sandbox/api/payments")).json<{ payments: ProviderCounts[] }>();
  found.push(...(await findRenewalViolations(sql, courses, payments)));
  const [{ skipped } = { skipped: 0 }] = await sql<{ skipped: number }[]>`
    select count(*)::int as skipped from order_schedule_periods
    where status = 'SKIPPED' and schedule_id = any(${courses.map(({ scheduleId }) => scheduleId)})`;
  // The next trial's courses have the same tutors.
  await sql`delete from lessons where match_id = any(${courses.map(({ matchId }) => matchId)})`;
  return { isKilled, found, facts: `${skipped} left out, ${Date.now() - started} ms` };
}

interface Renewing {
  sql: Sql;
  courses: readonly RenewedCourse[];
  servers: readonly ServerProcess[];
  variant: RenewalVariant | null;
  heal: () => Promise<unknown>;
  /** Happens once, at the same instant as the first charges. */
  whenDue: () => Promise<unknown>;
}

/** Lets time go by for all processes until every period is paid or left out. The charges heal once one of the processes has died. */
async function renewAll({ sql, courses, servers, variant, heal, whenDue }: Renewing): Promise<boolean> {
  const [dueOn] = courses.map(({ nextDate }) => nextDate);
  // A break is to be seen soon; the product as it is gets the time that a busy machine needs.
  const giveUpAt = Date.now() + (variant === null ? 6 : 2) * patienceWith(variant).settleMs;
  void servers[0]?.died.then(heal);
  let at = new Date(`${dueOn}T09:00:00+09:00`).getTime() - 7 * 86_400_000;
  let isAnnounced = false;
  let asked: Promise<unknown> = Promise.resolve();
  for (let tick = 0; Date.now() < giveUpAt; tick += 1) {
    for (const server of servers) server.advanceTo(new Date(at));
    await pause(TICK_MS);
    const [row] = await sql<{ opened: number; settled: number }[]>`
      select count(*)::int as opened, count(*) filter (where status in ('PAID', 'SKIPPED'))::int as settled
      from order_schedule_periods where schedule_id = any(${courses.map(({ scheduleId }) => scheduleId)})`;
    if (row && row.opened >= courses.length && row.settled === row.opened) {
      await asked;
      return true;
    }
    if (isAnnounced) at += MINUTES_PER_TICK * 60_000;
    else if (row && row.opened >= courses.length) {
      at = new Date(`${dueOn}T10:00:00+09:00`).getTime();
      isAnnounced = true;
      asked = whenDue();
    }
    // A fault that stops every charge heals by and by; whoever was to die at a later step gets there then.
    if (tick === 40) await heal();
  }
  await asked;
  return false;
}
