import { testCardNumber } from "@app/sandbox";
import { addDays, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { accountCtx, staffCtx, systemCtx } from "../../../../../test/ctx.ts";
import { TEST_CARD } from "../../../../../test/place-order.ts";
import { advanceTo, kst } from "../../../../../test/renew.ts";
import { freeDemoTutor, type UsedUpClass, usedUpClass } from "../../../../../test/resting-class.ts";
import { reconcileOrders } from "../../orders/charges/reconcile-orders.ts";
import { advanceSchedules } from "../due-renewals/advance-schedules.ts";
import { changeOrderSchedule } from "../own-schedules/change-order-schedule.ts";
import { changePeriod } from "../staff/change-period.ts";

let t: TestApp;
let parent: Caller;
const today = toKstDate(new Date());
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => freeDemoTutor(t));

test("a stop by staff and the last refused try rest as well, and go on", async () => {
  const renewed = await usedUpClass(t, parent, addDays(today, 8));
  const card = async (result: string) => {
    const [row] = await t.deps.sql<
      { id: string }[]
    >`select payment_method_id as id from order_schedules where id = ${renewed.id}`;
    await t.deps
      .sql`update payment_methods set disconnected_at = ${result === "gone" ? new Date().toISOString() : null} where id = ${row?.id ?? ""}`;
  };
  await advanceTo(t, addDays(today, 1), "09:00");
  await card("gone");
  for (const days of [8, 9]) await advanceTo(t, addDays(today, days), "10:00");
  const [period] = await t.deps.sql<{ id: string; status: string }[]>`
    select id, status from order_schedule_periods where schedule_id = ${renewed.id}`;
  expect(period?.status).toBe("RETRYING");
  await changePeriod(
    staffCtx(t.deps, {
      userId: "demo-parent",
      requestId: "r1",
    } as never),
    period?.id ?? "",
    { act: "PAUSE", note: "고객 요청" },
  );
  expect((await renewed.told()).at(-1)).toContain(
    "운영팀이 다음 결제를 멈췄어요. 다시 켜기 전에는 결제되지 않아요. 남은 수업이 없어요.",
  );
  await renewed.look();
  expect(await renewed.read()).toMatchObject({ status: "PAUSED", stopReason: "STAFF", canResume: true, paysNow: true });
  expect(await renewed.state()).toMatchObject({ isHeld: true, active: 1 });

  await t.deps.sql`update order_schedules set status = 'ACTIVE', stop_reason = null where id = ${renewed.id}`;
  await t.deps
    .sql`update order_schedule_periods set status = 'RETRYING', failures = 3, next_attempt_at = now() where id = ${period?.id ?? ""}`;
  await t.deps.sql`update matches set rests_until = null where id = ${renewed.matchId}`;
  await advanceTo(t, addDays(today, 10), "10:00");
  expect(await renewed.read()).toMatchObject({ status: "PAUSED", stopReason: "FAILED", canResume: true });
  expect((await renewed.told()).at(-1)).toContain("정기 결제를 쉬고 있어요. 남은 수업이 없어요.");
  expect((await renewed.state()).until).not.toBeNull();
  await card("back");
  expect((await renewed.change({ status: "ACTIVE" })).json()).toMatchObject({ status: "ACTIVE", rest: null });
  expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
  expect(await renewed.planned()).toBe(8);
});

describe("a process that dies while a class goes on", () => {
  const dieAt = (at: string) => ({
    ...t.deps,
    checkpoint: (step: string) => {
      if (step === at) throw new Error(at);
    },
  });
  const goOn = (renewed: UsedUpClass, step: string) =>
    changeOrderSchedule(accountCtx(dieAt(step), "demo-parent"), renewed.id, { status: "ACTIVE" });

  test("before its order stands leaves it at rest, its tutor's times free", async () => {
    const renewed = await usedUpClass(t, parent, addDays(today, -3));
    await renewed.change({ status: "STOPPED" });
    await renewed.look(kst(addDays(renewed.lastLessonOn, 15), "00:05"));
    const before = await renewed.state();
    await expect(goOn(renewed, "in-period")).rejects.toThrow("in-period");
    expect(await renewed.state()).toEqual(before);
    expect(await renewed.read()).toMatchObject({ status: "STOPPED", canResume: true, paysNow: true });
    expect(await renewed.orders()).toEqual([]);
  });

  test("after its order stands is finished by the reconciler: one charge, and its lessons", async () => {
    const renewed = await usedUpClass(t, parent, addDays(today, -3));
    await renewed.change({ status: "STOPPED" });
    await expect(goOn(renewed, "after-period")).rejects.toThrow("after-period");
    await t.deps
      .sql`update orders set lease_until = now() - interval '1 second', charge_deadline = now() - interval '1 second'
      where status = 'PENDING'`;
    await expect
      .poll(async () => {
        await reconcileOrders(systemCtx(t.deps));
        return (await renewed.orders())[0]?.status;
      })
      .not.toBe("PENDING");
    const [order] = await renewed.orders();
    const state = await renewed.read();
    // What never arrived is sent again an hour later: the class waits for it and keeps its times.
    if (order?.status === "FAILED") {
      expect(state).toMatchObject({ status: "ACTIVE", period: { status: "RETRYING" } });
      await advanceSchedules(systemCtx(t.deps), new Date(Date.now() + 2 * 3_600_000));
    }
    expect((await renewed.orders()).filter(({ status }) => status === "PAID")).toHaveLength(1);
    expect(await renewed.planned()).toBe(8);
    expect(await renewed.state()).toMatchObject({ until: null, isHeld: true });
  });
});

test("one that is refused when it goes on keeps the times while it is tried, and rests again when it is given up", async () => {
  const renewed = await usedUpClass(t, parent, addDays(today, -3));
  const cardNumber = testCardNumber("limit-exceeded");
  const { payments } = (
    await call(t, parent, "PUT", "/users/me/payments", { cardInformation: { ...TEST_CARD, cardNumber } })
  ).json();
  const bad = payments.find((one: { cardNumber: string }) => one.cardNumber.endsWith(cardNumber.slice(-4)));
  await renewed.change({ status: "STOPPED" });
  const tried = (await renewed.change({ status: "ACTIVE", paymentMethodId: bad.id })).json();
  expect(tried).toMatchObject({ status: "ACTIVE", period: { status: "RETRYING", failure: "INSUFFICIENT_FUNDS" } });
  expect(await renewed.state()).toMatchObject({ until: null, isHeld: true, active: 1 });
  for (const days of [1, 3, 7]) await advanceTo(t, addDays(today, days), "10:00");
  expect(await renewed.read()).toMatchObject({ status: "PAUSED", stopReason: "FAILED", canResume: true });
  expect((await renewed.state()).until).toBe(addDays(renewed.lastLessonOn, 30));
});
