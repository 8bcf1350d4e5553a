import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { createDatabaseCopy } from "../../../test/test-server.ts";
import { openDatabase } from "../../db/client.ts";
import { JOB_NAMES, JOBS, type JobKind, type JobName } from "../../db/jobs.ts";
import { createLogger } from "../logs/logger.ts";
import { createJobQueue, type JobQueue } from "./job-queue.ts";

let copy: Awaited<ReturnType<typeof createDatabaseCopy>>;
let database: ReturnType<typeof openDatabase>;
let jobs: JobQueue;
const done: JobName[] = [];
beforeAll(async () => {
  copy = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  database = openDatabase(copy.url);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await database.close();
  await copy.drop();
});

async function start({ keepsHours }: { keepsHours: boolean }) {
  const logger = createLogger("debug", { write: () => {} });
  const handlers = JOB_NAMES.map((name) => [name, async () => void done.push(name)]);
  jobs = createJobQueue(database.sql, logger, Object.fromEntries(handlers), keepsHours);
  await jobs.start();
  onTestFinished(jobs.stop);
}

async function runAt(name: "tasks.remind" | "lesson.settle", time: string): Promise<JobName[]> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-11-24T${time}:00+09:00`) });
  done.length = 0;
  await jobs.send(database.db, { name, key: `${name}:${time}`, payload: {} });
  const stateOf = async () =>
    (await database.sql`select state from pgboss.job where singleton_key = ${`${name}:${time}`}`)[0]?.state;
  await expect.poll(stateOf, { timeout: 10_000 }).toBe("completed");
  return done.filter((one) => one === name);
}

test("reminders that were missed and run at a start by night are left to the day", async () => {
  await start({ keepsHours: true });
  expect(await runAt("tasks.remind", "02:47")).toEqual([]);
  expect(await runAt("tasks.remind", "10:07")).toEqual(["tasks.remind"]);
  expect(await runAt("lesson.settle", "02:47")).toEqual(["lesson.settle"]);
});

test("where tests run at any hour, so do they", async () => {
  await start({ keepsHours: false });
  expect(await runAt("tasks.remind", "02:48")).toEqual(["tasks.remind"]);
});

test("each job that reminds has its hours, by day", () => {
  const kinds: [JobName, JobKind][] = JOB_NAMES.map((name) => [name, JOBS[name]]);
  const timed = kinds.flatMap(([name, { hours, cron }]) => (hours ? [[name, hours, cron]] : []));
  expect(timed).toEqual([
    ["tasks.remind", { from: 10, until: 20 }, "*/10 10-19 * * *"],
    ["digests.send", { from: 18, until: 21 }, "*/10 18-20 * * 0"],
    ["terms.announce", { from: 10, until: 20 }, "*/10 10-19 * * *"],
    ["offers.remind", { from: 10, until: 20 }, "*/10 10-19 * * *"],
    ["referrals.settle", { from: 8, until: 21 }, "11 8-20 * * *"],
  ]);
});
