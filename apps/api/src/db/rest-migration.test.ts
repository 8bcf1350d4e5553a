import { readFileSync } from "node:fs";
import { addDays, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller } from "../../test/caller.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { makePair } from "../../test/make-pair.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const FILE = new URL("./migrations/0081_resting-classes.sql", import.meta.url);
const steps = readFileSync(FILE, "utf8")
  .split("--> statement-breakpoint")
  .filter((step) => step.includes("UPDATE"));

/**
 * A class that ended so many days ago, with what stopped its renewal. @param failures of the charge that ended with it
 */
async function ended(days: number, stopReason: string, failures = 0): Promise<string> {
  const id = await makePair(t, parent);
  await t.deps.sql`update matches set ended_at = now() - make_interval(days => ${days}) where id = ${id}`;
  const [schedule] = await t.deps.sql<{ id: string }[]>`
    update order_schedules s set status = 'STOPPED', stop_reason = ${stopReason}, updated_at = m.ended_at
    from matches m where m.id = ${id} and s.order_item_id = m.order_item_id returning s.id`;
  if (failures > 0) {
    await t.deps
      .sql`insert into order_schedule_periods (schedule_id, number, status, due_on, amount, failures, next_attempt_at)
      values (${schedule?.id ?? ""}, 2, 'SKIPPED', current_date, 1000, ${failures}, now())`;
  }
  return id;
}

test("classes that a stop ended in the last 30 days can go on, and no others", async () => {
  const ids = [
    await ended(3, "BUYER"),
    await ended(29, "PRICE"),
    await ended(0, "ENDED", 4),
    await ended(31, "BUYER"),
    await ended(3, "ENDED"),
    await ended(3, "REFUND"),
  ];
  for (const step of steps) await t.deps.sql.unsafe(step);
  const restOf = async (id: string) =>
    (await t.deps.sql<{ until: string | null }[]>`select rests_until as until from matches where id = ${id}`)[0]?.until;
  const today = toKstDate(new Date());
  expect(await Promise.all(ids.map(restOf))).toEqual([
    ...[addDays(today, 27), addDays(today, 1), addDays(today, 30)],
    ...[null, null, null],
  ]);
  const [given] = await t.deps.sql`
    select s.stop_reason as reason from order_schedules s join matches m using (order_item_id) where m.id = ${ids[2] ?? ""}`;
  expect(given).toEqual({ reason: "FAILED" });
});
