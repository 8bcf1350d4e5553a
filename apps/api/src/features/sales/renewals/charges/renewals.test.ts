import { testCardNumber } from "@app/sandbox";
import { addDays, addMonths } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { TEST_CARD } from "../../../../../test/place-order.ts";
import { advanceTo, chargesOf, kst, renewedClass } from "../../../../../test/renew.ts";
import { settle } from "../../../../../test/settle.ts";

// Schedules really charge: by the sandbox's cards, against PostgreSQL, with time moved by the instant that is given.

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const lessonsOf = async (matchId: string) =>
  (await call(t, parent, "GET", `/lessons/matches/${matchId}/lessons`)).json();

/** Another card for the renewals of one that says no, or the other way round. */
async function addCard(outcome: Parameters<typeof testCardNumber>[0], digits: string): Promise<string> {
  const cardNumber = `${testCardNumber(outcome).slice(0, -4)}${digits}`;
  const { payments } = (
    await call(t, parent, "PUT", "/users/me/payments", { cardInformation: { ...TEST_CARD, cardNumber } })
  ).json();
  return payments.find((one: { cardNumber: string }) => one.cardNumber.endsWith(digits)).id;
}

describe("a renewal", () => {
  test("is announced, recalled and charged once, whoever runs; its lessons go on at the same times", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate, amount, paymentMethod } = await renewed.read();
    await advanceTo(t, addDays(nextDate, -8), "12:00");
    expect(await renewed.periods()).toEqual([]);
    await advanceTo(t, addDays(nextDate, -7), "07:59");
    expect(await renewed.periods()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => advanceTo(t, addDays(nextDate, -7), "08:00")));
    expect(await renewed.periods()).toMatchObject([{ number: 2, status: "DUE", dueOn: nextDate }]);
    expect((await renewed.read()).period).toMatchObject({ number: 2, status: "DUE", failure: null });

    await advanceTo(t, nextDate, "08:00");
    await advanceTo(t, nextDate, "09:59");
    expect(await renewed.orders()).toEqual([]);
    await Promise.all([1, 2, 3, 4].map(() => advanceTo(t, nextDate, "10:00")));
    await advanceTo(t, nextDate, "10:01");
    const [order, ...others] = await renewed.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: "PAID",
      amount,
      key: `schedule:${renewed.id}:2:1`,
      orderName: "수학 중2-2 2번째 달",
    });
    expect((await chargesOf(t)).get(order?.paymentId ?? "")).toBe(1);
    expect(await renewed.periods()).toMatchObject([{ status: "PAID", failures: 0 }]);
    expect(await renewed.read()).toMatchObject({ status: "ACTIVE", nextDate: addMonths(nextDate, 1), period: null });

    const { content, counts } = await lessonsOf(renewed.matchId);
    expect(counts).toEqual({ total: 16, used: 0, scheduled: 16, left: 16, unscheduled: 0 });
    const starts = content.map(({ startsAt }: { startsAt: string }) => new Date(startsAt));
    expect(new Set(starts.map((at: Date) => `${at.getUTCDay()} ${at.getUTCHours()}`)).size).toBe(2);
    const detail = (await call(t, parent, "GET", `/v2/orders/${order?.merchantUid}`)).json();
    expect(detail.ledger[0].label).toBe("수학 중2-2 2번째 달 수업료 정가");
    expect(detail.applicantCompleted).toBe(true);
    expect((await call(t, parent, "GET", "/users/me/order-schedules")).json().content).toHaveLength(1);

    const told = await renewed.told();
    expect(told).toHaveLength(2);
    const [, month, day] = nextDate.split("-").map(Number);
    expect(told[0]).toContain(`김하준 학생 수학 중2-2 정기 결제: ${month}월 ${day}일`);
    expect(told[0]).toContain(paymentMethod.cardNumber.slice(-2));
    expect(told[0]).toMatch(/http:\/\/localhost:3000\/order-schedules\/[\w-]{22}$/);
    expect(told[0]).toContain(`/framer/order-schedule/appeal-to-stay?matchId=${renewed.matchId}&token=`);
    expect(told[1]).toContain("오늘 10시에");
    const [paid] = await t.deps
      .sql`select count(*)::int as n from pgboss.job where data ->> 'text' like '%이어서 예약했어요%'`;
    expect(paid?.n).toBe(2);
  });

  test("does not ask for wishes of a tutor, and takes none", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await advanceTo(t, nextDate, "08:00");
    await advanceTo(t, addDays(nextDate, 7), "10:00");
    const [order] = await renewed.orders();
    const wishes = await call(t, parent, "GET", `/lessons/applicants/${order?.merchantUid}`);
    expect(wishes.statusCode).toBe(404);
    const { content } = (await call(t, parent, "GET", "/orders?size=50")).json();
    const shown = content.find(({ merchantUid }: { merchantUid: string }) => merchantUid === order?.merchantUid);
    expect(shown).toMatchObject({ applicantCompleted: true, status: "PAID" });
  });

  test("says how many paid lessons will not be used by then, and that the charge can be left out", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await t.deps
      .sql`update lessons set starts_at = starts_at + interval '60 days', ends_at = ends_at + interval '60 days'
      where match_id = ${renewed.matchId}`;
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "08:00");
    const unused = "듣지 않은 수업 8회는 그대로 남아요. 결제 일정에서 한 번 건너뛸 수 있어요.";
    expect(await renewed.told()).toEqual([expect.stringContaining(unused), expect.stringContaining(unused)]);
    await advanceTo(t, nextDate, "10:00");
    const [paid] = await t.deps.sql<[{ text: string }]>`select data ->> 'text' as text from pgboss.job
      where singleton_key like ${`class:${renewed.matchId}:PLANNED:%`} and data ->> 'text' like '%모두%' limit 1`;
    expect(paid.text).toMatch(/수업 8회를 이어서 예약했어요\. .+ 남은 수업은 모두 16회예요\./);
  });

  test("that nobody could announce in time waits a week from its message on", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await advanceTo(t, addDays(nextDate, 3), "12:00");
    expect(await renewed.periods()).toMatchObject([{ status: "DUE", dueOn: addDays(nextDate, 10) }]);
    expect(await renewed.orders()).toEqual([]);
    await advanceTo(t, addDays(nextDate, 10), "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
  });

  test("of a course that was refunded stops", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await t.deps.sql`update order_items set kept_count = 0
      where id = (select order_item_id from matches where id = ${renewed.matchId})`;
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toEqual([]);
    expect(await renewed.read()).toMatchObject({ status: "STOPPED", stopReason: "REFUND", canResume: false });
    expect((await renewed.change({ status: "ACTIVE" })).statusCode).toBe(409);
  });
});

describe("a card that says no", () => {
  test("is tried on days 1, 3 and 7, then the schedule pauses; a new card pays at once", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    const bad = await addCard("limit-exceeded", "1111");
    expect((await renewed.change({ paymentMethodId: bad })).json().paymentMethod.id).toBe(bad);
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await settle(t, kst(addDays(nextDate, 30), "10:00"));
    for (const [days, orders] of [
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [6, 3],
      [7, 4],
      [8, 4],
      [30, 4],
    ] as const) {
      await advanceTo(t, addDays(nextDate, days), "10:00");
      expect((await renewed.orders()).length, `day ${days}`).toBe(orders);
    }
    expect((await renewed.orders()).map(({ status, key }) => `${status} ${key.split(":").at(-1)}`)).toEqual([
      "FAILED 1",
      "FAILED 2",
      "FAILED 3",
      "FAILED 4",
    ]);
    expect(await renewed.read()).toMatchObject({
      status: "PAUSED",
      stopReason: "FAILED",
      period: { status: "PAUSED", failure: "INSUFFICIENT_FUNDS" },
      lessonsLeft: 0,
      canResume: true,
    });
    const told = await renewed.told();
    expect(told.filter((text) => text.includes("한도나 잔액이 부족했어요"))).toHaveLength(4);
    expect(told.at(-1)).toContain("까지 선생님 자리를 맡아 둘게요");

    const again = await renewed.change({ status: "ACTIVE" });
    expect(again.json()).toMatchObject({
      status: "PAUSED",
      period: { status: "PAUSED", failure: "INSUFFICIENT_FUNDS" },
    });
    const good = await addCard("paid", "2222");
    const resumed = await renewed.change({ paymentMethodId: good });
    expect(resumed.json()).toMatchObject({ status: "ACTIVE", stopReason: null, period: null });
    expect((await renewed.orders()).at(-1)).toMatchObject({ status: "PAID", key: `schedule:${renewed.id}:2:6` });
    expect((await lessonsOf(renewed.matchId)).counts.total).toBe(16);
  });

  test("can be stopped meanwhile: nothing is tried any more", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await renewed.change({ paymentMethodId: await addCard("limit-exceeded", "3333") });
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.read()).toMatchObject({ status: "ACTIVE", period: { status: "RETRYING" } });
    expect((await renewed.change({ status: "STOPPED" })).json()).toMatchObject({ status: "STOPPED", lessonsLeft: 8 });
    await advanceTo(t, addDays(nextDate, 1), "10:00");
    expect(await renewed.orders()).toHaveLength(1);
  });

  test("without the provider's words counts as refused, not as a charge that was never sent", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    const { payments } = t.deps;
    t.deps.payments = {
      ...payments,
      async getPayment(id) {
        const payment = await payments.getPayment(id);
        return payment && { ...payment, status: "FAILED", failureMessage: null };
      },
    };
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    t.deps.payments = payments;
    expect((await renewed.read()).period).toMatchObject({ status: "RETRYING", failure: "DECLINED" });
    expect(await renewed.periods()).toMatchObject([{ failures: 1 }]);
  });

  test("that is gone counts as refused, with its reason", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate, paymentMethod } = await renewed.read();
    await t.deps.sql`update payment_methods set disconnected_at = now() where id = ${paymentMethod.id}`;
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toEqual([]);
    expect((await renewed.read()).period).toMatchObject({ status: "RETRYING", failure: "METHOD_GONE" });
    const other = await addCard("paid", "4444");
    expect((await renewed.change({ paymentMethodId: other })).json().period).toBeNull();
    expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
  });
});
