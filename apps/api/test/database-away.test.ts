import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../src/db/client.ts";
import { asDemo } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { startDatabaseGate } from "./database-gate.ts";
import { createBuyers } from "./harness/buyers.ts";
import { ORIGIN } from "./harness/settings.ts";
import { refusal, startRefusingDatabase } from "./refusing-database.ts";

/** What the whole wait of a request has to be shorter than; a wait for a connection is a quarter of it here. */
const LONGEST_MS = 2_000;
const REQUESTS = 3;
const AWAY = "지금 연결이 어려워요. 잠시 후 다시 시도해 주세요.";

let gate: Awaited<ReturnType<typeof startDatabaseGate>>;
let t: TestApp;
let direct: postgres.Sql;
let accessToken: string;
beforeAll(async () => {
  t = await createTestApp({
    reconcile: true,
    pools: { requests: REQUESTS, waitSeconds: 0.5 },
    through: async (url) => {
      gate = await startDatabaseGate(url);
      return gate.url;
    },
  });
  direct = postgres(t.databaseUrl, { max: 2, onnotice: () => {} });
  accessToken = (await asDemo("parent")).accessToken;
});
afterEach(() => gate.open());
afterAll(async () => {
  await direct.end();
  await t.close();
  await gate.shut();
});

async function ask(url: string, options: { method?: "POST"; headers?: Record<string, string>; payload?: object } = {}) {
  const since = performance.now();
  const headers = { authorization: `Bearer ${accessToken}`, origin: ORIGIN, ...options.headers };
  const answer = await t.app.inject({ url, method: "GET", ...options, headers });
  const { message, errorCode } = answer.json();
  return { status: answer.statusCode, message, errorCode, isSoon: performance.now() - since < LONGEST_MS };
}

async function newPurchase() {
  const [buyer] = await createBuyers(direct, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  const headers = { authorization: `Bearer ${buyer.accessToken}`, "idempotency-key": randomUUID() };
  return () => ask("/api/lessons/orders/card", { method: "POST", headers, payload: buyer.body });
}

const READS = ["/api/reviews", "/api/tutors", "/api/users/me/payments", "/api/events"];
const isReady = async () => (await ask("/readyz")).status;

test.each(["refuses", "hangs"] as const)(
  "a database that %s is told at once, and used at once when it is back",
  async (how) => {
    const buy = await newPurchase();
    await expect.poll(isReady).toBe(200);
    if (how === "refuses") await gate.shut();
    else gate.hang();
    // Many more than there are connections, several times over.
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([
        ...Array(10)
          .fill(READS)
          .flat()
          .map((url) => ask(url)),
        buy(),
        ask("/readyz"),
      ]);
      expect(answers.pop()).toMatchObject({ status: 503, isSoon: true });
      for (const answer of answers) expect(answer).toMatchObject({ status: 503, message: AWAY, isSoon: true });
    }
    await gate.open();
    const since = performance.now();
    await expect.poll(async () => (await ask("/api/reviews")).status, { interval: 20 }).toBe(200);
    expect(performance.now() - since).toBeLessThan(LONGEST_MS);
    await expect.poll(isReady).toBe(200);
    expect(await buy()).toMatchObject({ status: 201 });
  },
);

test("requests that get no connection are told so, the service is not ready, and its other work goes on", async () => {
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  let taken = 0;
  const holders = Array.from({ length: REQUESTS }, () =>
    t.deps.sql.begin(async (tx) => {
      await tx`select 1`;
      taken += 1;
      await free;
    }),
  );
  await expect.poll(() => taken).toBe(REQUESTS);
  const answers = await Promise.all([...READS.map((url) => ask(url)), ask("/readyz")]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 503, isSoon: true });
  const job = { name: "notice.send", payload: {}, key: "meanwhile" };
  await direct`insert into pgboss.job (name, data, singleton_key) values (${job.name}, '{}', ${job.key})`;
  const isTried = () => direct`select 1 from pgboss.job where singleton_key = ${job.key} and started_on is not null`;
  await expect.poll(async () => (await isTried()).length).toBe(1);
  release();
  await Promise.all(holders);
  expect(await isReady()).toBe(200);
});

test("a lock on the queue's table holds up nobody who writes no job", async () => {
  const buy = await newPurchase();
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  let isLocked = false;
  const lock = direct.begin(async (tx) => {
    await tx`lock table pgboss.job in access exclusive mode`;
    isLocked = true;
    await free;
  });
  await expect.poll(() => isLocked).toBe(true);
  for (let round = 0; round < 5; round++) {
    const [purchase, ...reads] = await Promise.all([buy(), ...READS.map((url) => ask(url)), ask("/readyz")]);
    expect(purchase).toMatchObject({ status: 503, isSoon: true });
    for (const read of reads) expect(read).toMatchObject({ status: 200, isSoon: true });
  }
  release();
  await lock;
  expect(await buy()).toMatchObject({ status: 201 });
});

test("a server that takes connections and ends them, or refuses the session, is away as well", async () => {
  for (const end of [Buffer.alloc(0), refusal("08P01", "no more connections allowed")]) {
    const pooler = await startRefusingDatabase((socket) => socket.end(end));
    const { sql, close } = openDatabase(pooler.url, { max: 1, waitSeconds: 5 });
    const failures = await Promise.all([1, 2, 3].map(() => sql`select 1`.catch(({ code }) => code)));
    expect(failures).toEqual(Array(3).fill(end.length > 0 ? "08P01" : "CONNECTION_CLOSED"));
    await close();
    pooler.stop();
  }
});
