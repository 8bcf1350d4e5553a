import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createDatabaseCopy } from "../../../test/test-server.ts";
import { openDatabase } from "../../db/client.ts";
import { JOB_NAMES, type JobInput, type JobName } from "../../db/jobs.ts";
import { createLogger } from "../logs/logger.ts";
import { createJobQueue, type JobHandlers, type JobQueue } from "./job-queue.ts";

let copy: Awaited<ReturnType<typeof createDatabaseCopy>>;
let database: ReturnType<typeof openDatabase>;
let jobs: JobQueue;
let handler: (name: JobName, payload: unknown, key: string) => Promise<void>;
const PATIENT = { timeout: 10_000 };
const lines: string[] = [];

function createQueue(): JobQueue {
  const logger = createLogger("debug", { write: (line: string) => lines.push(line) });
  const handlers = JOB_NAMES.map((name) => [name, (payload: unknown, key: string) => handler(name, payload, key)]);
  return createJobQueue(database.sql, logger, Object.fromEntries(handlers));
}

beforeEach(async () => {
  copy = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  database = openDatabase(copy.url);
  lines.length = 0;
  handler = async () => {};
  jobs = createQueue();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await copy.drop();
});

const notice: JobInput<"notice.send"> = { kind: "PAYMENT", userId: "u1", text: "[나란] 결제했어요." };
const send = (key: string, delaySeconds = 0) =>
  database.db.transaction((tx) => jobs.queueNotice(tx, { ...notice, key, delaySeconds }));
const sendSweep = (key: string, delaySeconds = 0) => {
  const payload = { issueId: crypto.randomUUID(), userId: "u1" };
  return jobs.send(database.db, { name: "billing-key.sweep", key, payload, delaySeconds });
};
const jobOf = async (key: string) =>
  (await database.sql`select name, state, retry_count, output::text from pgboss.job where singleton_key = ${key}`)[0];
const stateOf = async (key: string) => (await jobOf(key))?.state;
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");

/** A promise and the way to keep it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("a job is written with its transaction, or not at all", async () => {
  const refused = database.db.transaction(async (tx) => {
    await jobs.queueNotice(tx, { ...notice, key: "undone" });
    throw new Error("undone");
  });
  await expect(refused).rejects.toThrow("undone");
  expect(await jobOf("undone")).toBeUndefined();
});

test("a key that is sent twice is one job, also after it was done", async () => {
  const done: string[] = [];
  handler = async (_name, _payload, key) => void done.push(key);
  await jobs.start();
  for (let time = 0; time < 2; time++) {
    await send("once");
    await expect.poll(() => stateOf("once"), PATIENT).toBe("completed");
  }
  await send("next");
  await expect.poll(() => stateOf("next"), PATIENT).toBe("completed");
  expect(done).toEqual(["once", "next"]);
});

test("a job is done soon after it was sent, and a delayed one when it is due", async () => {
  const at = new Map<string, number>();
  handler = async (_name, _payload, key) => void at.set(key, Date.now());
  await jobs.start();
  const sentAt = Date.now();
  await send("late", 3);
  await send("soon");
  await expect.poll(() => at.size, PATIENT).toBe(2);
  expect([...at.keys()]).toEqual(["soon", "late"]);
  expect((at.get("late") ?? 0) - sentAt).toBeGreaterThanOrEqual(2_900);
});

test("many jobs of one transaction are done without waiting for a poll each", async () => {
  let done = 0;
  handler = async () => {
    done += 1;
  };
  await jobs.start();
  await database.db.transaction(async (tx) => {
    for (let index = 0; index < 40; index++) {
      await jobs.send(tx, { name: "proposal.send", key: `many:${index}`, payload: { pairingId: "p", tutorId: index } });
    }
  });
  await expect.poll(() => done, PATIENT).toBe(40);
});

test("a vendor that does not answer delays neither the next job of its queue nor those of other queues", async () => {
  const answer = gate();
  const done: string[] = [];
  handler = async (_name, _payload, key) => {
    if (key.startsWith("stuck")) await answer.opened;
    done.push(key);
  };
  await jobs.start();
  await send("stuck:1");
  await send("stuck:2");
  await send("same queue");
  await sendSweep("other queue");
  await expect.poll(() => [...done].sort(), PATIENT).toEqual(["other queue", "same queue"]);
  answer.open();
  await expect.poll(() => done.length, PATIENT).toBe(4);
});

test("a job is withdrawn as long as its work has not begun", async () => {
  const began = gate();
  const finish = gate();
  handler = async () => {
    began.open();
    await finish.opened;
  };
  await sendSweep("waiting", 60);
  expect(await jobs.withdraw(database.db, "billing-key.sweep", "waiting")).toBe(true);
  expect(await jobOf("waiting")).toBeUndefined();
  await jobs.start();
  await sendSweep("begun");
  await began.opened;
  expect(await jobs.withdraw(database.db, "billing-key.sweep", "begun")).toBe(false);
  finish.open();
  await expect.poll(() => stateOf("begun"), PATIENT).toBe("completed");
});

test("stopping waits for the job under way", async () => {
  const began = gate();
  const finish = gate();
  handler = async () => {
    began.open();
    await finish.opened;
  };
  await jobs.start();
  expect(jobs.isRunning()).toBe(true);
  await send("last");
  await began.opened;
  const stopped = jobs.stop();
  finish.open();
  await stopped;
  expect(jobs.isRunning()).toBe(false);
  expect(await stateOf("last")).toBe("completed");
});

test("a job whose process died is done by another one", async () => {
  await send("orphan");
  await database.sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
    heartbeat_on = now() - interval '1 minute' where singleton_key = 'orphan'`;
  await jobs.start();
  await expect.poll(() => stateOf("orphan"), { timeout: 25_000 }).toBe("completed");
}, 30_000);

test("a failure is tried again, and its text is kept in no table and no log line", async () => {
  let attempts = 0;
  handler = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no route to 01012345678");
  };
  await jobs.start();
  await send("again");
  await expect.poll(() => jobOf("again"), PATIENT).toMatchObject({ state: "retry" });
  expect(JSON.stringify(await jobOf("again"))).not.toContain("01012345678");
  await expect.poll(() => stateOf("again"), PATIENT).toBe("completed");
  expect(lines.join()).not.toContain("01012345678");
});

test("a payload that does not fit fails the job with its name and the fields, and is not handed on", async () => {
  let handed = 0;
  handler = async () => {
    handed += 1;
  };
  await database.sql`insert into pgboss.job (name, data, singleton_key) values
    ('billing-key.sweep', '{"issueID": "no field", "userId": 1077, "isLate": "01012345678"}', 'unfit')`;
  await jobs.start();
  await expect
    .poll(async () => (await jobOf("unfit"))?.output, PATIENT)
    .toContain("PayloadRefused billing-key.sweep: issueId, userId, isLate");
  expect(JSON.stringify(await jobOf("unfit")) + lines.join()).not.toMatch(/1077|01012345678|no field/);
  expect(handed).toBe(0);
});

test("one that has failed for long raises an alarm, and is given up with another one and kept for a person", async () => {
  handler = () => Promise.reject(new Error("no answer"));
  await send("stuck");
  await database.sql`update pgboss.job set retry_count = 10, state = 'retry', started_on = now()`;
  await jobs.start();
  await expect.poll(() => errors().length, PATIENT).toBe(1);
  expect(errors()[0]).toMatchObject({ job: "notice.send", attempts: 12 });

  await expect.poll(() => stateOf("stuck"), PATIENT).toBe("retry");
  await database.sql`update pgboss.job set retry_count = 70, start_after = now() where singleton_key = 'stuck'`;
  await expect.poll(() => errors().length, PATIENT).toBe(2);
  expect(errors()[1]).toMatchObject({ attempts: 72, msg: expect.stringContaining("given up") });
  await expect
    .poll(() => database.sql`select name, data from pgboss.job where name = 'dead-letters'`, PATIENT)
    .toMatchObject([{ data: notice }]);
});

test("a queue whose database is away is not running, and can be stopped", async () => {
  const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
  const logger = createLogger("debug", { write: (line: string) => lines.push(line) });
  const queue = createJobQueue(away.sql, logger, {} as JobHandlers);
  const started = queue.start();
  await expect.poll(() => errors().length, PATIENT).toBeGreaterThan(0);
  expect(queue.isRunning()).toBe(false);
  await queue.stop();
  await started;
  await away.close();
});

test("a deployment takes the messages of the outbox along", async () => {
  await database.sql.unsafe(`
    create table outbox (id bigserial primary key, topic text not null, key text not null unique, payload jsonb not null,
      attempts int not null default 0, available_at timestamptz not null default now(), delivered_at timestamptz);
    insert into outbox (topic, key, payload, attempts, available_at, delivered_at) values
      ('notice.send', 'waiting', '{"kind": "LESSON", "userId": "u1", "text": "1"}', 0, now(), null),
      ('notice.send', 'retried', '{"kind": "LESSON", "userId": "u1", "text": "2"}', 3, now(), null),
      ('class.end', 'later', '{}', 0, now() + interval '1 day', null),
      ('notice.send', 'delivered', '{}', 1, now(), now()), ('sms.phone-code', 'code', '{}', 72, 'infinity', null);`);
  const file = new URL("../../db/migrations/0016_job-queues.sql", import.meta.url);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await database.sql.unsafe(statement);
  }
  const done: unknown[] = [];
  handler = async (_name, payload, key) => void done.push([key, payload]);
  await jobs.start();
  for (const key of ["waiting", "delivered"]) await send(key);
  await expect.poll(() => stateOf("retried"), PATIENT).toBe("completed");
  await expect.poll(() => stateOf("waiting"), PATIENT).toBe("completed");
  expect(done).toHaveLength(2);
  expect(done).toEqual(
    expect.arrayContaining([
      ["waiting", { kind: "LESSON", userId: "u1", text: "1" }],
      ["retried", { kind: "LESSON", userId: "u1", text: "2" }],
    ]),
  );
  expect(await stateOf("later")).toBe("created");
});
