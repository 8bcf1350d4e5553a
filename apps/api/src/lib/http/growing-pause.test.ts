import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import type { Queryable } from "../../db/client.ts";
import { countTry } from "./growing-pause.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Seconds until the next try may be; null for one that may go on. In a transaction the database's time stands still. */
const tryAgain = async (tx: Queryable, subject = "one"): Promise<number | null> => {
  const opensAt = await countTry({ ...t.deps, db: tx }, "password", subject);
  return opensAt && Math.round((opensAt.getTime() - Date.now()) / 1000);
};
const pass = (tx: Queryable, seconds: number) =>
  tx.execute(sql`update rate_limits set expires_at = expires_at - make_interval(secs => ${seconds})`);

test("five tries are free; then each wait is longer, up to a minute", async () => {
  await t.deps.db.transaction(async (tx) => {
    for (let tries = 0; tries < 5; tries++) expect(await tryAgain(tx)).toBeNull();
    for (const wait of [5, 10, 20, 40, 60, 60, 60]) {
      expect(await tryAgain(tx)).toBe(wait);
      await pass(tx, wait - 1);
      expect(await tryAgain(tx)).toBe(1);
      await pass(tx, 1.001); // instants are kept to the millisecond
      expect(await tryAgain(tx)).toBeNull();
    }
    expect(await tryAgain(tx, "another")).toBeNull();
  });
});

test("a day without a try starts the count again", async () => {
  await t.deps.db.transaction(async (tx) => {
    for (let tries = 0; tries < 8; tries++) await tryAgain(tx, "daily");
    expect(await tryAgain(tx, "daily")).toBe(5);
    await pass(tx, 24 * 60 * 60 + 1);
    for (let tries = 0; tries < 5; tries++) expect(await tryAgain(tx, "daily")).toBeNull();
    expect(await tryAgain(tx, "daily")).toBe(5);
  });
});

test("of fifty at once five go on", async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => countTry(t.deps, "password", "burst")));
  expect(all.filter((opensAt) => opensAt === null)).toHaveLength(5);
});
