import { addDays } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { advanceTo, chargesOf, renewedClass } from "../../../test/renew.ts";
import { reconcileOrders } from "../orders/reconcile-orders.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp({ config: { purchaseLeaseMs: 300 }, timeoutMs: 200 });
  parent = await asDemo("parent");
});
afterAll(() => t.close());

describe("a charge without an answer", () => {
  const setFault = (mode: string) =>
    t.sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: { mode, operation: "pay", times: 1 } });
  const settle = async (isDone: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await reconcileOrders(t.deps);
          return isDone();
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(true);

  test.each(["drop-after-charge", "hang-after-charge"])("is read back and not sent again: %s", async (mode) => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await setFault(mode);
    await advanceTo(t, nextDate, "10:00");
    await advanceTo(t, addDays(nextDate, 1), "10:00");
    await settle(async () => (await renewed.periods())[0]?.status === "PAID");
    const orders = await renewed.orders();
    expect(orders).toMatchObject([{ status: "PAID" }]);
    expect((await chargesOf(t)).get(orders[0]?.paymentId ?? "")).toBe(1);
  });

  test("that never arrived is sent again an hour later, and does not count as refused", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await setFault("drop-before-charge");
    await advanceTo(t, nextDate, "10:00");
    await t.deps
      .sql`update orders set charge_deadline = now() - interval '1 hour', lease_until = now() - interval '1 second'
      where status in ('PENDING', 'UNKNOWN')`;
    await settle(async () => (await renewed.periods())[0]?.status === "RETRYING");
    expect(await renewed.periods()).toMatchObject([{ status: "RETRYING", failures: 0 }]);
    await advanceTo(t, nextDate, "10:59");
    expect(await renewed.orders()).toHaveLength(1);
    await advanceTo(t, nextDate, "11:00");
    expect(await renewed.periods()).toMatchObject([{ status: "PAID" }]);
    expect((await renewed.orders()).map(({ status }) => status)).toEqual(["FAILED", "PAID"]);
  });
});

test("a year by its dates: twelve charges, the last days of months, and as many lessons", async () => {
  const renewed = await renewedClass(t, parent);
  await t.deps.sql`update order_schedules set day_of_month = 31, next_date = '2027-01-31' where id = ${renewed.id}`;
  const dates = [
    ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"],
    ...["2027-07-31", "2027-08-31", "2027-09-30", "2027-10-31", "2027-11-30", "2027-12-31"],
  ];
  for (const date of dates) {
    await advanceTo(t, addDays(date, -7), "08:00");
    await advanceTo(t, date, "10:00");
  }
  const periods = await renewed.periods();
  expect(periods.map(({ status, dueOn }) => `${status} ${dueOn}`)).toEqual(dates.map((date) => `PAID ${date}`));
  expect((await renewed.orders()).map(({ orderName }) => orderName).at(-1)).toBe("수학 13번째 달");
  const { counts } = (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}/lessons`)).json();
  expect(counts).toMatchObject({ total: 13 * 8, scheduled: 13 * 8, unscheduled: 0 });
});
