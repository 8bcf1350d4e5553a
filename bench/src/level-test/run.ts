// `npm run bench:level-test -- [--students 500]`: so many students take a whole level test at once; nothing may be lost. Beside it
// as many writes by bare Fastify and PostgreSQL in the same run.
import { parseArgs } from "node:util";
import postgres from "postgres";
import { createBuyers } from "../../../apps/api/test/harness/buyers.ts";
import { AUTH_SECRET, ORIGIN } from "../../../apps/api/test/harness/settings.ts";
import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { startPinned } from "../api/load.ts";
import { type Answered, takeTest } from "./take-test.ts";

const { values } = parseArgs({ options: { students: { type: "string", default: "500" } } });
const count = Number(values.students);

const postgresServer = await startTestServer();
const database = await createDatabaseCopy(postgresServer.adminUrl, postgresServer.templateName);
const sql = postgres(database.url, { max: 2, onnotice: () => {} });
const [first, ...buyers] = await createBuyers(sql, count + 1, "4242000100000009");
const [student] = await sql<{ id: string }[]>`select id from students where user_id = ${first?.userId ?? ""}`;
const target = await startPinned("./target-server.ts", {
  databaseUrl: database.url,
  authSecret: AUTH_SECRET,
  origin: ORIGIN,
});
const floor = await startPinned("./floor-server.ts", {
  databaseUrl: database.url,
  userId: first?.userId,
  studentId: student?.id,
  productId: first?.body.productId,
});

const take = ({ accessToken = "" }: { accessToken?: string } = {}) =>
  takeTest(`${target.origin}/api`, { authorization: `Bearer ${accessToken}`, origin: ORIGIN });
// A service that has just begun looks its job queues up, as it does once in its life: not what is measured.
await take(first);

const started = performance.now();
const taken = await Promise.all(buyers.map(take));
const seconds = (performance.now() - started) / 1000;
const requests = taken.reduce((sum, one) => sum + one.times.length, 0);
const failed = taken.reduce((sum, one) => sum + one.failed, 0);
const lost = await countLost(taken.flatMap(({ answers }) => answers));
const [open] = await sql<{ n: number }[]>`
  select count(*)::int as n from level_test_sessions where finished_at is null or points is null`;

const floorStarted = performance.now();
await Promise.all(
  Array.from({ length: count }, async () => {
    for (let at = 0; at < requests / count; at++) {
      await (await fetch(`${floor.origin}/one-statement`, { method: "POST" })).text();
    }
  }),
);
const floorSeconds = (performance.now() - floorStarted) / 1000;

const times = taken.flatMap((one) => one.times).sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
const percent = Math.round((floorSeconds / seconds) * 100);
console.log(
  `${count} students at once: ${requests} requests in ${seconds.toFixed(1)} s (${Math.round(requests / seconds)}/s, median ${at(0.5)} ms, ` +
    `p99 ${at(0.99)} ms); the floor takes ${floorSeconds.toFixed(1)} s for as many writes: ${percent} % of it. ` +
    `Failed ${failed}, answers lost ${lost}, tests without a result ${open?.n}`,
);
await target.stop();
await floor.stop();
await sql.end();
await database.drop();
await postgresServer.stop();
const isFine = failed === 0 && lost === 0 && open?.n === 0 && requests > 0;
console.log(isFine ? "1 passed, 0 failed" : "0 passed, 1 failed");
process.exitCode = isFine ? 0 : 1;

/** Answers that were acknowledged and are not stored as they were given. */
async function countLost(answers: readonly Answered[]): Promise<number> {
  const stored = await sql<Answered[]>`
    select session_id as "sessionId", number, array_position(option_order, choice) - 1 as choice
    from level_test_answers where choice is not null`;
  const kept = new Set(stored.map(({ sessionId, number, choice }) => `${sessionId} ${number} ${choice}`));
  return answers.filter(({ sessionId, number, choice }) => !kept.has(`${sessionId} ${number} ${choice}`)).length;
}
