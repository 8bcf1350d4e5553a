import { sql as raw } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabaseCopy } from "../../../test/test-server.ts";
import { openDatabase } from "../../db/client.ts";
import { createJobQueue, type JobHandlers } from "./job-queue.ts";
import { jobId, jobRows, writeJobs } from "./job-statements.ts";

let copy: Awaited<ReturnType<typeof createDatabaseCopy>>;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  copy = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  database = openDatabase(copy.url);
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

async function jobOf(key: string) {
  const [job] = await database.sql`
    select to_jsonb(j) - array['id', 'singleton_key', 'created_on', 'start_after', 'keep_until'] as rest,
      extract(epoch from start_after - created_on)::float as delay, extract(epoch from keep_until - start_after)::float as kept
    from pgboss.job j where singleton_key = ${key}`;
  return job;
}

test("a statement of ours writes a job as the library does, once", async () => {
  const jobs = createJobQueue(database.sql, pino({ level: "silent" }), {} as JobHandlers);
  const payload = { issueId: crypto.randomUUID(), userId: "u1" };
  const job = { name: "billing-key.sweep", payload, delaySeconds: 60 } as const;
  await jobs.send(database.db, { ...job, key: "by the library" });
  const ours = jobRows(job.name, {
    from: raw`(select ${payload.issueId}::text as issue, ${payload.userId}::text as person) as told`,
    key: raw`'by us'`,
    payload: { issueId: raw`told.issue`, userId: raw`told.person` },
    delaySeconds: job.delaySeconds,
  });
  for (let time = 0; time < 2; time++) await database.db.execute(writeJobs(ours));
  expect(await jobOf("by us")).toEqual(await jobOf("by the library"));
  expect(await database.sql`select id from pgboss.job where singleton_key = 'by us'`).toEqual([{ id: jobId("by us") }]);
  expect(await jobs.withdraw(database.db, job.name, "by us")).toBe(true);
});
