import { testCardNumber } from "@app/sandbox";
import { nextRenewal } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import {
  agreeToAll,
  cardOrderBody,
  newKey,
  ONE_MONTH,
  placeOrder,
  TEST_CARD,
  TRIAL,
} from "../../../../../test/place-order.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const CHILDREN = ["00000000-0000-4000-8000-000000000002", "00000000-0000-4000-8000-000000000003"] as const;
const PATH = "/users/me/order-schedules";
const list = async (who = parent, headers = {}) => (await call(t, who, "GET", PATH, undefined, headers)).json().content;
const change = (id: string, body: object, who = parent, headers = {}) =>
  call(t, who, "PATCH", `${PATH}/${id}`, body, headers);
const payments = async () => (await call(t, parent, "GET", "/users/me/payments")).json().payments;
const put = (body: object, who = parent) => call(t, who, "PUT", "/users/me/payments", body);
const ending = (digits: string) => ({ ...TEST_CARD, cardNumber: `${testCardNumber("paid").slice(0, -4)}${digits}` });

describe("a periodic product that is paid by card", () => {
  test("is renewed a month later with that card; a trial or three months are not", async () => {
    await placeOrder(t, parent, { productId: TRIAL });
    expect(await list()).toEqual([]);
    await placeOrder(t, parent, { studentId: CHILDREN[0] });
    const [schedule, ...others] = await list();
    expect(others).toEqual([]);
    const [row] = await t.deps.sql`
      select ((now() at time zone 'Asia/Seoul')::date + interval '1 month')::date::text as due,
        (select final_cost from products where id = ${ONE_MONTH}) as cost`;
    expect(schedule).toMatchObject({
      status: "ACTIVE",
      nextDate: row?.due,
      amount: row?.cost,
      studentName: "김하준",
      productName: "60분 · 주 2회 · 1개월",
      subjectLabel: "수학",
      paymentMethod: { cardExpiry: "12/29" },
    });
    // What the screens promise before paying.
    const promised = nextRenewal([{ periodic: true, totalMonths: 1, finalCost: row?.cost }], new Date());
    expect(promised).toEqual({ date: schedule.nextDate, amount: schedule.amount });
    const [catalogue] = await t.deps
      .sql`select schedule_order_product_id as next from products where id = ${ONE_MONTH}`;
    expect(catalogue?.next).toBe(ONE_MONTH);
  });

  test("paid with a stored card is renewed with that one; bundled courses have a renewal each", async () => {
    const [stored] = await payments();
    const line = { productId: ONE_MONTH, rentTablet: false };
    const [product] = await t.deps.sql<
      { final_cost: number }[]
    >`select final_cost from products where id = ${ONE_MONTH}`;
    const { cardInformation: _card, ...body } = await cardOrderBody(t, {
      orders: [
        { ...line, subject: "MATH", subjectDetail: "MATH_M2_2" },
        { ...line, subject: "MATH", subjectDetail: "MATH_M2_1" },
      ],
      studentId: CHILDREN[1],
      student: { name: "김서아" },
      paymentMethodId: stored.id,
      shownAmount: (product?.final_cost ?? 0) * 2,
      consents: agreeToAll([1, 1]),
    });
    const answer = await call(t, parent, "POST", "/lessons/orders/card/bundlings", body, newKey());
    expect(answer.statusCode).toBe(201);
    const schedules = await list(parent, { "x-switch-auth-student": CHILDREN[1] });
    expect(schedules).toHaveLength(2);
    for (const { paymentMethod } of schedules) expect(paymentMethod.id).toBe(stored.id);
    expect(await list()).toHaveLength(3);
  });
});

describe("a renewal", () => {
  test("is stopped and goes on, on a day to come", async () => {
    const [{ id }] = await list();
    expect((await change(id, { status: "STOPPED" })).json()).toMatchObject({ id, status: "STOPPED" });
    await t.deps.sql`update order_schedules set next_date = '2026-01-31' where id = ${id}`;
    const resumed = (await change(id, { status: "ACTIVE" })).json();
    expect(resumed.status).toBe("ACTIVE");
    const [row] = await t.deps.sql`select (now() at time zone 'Asia/Seoul')::date::text as today`;
    expect(resumed.nextDate > row?.today).toBe(true);
  });

  test("is not changed from an old version, nor by somebody else", async () => {
    const [{ id, updatedAt }] = await list();
    await change(id, { status: "STOPPED" });
    const late = await change(id, { status: "ACTIVE" }, parent, { "if-match": updatedAt });
    expect(late.statusCode).toBe(409);
    const student = await asDemo("student");
    const foreign = await change(id, { status: "ACTIVE" }, student);
    const missing = await change("00000000-0000-4000-8000-0000000000ff", { status: "ACTIVE" }, student);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(missing.json());
    expect(await list(student)).toEqual([]);
    await change(id, { status: "ACTIVE" });
  });

  test("takes only a method of the account", async () => {
    const [{ id }] = await list();
    const answer = await change(id, { paymentMethodId: "00000000-0000-4000-8000-0000000000ff" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 10001, fields: [{ path: "paymentMethodId" }] });
  });
});

describe("a stored card", () => {
  test("says what it is used for and stays while it is; a new card takes its place and its renewals", async () => {
    const [used] = await payments();
    expect(used.usedBy).toHaveLength(3);
    expect(used.usedBy[0]).toMatchObject({
      studentName: expect.any(String),
      nextDate: expect.stringMatching(/^\d{4}-/),
    });
    const refused = await put({ removedIds: [used.id] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ service: "account", errorCode: 20006, reason: "METHOD_IN_USE" });
    expect(refused.json().message).toMatch(/^(김.. 수학 \S+ \d+월 \d+일\(.\) 결제(, |에 쓰고 있어요\. )){3}다른/);

    const orders = async () => (await t.deps.sql`select count(*)::int as n from orders`)[0]?.n;
    const before = await orders();
    const replaced = await put({ cardInformation: ending("7777"), removedIds: [used.id] });
    expect(replaced.statusCode).toBe(200);
    const [added, ...others] = replaced.json().payments;
    expect(others).toEqual([]);
    expect(added).toMatchObject({ isDefault: true, cardNumber: expect.stringMatching(/\*7777$/) });
    expect(added.usedBy).toHaveLength(3);
    expect(await orders()).toBe(before);
    expect((await list()).map((one: { paymentMethod: { id: string } }) => one.paymentMethod.id)).toEqual(
      Array(3).fill(added.id),
    );
  });

  test("gives its renewals to another stored one, or to the same card that is paid with again", async () => {
    const [used] = await payments();
    const [, second] = (await put({ cardInformation: ending("8888") })).json().payments;
    expect(second).toMatchObject({ isDefault: false, usedBy: [] });
    const moved = await put({ removedIds: [used.id], replacementId: second.id });
    expect(moved.json().payments).toMatchObject([{ id: second.id, isDefault: true }]);
    expect(moved.json().payments[0].usedBy).toHaveLength(3);
    const english = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
    await placeOrder(t, parent, { productId: TRIAL, ...english, cardInformation: ending("8888"), keepCard: true });
    const [again, ...others] = await payments();
    expect(others).toEqual([]);
    expect(again.id).not.toBe(second.id);
    expect(again.usedBy).toHaveLength(3);
  });

  test("that was taken back at the provider takes no renewals over", async () => {
    const [used] = await payments();
    const [, gone] = (await put({ cardInformation: ending("9999") })).json().payments;
    await t.deps.sql`update payment_methods set disconnected_at = now() where id = ${gone.id}`;
    const refused = await put({ removedIds: [used.id], replacementId: gone.id });
    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ path: "replacementId" }]]);
    expect((await put({ removedIds: [gone.id] })).json().payments).toMatchObject([{ id: used.id }]);
  });

  test("of paused renewals names them and can be removed; they ask for a card when they go on", async () => {
    await t.deps.sql`update order_schedules set status = 'PAUSED', stop_reason = 'FAILED'`;
    const [paused] = await payments();
    expect(paused.usedBy).toHaveLength(3);
    expect(paused.usedBy[0]).toMatchObject({ subjectLabel: "수학", isPaused: true });
    expect((await put({ removedIds: [paused.id] })).json().payments).toEqual([]);
    const [added] = (await put({ cardInformation: ending("8888") })).json().payments;
    for (const { id, paymentMethod } of await list()) {
      expect(paymentMethod).toBeNull();
      const resumed = (await change(id, { status: "ACTIVE", paymentMethodId: added.id })).json();
      expect(resumed).toMatchObject({ status: "ACTIVE", paymentMethod: { id: added.id } });
    }
  });

  test("of a stopped renewal can be removed; going on asks for a card then", async () => {
    for (const { id } of await list()) await change(id, { status: "STOPPED" });
    const [stored] = await payments();
    expect((await put({ removedIds: [stored.id] })).json().payments).toEqual([]);
    const [schedule] = await list();
    expect(schedule.paymentMethod).toBeNull();
    expect((await change(schedule.id, { status: "ACTIVE" })).json().fields).toMatchObject([
      { path: "paymentMethodId" },
    ]);
    const [added] = (await put({ cardInformation: TEST_CARD })).json().payments;
    const resumed = await change(schedule.id, { status: "ACTIVE", paymentMethodId: added.id });
    expect(resumed.json()).toMatchObject({ status: "ACTIVE", paymentMethod: { id: added.id } });
  });

  test("that the provider refuses is not kept, and nothing else is changed", async () => {
    const before = await payments();
    const student = await asDemo("student");
    const wrong = { ...TEST_CARD, cardNumber: testCardNumber("expired") };
    const answer = await put({ cardInformation: wrong }, student);
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: "FAIL_ISSUE_BILLING_KEY" });
    expect(answer.json().message).toMatch(/[가-힣]/);
    expect(await payments()).toEqual(before);
  });

  test("cannot be tried out: eleven in an hour are too many", async () => {
    const student = await asDemo("student");
    const statuses = [];
    for (let round = 0; round < 11; round += 1) {
      statuses.push((await put({ cardInformation: ending(String(1000 + round)) }, student)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
