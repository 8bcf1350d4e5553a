import { pino } from "pino";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createDatabaseCopy } from "../../test/test-server.ts";
import { openDatabase } from "../db/client.ts";
import { createOutbox, type Outbox, type OutboxHandler } from "./outbox.ts";

let copy: Awaited<ReturnType<typeof createDatabaseCopy>>;
let database: ReturnType<typeof openDatabase>;
let outbox: Outbox;
let handler: OutboxHandler;
const PATIENT = { timeout: 10_000 };
const lines: string[] = [];

beforeEach(async () => {
  copy = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  database = openDatabase(copy.url);
  lines.length = 0;
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  outbox = createOutbox(database.db, database.sql, logger, { test: (payload, key) => handler(payload, key) });
});
afterEach(async () => {
  await outbox.stop();
  await database.close();
  await copy.drop();
});

const add = (key: string) => database.db.transaction((tx) => outbox.add(tx, { topic: "test", key, payload: { key } }));
const rowOf = async (key: string) =>
  (await database.sql`select attempts, delivered_at, last_error from outbox where key = ${key}`)[0];
const isDelivered = async (key: string) => Boolean((await rowOf(key))?.delivered_at);

/** A promise and the way to keep it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("more deliveries at once than the pool has connections all end, though each one needs the database", async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `now:${index}`);
  for (const key of keys) await add(key);
  const all = gate();
  let waiting = 0;
  handler = async () => {
    waiting += 1;
    if (waiting === keys.length) all.open();
    await all.opened;
    await database.sql`select 1`;
  };
  await Promise.all(keys.map((key) => outbox.deliverNow(key)));
  for (const key of keys) expect(await isDelivered(key)).toBe(true);
});

test("a delivery at once that failed is told to the caller and never tried again", async () => {
  handler = () => Promise.reject(new Error("no answer"));
  await add("refused");
  await expect(outbox.deliverNow("refused")).rejects.toThrow("no answer");
  expect(await rowOf("refused")).toMatchObject({ delivered_at: null, last_error: "Error" });

  const delivered: string[] = [];
  handler = async (_payload, key) => void delivered.push(key);
  await add("next");
  outbox.start();
  await expect.poll(() => isDelivered("next"), PATIENT).toBe(true);
  await outbox.deliverNow("refused");
  expect(delivered).toEqual(["next"]);
});

test("what the relay is delivering just now is waited for, not delivered twice", async () => {
  const started = gate();
  const finish = gate();
  let deliveries = 0;
  handler = async () => {
    deliveries += 1;
    started.open();
    await finish.opened;
  };
  outbox.start();
  await add("both");
  await started.opened;
  const now = outbox.deliverNow("both");
  finish.open();
  await now;
  expect(deliveries).toBe(1);
  expect(await isDelivered("both")).toBe(true);
});

test("one that always fails keeps nobody waiting, whatever its age", async () => {
  const failing = Array.from({ length: 5 }, (_, index) => `failing:${index}`);
  handler = async (_payload, key) => {
    if (key.startsWith("failing")) throw new Error("no answer");
  };
  for (const key of failing) await add(key);
  // Due again at once, as after a long outage.
  await database.sql`update outbox set available_at = now() - interval '1 minute', attempts = 3`;
  await add("young");
  await database.sql`update outbox set available_at = now() - interval '1 hour' where key = 'young'`;
  const order: string[] = [];
  const inner = handler;
  handler = async (payload, key) => {
    order.push(key);
    await inner(payload, key);
  };
  outbox.start();
  await expect.poll(() => isDelivered("young"), PATIENT).toBe(true);
  expect(order[0]).toBe("young");
});

test("one that has failed for long raises an alarm, goes on, and is given up with another one", async () => {
  handler = () => Promise.reject(new Error("no answer"));
  await add("stuck");
  await database.sql`update outbox set attempts = 11`;
  outbox.start();
  const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  await expect.poll(() => errors().length, PATIENT).toBe(1);
  expect(errors()[0]).toMatchObject({ topic: "test", attempts: 12 });

  await database.sql`update outbox set attempts = 71, available_at = now()`;
  await expect.poll(() => errors().length, PATIENT).toBe(2);
  expect(errors()[1]).toMatchObject({ topic: "test", attempts: 72, msg: expect.stringContaining("given up") });
});
