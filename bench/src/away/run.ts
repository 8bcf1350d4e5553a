// `npm run bench:away -- [--seconds 60] [--lock 30] [--clients 20]`: PostgreSQL is killed under load for so many
// seconds, then the queue's table is locked. Expects each answer within 2 s, 503 where the database is away, and a
// success within 2 s of its return.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { createBuyers } from "../../../apps/api/test/harness/buyers.ts";
import { AUTH_SECRET, ORIGIN } from "../../../apps/api/test/harness/settings.ts";
import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { startPinned } from "../api/load.ts";
import { type Answer, startClients } from "./clients.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    lock: { type: "string", default: "30" },
    clients: { type: "string", default: "20" },
  },
});
/** The wait for a connection, and a busy machine's time to say so. */
const BAR_MS = 2_500;
const PHASES = 5;
/** More than there are purchases in two minutes. */
const BUYERS = 2_000;
const server = await startTestServer();
const database = await createDatabaseCopy(server.adminUrl, server.templateName);
const connect = () => postgres(database.url, { max: 1, onnotice: () => {} });
const first = connect();
const buyers = await createBuyers(first, BUYERS, "4242000100000009");
await first.end();
const settings = { databaseUrl: database.url, authSecret: AUTH_SECRET, origin: ORIGIN, isWhole: true };
const target = await startPinned("../api/target-server.ts", settings);
const clients = startClients(target.origin, buyers, Number(values.clients));
let failed = 0;

/** Has the clients ask meanwhile, and tells what they were answered. */
async function phase(name: string, work: () => Promise<unknown>, judge: (answers: Answer[]) => boolean) {
  clients.take();
  await work();
  const answers = clients.take();
  const isGood = judge(answers);
  if (!isGood) failed += 1;
  const statuses = Object.groupBy(answers, ({ kind, status }) => `${kind} ${status}`);
  const counts = Object.entries(statuses).map(([status, all]) => `${status}: ${all?.length}`);
  console.log(
    `${isGood ? "ok" : "FAILED"} ${name}: longest ${longest(answers)} ms, but for purchases ${longest(others(answers))} ms; ${counts.sort().join(", ")}`,
  );
}

const longest = (answers: Answer[]) => Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));
const are = (answers: Answer[], status: number) =>
  answers.length > 0 && answers.every((answer) => answer.status === status);
const others = (answers: Answer[]) => answers.filter(({ kind }) => kind !== "purchase");

try {
  await pause(3_000);
  await phase(
    "the database is there",
    () => pause(5_000),
    (answers) =>
      are(
        answers.filter(({ kind }) => kind === "read"),
        200,
      ),
  );
  clients.take();
  await server.halt();
  const gone = performance.now();
  // Its processes answer until they notice.
  while (!clients.seen().some(({ status }) => status === 503)) await pause(10);
  console.log(`first refusal ${Math.round(performance.now() - gone)} ms after it was killed`);
  await phase(
    `it is away for ${values.seconds} s`,
    () => pause(Number(values.seconds) * 1_000),
    (answers) => are(answers, 503) && longest(answers) < BAR_MS,
  );
  await server.resume();
  const back = performance.now();
  clients.take();
  while (!clients.seen().some(({ status }) => status === 200)) await pause(10);
  console.log(`first success ${Math.round(performance.now() - back)} ms after its return`);
  await pause(2_000);
  await phase(
    "it is back",
    () => pause(5_000),
    (answers) => !answers.some(({ status }) => status >= 500),
  );
  const locker = connect();
  await phase(
    `the queue's table is locked for ${values.lock} s`,
    () =>
      locker.begin(async (tx) => {
        await tx`lock table pgboss.job in access exclusive mode`;
        clients.take();
        await pause(Number(values.lock) * 1_000);
      }),
    (answers) => are(others(answers), 200) && longest(others(answers)) < BAR_MS && longest(answers) < 2 * BAR_MS,
  );
  await locker.end();
  await phase(
    "it is free",
    () => pause(5_000),
    (answers) => longest(answers) < BAR_MS,
  );
} finally {
  await clients.stop();
  await target.stop();
  await database.drop();
  await server.stop();
}
console.log(`${PHASES - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
