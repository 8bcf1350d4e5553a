import { addDays } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { advanceTo, chargesOf, renewedClass } from "../../../../../test/renew.ts";
import { reconcileOrders } from "../../orders/charges/reconcile-orders.ts";

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
          await reconcileOrders(systemCtx(t.deps));
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
