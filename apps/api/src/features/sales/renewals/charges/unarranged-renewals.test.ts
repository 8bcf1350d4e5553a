import { addDays, addMonths, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { advanceTo, renewedClass } from "../../../../../test/renew.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

test.each(["without a tutor", "without a first lesson"])(
  "a renewal %s is not charged and moves on by a month",
  async (what) => {
    const renewed = await renewedClass(t, parent, { isPlanned: what === "without a tutor" });
    if (what === "without a tutor") {
      await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where id = ${renewed.matchId}`;
    }
    const { nextDate, isArranged } = await renewed.read();
    expect(isArranged).toBe(false);
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toEqual([]);
    expect(await renewed.periods()).toMatchObject([{ status: "SKIPPED" }]);
    expect(await renewed.read()).toMatchObject({
      status: "ACTIVE",
      nextDate: addMonths(nextDate, 1),
    });
    const told = await renewed.told();
    expect(told[0]).toContain("수업 날이 잡히지 않으면 결제하지 않아요");
    expect(told[1]).toContain("이번에는 결제하지 않았어요");
    await renewed.change({ status: "STOPPED" });
    await renewed.change({ status: "ACTIVE" });
    expect((await renewed.told()).at(-1)).toMatch(
      /다시 켰어요\. .+원을 결제해요\. 그때까지 수업 날이 잡히지 않으면 결제하지 않아요\. 멈추려면:/,
    );
  },
);

test("one that was refused and has lost its tutor goes on without a charge, on the day that was said", async () => {
  const renewed = await renewedClass(t, parent);
  const { nextDate } = await renewed.read();
  await advanceTo(t, addDays(nextDate, -7), "09:00");
  await t.deps.sql`update order_schedule_periods set status = 'PAUSED', due_on = ${toKstDate(new Date())}
    where schedule_id = ${renewed.id}`;
  await t.deps
    .sql`update order_schedules set status = 'PAUSED', stop_reason = 'FAILED', next_date = ${toKstDate(new Date())}
    where id = ${renewed.id}`;
  expect((await renewed.read()).paysNow).toBe(true);
  await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where id = ${renewed.matchId}`;
  const said = await renewed.read();
  expect(said).toMatchObject({ status: "PAUSED", isArranged: false, paysNow: false, canResume: true });
  const after = (await renewed.change({ status: "ACTIVE" })).json();
  expect(after).toMatchObject({ status: "ACTIVE", nextDate: said.nextDate, amount: said.amount, period: null });
  expect(await renewed.orders()).toEqual([]);
  expect(await renewed.periods()).toMatchObject([{ status: "SKIPPED" }]);
  expect((await renewed.told()).at(-1)).toContain("정기 결제를 다시 켰어요");
  expect((await renewed.told()).at(-1)).toContain("그때까지 수업 날이 잡히지 않으면 결제하지 않아요");
});
