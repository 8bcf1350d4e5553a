import { addDays, addMonths, formatWon, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { ONE_MONTH } from "../../../../../test/place-order.ts";
import { advanceTo, renewedClass } from "../../../../../test/renew.ts";

let t: TestApp;
let parent: Caller;
let cost: number;
const today = toKstDate(new Date());
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  [{ cost }] = await t.deps.sql<[{ cost: number }]>`select final_cost as cost from products where id = ${ONE_MONTH}`;
});
afterAll(() => t.close());

const setPrice = (won: number) => t.deps.sql`update products set final_cost = ${won} where id = ${ONE_MONTH}`;
const refusalOf = (answer: { statusCode: number; json: () => { errorCode: unknown } }) => [
  answer.statusCode,
  answer.json().errorCode,
];

describe("the buyer", () => {
  test("leaves the next charge out and takes that back, announced or not", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    const skipped = (await renewed.change({ skipsNext: true })).json();
    expect(skipped).toMatchObject({ nextDate: addMonths(nextDate, 1), skippedDate: nextDate, canSkip: false });
    expect(refusalOf(await renewed.change({ skipsNext: true }))).toEqual([409, 50004]);
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toEqual([]);
    const back = (await renewed.change({ skipsNext: false })).json();
    expect(back).toMatchObject({ nextDate, skippedDate: null, canSkip: true });
    expect(refusalOf(await renewed.change({ skipsNext: false }))).toEqual([409, 50004]);

    await advanceTo(t, addDays(nextDate, -7), "09:00");
    expect((await renewed.change({ skipsNext: true })).json()).toMatchObject({ period: null, skippedDate: nextDate });
    await advanceTo(t, addDays(addMonths(nextDate, 1), -7), "09:00");
    await advanceTo(t, addMonths(nextDate, 1), "10:00");
    expect(await renewed.periods()).toMatchObject([
      { number: 2, status: "SKIPPED" },
      { number: 3, status: "PAID" },
    ]);
    // What was left out is no payment: the buyer reads of the second month, not of a third.
    expect(await renewed.orders()).toMatchObject([{ orderName: "수학 중2-2 2번째 달" }]);
  });

  test("moves the day, never too soon; one that was announced is announced anew", async () => {
    const renewed = await renewedClass(t, parent);
    for (const dayOfMonth of [0, 29, 31, 1.5]) {
      expect((await renewed.change({ dayOfMonth })).statusCode).toBe(400);
    }
    const moved = (await renewed.change({ dayOfMonth: 28 })).json();
    expect(moved.dayOfMonth).toBe(28);
    expect(moved.nextDate.slice(8)).toBe("28");
    expect(moved.nextDate >= addDays(today, 14)).toBe(true);
    await advanceTo(t, addDays(moved.nextDate, -7), "09:00");
    const again = (await renewed.change({ dayOfMonth: 27 })).json();
    expect(again).toMatchObject({ dayOfMonth: 27, period: null });
    await advanceTo(t, addDays(again.nextDate, -7), "09:00");
    const [announced] = await renewed.periods();
    expect(announced?.dueOn).toBe(again.nextDate);
  });

  test("moves the day of a charge after a skipped one", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await renewed.change({ skipsNext: true });
    const moved = (await renewed.change({ dayOfMonth: 28 })).json();
    expect(moved).toMatchObject({ skippedDate: nextDate, dayOfMonth: 28 });
    expect(moved.nextDate >= addDays(nextDate, 14)).toBe(true);
  });

  test("reads in the receipt of a renewal when the next one comes", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    const [order] = await renewed.orders();
    const [, month, day] = addMonths(nextDate, 1).split("-").map(Number);
    const receipts = async () =>
      (await t.sandbox.inject("/sandbox/api/mails?to=parent@naran.test"))
        .json<{ mails: { text: string }[] }>()
        .mails.filter(({ text }) => text.includes(order?.merchantUid ?? "-"));
    await expect
      .poll(async () => (await receipts())[0]?.text, { timeout: 10_000 })
      .toContain(`다음 결제: ${month}월 ${day}일 ${formatWon(cost)}, 언제든 멈출 수 있어요.`);
  });

  test("stops at once, with what stays, and goes on with the same date", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    const stopped = (await renewed.change({ status: "STOPPED" })).json();
    expect(stopped).toMatchObject({ status: "STOPPED", stopReason: "BUYER", lessonsLeft: 8, canResume: true });
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toEqual([]);
    const resumed = (await renewed.change({ status: "ACTIVE" })).json();
    expect(resumed).toMatchObject({ status: "ACTIVE", stopReason: null, nextDate, period: { status: "DUE" } });
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
  });

  test("who goes on after the day has passed is charged when it can be announced again", async () => {
    const renewed = await renewedClass(t, parent);
    await renewed.change({ status: "STOPPED" });
    await t.deps
      .sql`update order_schedules set next_date = ${addDays(today, -3)}, day_of_month = 15 where id = ${renewed.id}`;
    const { nextDate } = (await renewed.change({ status: "ACTIVE" })).json();
    expect([nextDate > addDays(today, 7), nextDate.slice(8)]).toEqual([true, "15"]);
  });

  test("names none of another account", async () => {
    const renewed = await renewedClass(t, parent);
    const stranger = await asDemo("student");
    for (const body of [{ skipsNext: true }, { dayOfMonth: 3 }, { acceptsPrice: true }, { status: "STOPPED" }]) {
      const foreign = await call(t, stranger, "PATCH", `/users/me/order-schedules/${renewed.id}`, body);
      expect(refusalOf(foreign)).toEqual([404, 20001]);
    }
    expect(await renewed.read()).toMatchObject({ status: "ACTIVE", skippedDate: null });
  });
});

describe("a price", () => {
  test("that falls is charged at once; one that rises after thirty days and with consent", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await setPrice(cost - 9_000);
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID", amount: cost - 9_000 }]);

    await setPrice(cost + 9_000);
    const second = addMonths(nextDate, 1);
    await advanceTo(t, addDays(second, -7), "09:00");
    expect((await renewed.told()).at(-2)).toContain("동의하지 않으면 그 전에 멈춰요");
    await advanceTo(t, second, "10:00");
    expect((await renewed.orders()).at(-1)).toMatchObject({ status: "PAID", amount: cost - 9_000 });
    const third = addMonths(nextDate, 2);
    expect(await renewed.read()).toMatchObject({
      nextDate: third,
      needsConsent: true,
      amount: cost + 9_000,
      offer: { amount: cost + 9_000, startsOn: addDays(second, 23), isAccepted: false },
    });
    const accepted = (await renewed.change({ acceptsPrice: true })).json();
    expect(accepted).toMatchObject({ needsConsent: false, offer: { isAccepted: true } });
    await advanceTo(t, addDays(third, -7), "09:00");
    await advanceTo(t, third, "10:00");
    expect((await renewed.orders()).at(-1)).toMatchObject({ status: "PAID", amount: cost + 9_000 });
    expect(await renewed.read()).toMatchObject({ amount: cost + 9_000, offer: null });
    await setPrice(cost);
  });

  test("that nobody agrees to stops the schedule before it is charged; consent goes on", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await setPrice(cost + 5_000);
    await advanceTo(t, addDays(nextDate, -30), "09:00");
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    expect((await renewed.told()).at(-1)).toContain("오른 가격에 동의해 주셔야 이어져요");
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toEqual([]);
    expect(await renewed.read()).toMatchObject({ status: "STOPPED", stopReason: "PRICE" });
    expect((await renewed.change({ acceptsPrice: true, status: "ACTIVE" })).json().status).toBe("ACTIVE");
    await setPrice(cost);
  });
});
