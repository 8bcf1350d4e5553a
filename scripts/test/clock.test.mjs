import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import postgres from "postgres";
import { installClock } from "../lib/clock/database-clock.mjs";
import { openClock } from "../lib/clock/open-clock.mjs";
import { shiftDate } from "../lib/clock/shift-date.mjs";
import { tellBrowsers } from "../lib/clock/tell-browsers.mjs";
import { ensureDatabase } from "../lib/postgres/client.mjs";
import { startTestCluster } from "../lib/postgres/clusters.mjs";
import { findFreePorts } from "../lib/processes/ports.mjs";
import { startService, untilAnswers } from "../lib/processes/services.mjs";
import { root } from "../lib/setup/paths.mjs";
import { serviceEnv } from "../lib/stack/local-env.mjs";
import { signIn } from "../lib/stack/sign-in.mjs";
import { prepareDatabase } from "../lib/stack/stack.mjs";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const folder = mkdtempSync(join(tmpdir(), "naran-clock-"));
const clockFile = join(folder, "clock");
/** @type {(() => unknown)[]} */
const cleanUp = [() => rmSync(folder, { recursive: true })];
let databaseUrl, env, people, sql;

before(async () => {
  const cluster = await startTestCluster();
  cleanUp.push(cluster.stop);
  databaseUrl = await ensureDatabase(cluster, "clock");
  const ports = await findFreePorts();
  const clock = await openClock({ databaseUrl, file: clockFile });
  cleanUp.push(clock.stop);
  env = { ...serviceEnv({ ports, databaseUrl, uploads: join(folder, "uploads") }), ...clock.env };
  people = await prepareDatabase(databaseUrl, clock);
  for (const [name, ready] of [
    ["sandbox", `http://127.0.0.1:${ports.sandbox}/livez`],
    ["api", `http://127.0.0.1:${ports.api}/readyz`],
  ]) {
    const cwd = join(root, "apps", name);
    const service = startService({ name, args: ["src/main.ts"], cwd, env, log: join(folder, `${name}.log`) });
    cleanUp.push(service.stop);
    await untilAnswers(service, ready);
  }
  sql = postgres(databaseUrl, { max: 1 });
  cleanUp.push(() => sql.end());
});

after(async () => {
  for (const end of cleanUp.toReversed()) await end();
});

async function move(step) {
  const response = await fetch(`${env.SANDBOX_ORIGIN}/sandbox/api/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ step }),
  });
  return { status: response.status, ...(await response.json()) };
}

const isAbout = (at, expected) => assert.ok(Math.abs(Number(new Date(at)) - expected) < 30_000, `${at}`);

test("a move takes the database, the API, the sandbox and the jobs along, and nobody is logged out", async () => {
  const cookie = await signIn({ env, people }, "buyer");
  const [{ id }] = await sql`
    insert into pgboss.job (name, data, start_after) values ('housekeeping', '{}', now() + interval '6 hours') returning id`;
  const before = Date.now();
  const moved = await move("+1d");
  assert.deepEqual([moved.status, moved.settled], [200, true]);
  const ahead = before + DAY;
  isAbout(moved.now, ahead);

  const [now] = await sql`select now(), clock_timestamp() as clock, pg_catalog.now() as real, pgboss.job_now() as jobs`;
  isAbout(now.now, ahead);
  isAbout(now.clock, ahead);
  isAbout(now.jobs, ahead);
  isAbout(now.real, before);
  const [limit] = await sql`
    insert into webhook_events (id, type) values ('clock', 'Transaction.Paid') returning created_at`;
  isAbout(limit.created_at, ahead);
  const [job] = await sql`select state, completed_on - start_after as late from pgboss.job where id = ${id}`;
  assert.equal(job.state, "completed");

  const token = await fetch(`${env.API_ORIGIN}/api/access-token`, {
    method: "POST",
    headers: { cookie, origin: env.BUYER_ORIGIN },
  });
  assert.equal(token.status, 200);
  isAbout((await token.json()).expiresAt, ahead + 5 * 60_000);
  isAbout(token.headers.get("date"), ahead);
  assert.match(String(token.headers.getSetCookie()), /naran\.clock=\d{8}; Path=\/; SameSite=Lax/);
});

test("a step that is none, or too long, is refused", async () => {
  assert.equal((await move("-1d")).status, 400);
  assert.equal((await move("+9mo")).status, 400);
});

test("the shift outlives the run", async () => {
  const again = await openClock({ databaseUrl, file: join(folder, "again") });
  await again.stop();
  assert.ok(Number(readFileSync(join(folder, "again"), "utf8")) > DAY - HOUR);
});

test("a run that ended before it had come to the present is known", async () => {
  const past = databaseUrl.replace(/clock$/, "past");
  await sql`create database past`;
  const first = await openClock({ databaseUrl: past, file: join(folder, "past"), startMs: -DAY });
  await first.stop();
  const again = await openClock({ databaseUrl: past, file: join(folder, "past"), startMs: -DAY });
  await again.stop();
  assert.deepEqual([first.isNew, first.isBehind], [true, false]);
  assert.deepEqual([again.isNew, again.isBehind], [false, true]);
});

test("time goes forward only", async () => {
  await assert.rejects(sql`update clock.shift set ms = ms - 1`, /forward/);
});

test("production is refused: by the database's clock, and by every process", async () => {
  const given = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    await assert.rejects(installClock(sql), /not moved in production/);
  } finally {
    if (given === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = given;
  }
  const run = spawnSync(process.execPath, ["-e", "console.log(Date.now())"], {
    encoding: "utf8",
    env: { ...process.env, ...env, NODE_ENV: "production" },
  });
  assert.notEqual(run.status, 0);
  assert.match(run.stderr, /not moved in production/);
  assert.equal(run.stdout, "");
});

test("a process knows no moved time without the run's file", () => {
  const run = spawnSync(process.execPath, ["-e", "console.log(Date.now())"], { encoding: "utf8" });
  isAbout(Number(run.stdout), Date.now());
});

test("the API's SQL asks for the time by functions, which a clock can stand in front of", () => {
  const files = globSync("apps/api/src/{features,lib,db/schema,seed}/**/*.ts", { cwd: root });
  assert.ok(files.length > 300);
  const odd = files.filter((file) =>
    /\b(current_date|current_timestamp|current_time|localtime|localtimestamp|pg_catalog\.now)\b/i.test(
      readFileSync(join(root, file), "utf8"),
    ),
  );
  assert.deepEqual(odd, []);
});

test("a shifted Date is a Date in all else", () => {
  const scope = { Date };
  const real = Date.now();
  const restore = shiftDate(() => 3 * DAY, scope);
  try {
    isAbout(scope.Date.now(), real + 3 * DAY);
    isAbout(new scope.Date(), real + 3 * DAY);
    isAbout(scope.Date(), real + 3 * DAY);
    assert.equal(new scope.Date(0).toISOString(), "1970-01-01T00:00:00.000Z");
    assert.equal(new scope.Date(2026, 10, 23).getDate(), 23);
    assert.ok(new scope.Date() instanceof scope.Date);
    assert.ok(new scope.Date() instanceof Date);
    assert.equal(new scope.Date().constructor, scope.Date);
    assert.equal(scope.Date.UTC(1970, 0, 2), DAY);
    class Own extends scope.Date {}
    isAbout(new Own(), real + 3 * DAY);
    assert.ok(new Own() instanceof Own);
  } finally {
    restore();
  }
  assert.equal(scope.Date, Date);
  assert.equal(new Date().constructor, Date);
});

test("browsers learn the shift by a cookie, once", () => {
  const told = (headers, url = "/price") => {
    const set = [];
    const response = {
      writeHead: () => response,
      hasHeader: () => true,
      appendHeader: (name, value) => set.push(`${name}: ${value}`),
    };
    tellBrowsers(() => DAY, response);
    response.writeHead.call(Object.assign(response, { req: { url, headers } }), 200);
    return set;
  };
  assert.deepEqual(told({}), ["set-cookie: naran.clock=86400000; Path=/; SameSite=Lax"]);
  assert.deepEqual(told({ cookie: "a=1; naran.clock=86400000" }), []);
  assert.deepEqual(told({ cookie: "naran.clock=864000001" }).length, 1);
  assert.deepEqual(told({}, "/_next/static/chunks/a.js"), []);
});
