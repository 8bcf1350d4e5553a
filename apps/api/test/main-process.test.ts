import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createSandbox, SANDBOX_DEFAULTS } from "@app/sandbox";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { JOBS, type JobKind } from "../src/db/jobs.ts";
import { asDemo } from "./caller.ts";
import { PATH } from "./env.ts";
import { firestoreEnv } from "./firestore-of.ts";
import { AUTH_SECRET } from "./harness/settings.ts";
import { loginEnv } from "./login-config.ts";
import { createDatabaseCopy } from "./test-server.ts";

// Each test starts a whole process, which a busy machine does slowly.
vi.setConfig({ testTimeout: 120_000 });

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

let database: Awaited<ReturnType<typeof createDatabaseCopy>>;
const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null, smtpPort: 0 });
let env: NodeJS.ProcessEnv;
let port: number;
beforeAll(async () => {
  database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  port = await freePort();
  env = {
    PATH,
    API_PORT: String(port),
    DATABASE_URL: database.url,
    AUTH_SECRET,
    BUYER_ORIGIN: "http://localhost:3000",
    TUTOR_ORIGIN: "http://localhost:3001",
    ACCOUNT_ORIGIN: "http://localhost:3002",
    EXAM_ORIGIN: "http://localhost:3003",
    PORTONE_API_URL: sandboxUrl,
    PORTONE_API_SECRET: SANDBOX_DEFAULTS.portoneApiSecret,
    PORTONE_STORE_ID: SANDBOX_DEFAULTS.portoneStoreId,
    PORTONE_CHANNEL_KEY: SANDBOX_DEFAULTS.portoneChannelKey,
    PORTONE_KAKAOPAY_CHANNEL_KEY: SANDBOX_DEFAULTS.portoneKakaopayChannelKey,
    PORTONE_NAVERPAY_CHANNEL_KEY: SANDBOX_DEFAULTS.portoneNaverpayChannelKey,
    PORTONE_WEBHOOK_SECRET: SANDBOX_DEFAULTS.portoneWebhookSecret,
    PORTONE_CHANNEL_TYPE: "TEST",
    SOLAPI_API_URL: sandboxUrl,
    SOLAPI_API_KEY: SANDBOX_DEFAULTS.solapiApiKey,
    SOLAPI_API_SECRET: SANDBOX_DEFAULTS.solapiApiSecret,
    SOLAPI_SENDER: SANDBOX_DEFAULTS.solapiSender,
    SOLAPI_TALK_CHANNEL: "KA01PF",
    SOLAPI_TALK_TUTOR_PROPOSAL: "KA01TP",
    UPLOAD_DIR: join(tmpdir(), "naran-main-test-uploads"),
    SMTP_URL: sandbox.mailUrl(),
    MAIL_FROM: "나란 <no-reply@naran.test>",
    ...loginEnv(sandboxUrl),
    ...firestoreEnv(sandboxUrl),
  };
});
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));
afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

/** Starts the service as `npm start` does, and collects what it says. */
function start(change: NodeJS.ProcessEnv = {}, openFiles = 1_024) {
  const said = { out: "", err: "" };
  const limited = ["-c", `ulimit -n ${openFiles} && exec "$0" "$1"`, process.execPath, main];
  const started = spawn("/bin/sh", limited, { env: { ...env, ...change }, stdio: ["ignore", "pipe", "pipe"] });
  started.stdout?.on("data", (chunk) => (said.out += chunk));
  started.stderr?.on("data", (chunk) => (said.err += chunk));
  child = started;
  return { said, ended: once(started, "exit"), started };
}

const status = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status: code }) => code,
    () => 0,
  );

test("becomes ready, answers, and ends cleanly on SIGTERM", async () => {
  const { started, ended, said } = start();
  await expect.poll(() => status("/readyz"), { timeout: 90_000 }).toBe(200);
  expect(await status("/livez")).toBe(200);
  expect(await status("/api/tablets")).toBe(200);
  started.kill("SIGTERM");
  const [code, signal] = await ended;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(said.err).toBe("");
  const lines = said.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["listening", "stopping"]));
});

test("has every job of the clock come at its time in Korea", async () => {
  const sql = postgres(database.url, { max: 1 });
  const rows = await sql`select name, cron, timezone from pgboss.schedule order by name`;
  await sql.end();
  const timed = Object.entries<JobKind>(JOBS).filter(([, { cron }]) => cron);
  expect(rows).toEqual(timed.map(([name, { cron, tz = "UTC" }]) => ({ name, cron, timezone: tz })).sort(byName));
  expect(rows).toContainEqual({ name: "money.reconcile", cron: "30 4 * * *", timezone: "Asia/Seoul" });
});

test("answers what is under way on SIGTERM, and takes nothing new", async () => {
  const { started, ended } = start();
  await expect.poll(() => status("/readyz"), { timeout: 90_000 }).toBe(200);
  // A log-in takes a while: its password is hashed. The first answer means that the others are under way.
  const answers = Array.from({ length: 12 }, (_, n) => logIn(`person-${n}@naran.test`));
  await Promise.race(answers);
  started.kill("SIGTERM");
  expect(await Promise.all(answers)).toEqual(Array(12).fill(400));
  const [code, signal] = await ended;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(await status("/livez")).toBe(0);
});

test("says first that it ends, goes on answering, ends open streams, and waits for no work that the database holds up", async () => {
  const { started, ended } = start({ DRAIN_SECONDS: "2" });
  await expect.poll(() => status("/readyz"), { timeout: 90_000 }).toBe(200);
  const { accessToken } = await asDemo("parent");
  const headers = { authorization: `Bearer ${accessToken}` };
  const stream = await fetch(`http://127.0.0.1:${port}/api/lessons/matches/events`, { headers });
  const heard = stream.text().then(() => "ended");
  const holder = postgres(database.url, { max: 1, onnotice: () => {} });
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = holder.begin(async (tx) => {
    await tx`lock table pgboss.job in access exclusive mode`;
    locked.resolve();
    await free;
  });
  await locked.promise;
  const since = performance.now();
  started.kill("SIGTERM");
  await expect.poll(() => status("/readyz"), { interval: 20 }).toBe(503);
  expect(await status("/api/tablets")).toBe(200);
  const [code] = await ended;
  expect([code, await heard]).toEqual([0, "ended"]);
  // Draining, background work and pools: each has its own limit, of which the sum is this.
  expect(performance.now() - since).toBeLessThan(2_000 + 5_000 + 5_000 + 3_000);
  release();
  await lock;
  await holder.end();
});

const logIn = (email: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { origin: "http://localhost:3000", "content-type": "application/json" },
    body: JSON.stringify({ email, password: "not the password" }),
  }).then(
    ({ status: code }) => code,
    () => 0,
  );

test("says in one line what is missing, and does not start", async () => {
  const { ended, said } = start({ AUTH_SECRET: undefined, SOLAPI_SENDER: "abc" });
  const [code] = await ended;
  expect(code).toBe(1);
  expect(said.err.trim().split("\n")).toHaveLength(1);
  expect(said.err).toMatch(/AUTH_SECRET.*SOLAPI_SENDER/);
});

test("is alive but not ready without its database", async () => {
  const { started, ended } = start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  await expect.poll(() => status("/livez"), { timeout: 90_000 }).toBe(200);
  expect(await status("/readyz")).toBe(503);
  expect(await status("/api/reviews")).toBe(503);
  started.kill("SIGTERM");
  const [code] = await ended;
  expect(code).toBe(0);
});

test("lives on, and answers those who are in, when callers want more connections than it may open", async () => {
  const { said, started } = start({}, 256);
  await expect.poll(() => status("/readyz"), { timeout: 90_000 }).toBe(200);
  const callers = Array.from({ length: 400 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  const turnedAway = () => callers.filter((caller) => caller.closed).length;
  await expect.poll(turnedAway, { timeout: 30_000 }).toBeGreaterThan(400 - 256);
  const inside = callers.find((caller) => !caller.closed);
  inside?.write("GET /livez HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(String(await new Promise((resolve) => inside?.once("data", resolve)))).toMatch(/^HTTP\/1.1 200/);
  for (const caller of callers) caller.destroy();
  await expect.poll(() => status("/livez"), { timeout: 30_000 }).toBe(200);
  expect([said.err, started.exitCode]).toEqual(["", null]);
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}
