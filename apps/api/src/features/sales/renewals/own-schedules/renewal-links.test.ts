import { addDays } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { ONE_MONTH } from "../../../../../test/place-order.ts";
import { advanceTo, renewedClass } from "../../../../../test/renew.ts";

let t: TestApp;
let parent: Caller;
let cost: number;
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

describe("the link of a message", () => {
  const linkOf = async (renewed: Awaited<ReturnType<typeof renewedClass>>) =>
    /order-schedules\/([\w-]{22})$/.exec((await renewed.told()).at(-1) ?? "")?.[1] ?? "";
  const open = (token: string) => call(t, ANYBODY, "GET", `/order-schedule-links/${token}`);
  const answer = (token: string, said: string) =>
    call(t, ANYBODY, "PATCH", `/order-schedule-links/${token}`, { answer: said });

  test("shows what the message says, and stops and goes on without log-in", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate, amount } = await renewed.read();
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    const token = await linkOf(renewed);
    const opened = await open(token);
    expect(opened.headers).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    expect(opened.json()).toEqual({
      status: "ACTIVE",
      studentName: "김하준",
      subjectLabel: "수학",
      subjectDetailLabel: "중2-2",
      productName: "60분 · 주 2회 · 1개월",
      nextDate,
      amount,
      needsConsent: false,
      isArranged: true,
      wait: null,
      offer: null,
      rest: null,
      methodLabel: expect.stringMatching(/\d\d$/),
      lessonsLeft: 8,
      canKeep: true,
      canResume: true,
    });
    expect((await answer(token, "STOP")).json().status).toBe("STOPPED");
    expect(await renewed.read()).toMatchObject({ status: "STOPPED", stopReason: "BUYER" });
    expect((await answer(token, "KEEP")).json().status).toBe("ACTIVE");
    expect((await answer(token, "KEEP")).json().status).toBe("ACTIVE");
    expect(refusalOf(await answer(token, "ACCEPT_PRICE"))).toEqual([409, 50004]);
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID" }]);
  });

  test("agrees to a higher price", async () => {
    const renewed = await renewedClass(t, parent);
    const { nextDate } = await renewed.read();
    await setPrice(cost + 7_000);
    await advanceTo(t, addDays(nextDate, -30), "09:00");
    const token = await linkOf(renewed);
    expect((await open(token)).json().offer).toMatchObject({ amount: cost + 7_000, isAccepted: false });
    expect((await answer(token, "ACCEPT_PRICE")).json().offer.isAccepted).toBe(true);
    await advanceTo(t, addDays(nextDate, -7), "09:00");
    expect(await linkOf(renewed)).toBe(token);
    await advanceTo(t, nextDate, "10:00");
    expect(await renewed.orders()).toMatchObject([{ status: "PAID", amount: cost + 7_000 }]);
    await setPrice(cost);
  });

  test("opens nothing with another token, nor for an account that is closed", async () => {
    for (const token of ["short", "A".repeat(22), "x' or 1=1"]) {
      expect(refusalOf(await open(encodeURIComponent(token)))).toEqual([404, 20001]);
      expect(refusalOf(await answer(encodeURIComponent(token), "STOP"))).toEqual([404, 20001]);
    }
  });
});
