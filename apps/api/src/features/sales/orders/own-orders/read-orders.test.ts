import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import {
  agreeToAll,
  BUNDLED,
  cardOrderBody,
  couponIdOf,
  newKey,
  placeOrder,
  TEST_CARD,
  TRIAL,
} from "../../../../../test/place-order.ts";
import { DEMO_PEOPLE } from "../../../../seed/demo-people.ts";

let t: TestApp;
let parent: Caller;
let student: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [parent, student] = [await asDemo("parent"), await asDemo("student")];
});
afterAll(() => t.close());

const children = DEMO_PEOPLE.find(({ key }) => key === "parent")?.students ?? [];

describe("GET /lessons/orders/children", () => {
  test("is the first child before an order, and the child of the latest order after", async () => {
    const last = async () => (await call(t, parent, "GET", "/lessons/orders/children")).json();
    expect(await last()).toEqual({ childName: "김하준", childPhoneNumber: null });
    await placeOrder(t, parent, { studentId: children[1]?.id });
    expect(await last()).toEqual({ childName: "김서아", childPhoneNumber: null });
    const none = await call(t, student, "GET", "/lessons/orders/children");
    expect(none.json()).toEqual({ childName: null, childPhoneNumber: null });
  });
});

describe("GET /v2/orders/{id}", () => {
  test("tells a bundle with its items, ledger, card and student", async () => {
    const orders = [
      { productId: BUNDLED, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false },
      { productId: 1121201, subject: "ENGLISH", subjectDetail: "ENGLISH_M2", rentTablet: false },
    ];
    const body = {
      orders,
      student: { name: "김하준" },
      studentId: children[0]?.id,
      paymentType: "CARD",
      cardInformation: { ...TEST_CARD, cardQuota: 3 },
      couponId: await couponIdOf(t, "형제자매"),
      shownAmount: 1_118_760 - 111_876,
      consents: agreeToAll([3]),
    };
    const made = await call(t, parent, "POST", "/lessons/orders/card/bundlings", body, newKey());
    expect(made.statusCode).toBe(201);
    const { merchantUid } = made.json();
    const order = (await call(t, parent, "GET", `/v2/orders/${merchantUid}`)).json();
    expect(order).toMatchObject({
      merchantUid,
      status: "PAID",
      amount: 1_006_884,
      orderName: "수학 중2-2 외 1과목",
      paymentMethod: "CARD",
      cardQuota: 3,
      student: { name: "김하준", phoneNumber: null },
      benefit: { code: "형제자매", name: "형제자매", discountSource: "COUPON" },
      tabletType: null,
      applicantCompleted: false,
      items: [
        {
          productId: BUNDLED,
          subjectLabel: "수학",
          subjectDetailLabel: "중2-2",
          product: { id: BUNDLED, finalCost: 756_960 },
        },
        { productId: 1121201, subjectLabel: "영어", subjectDetailLabel: "중2 내신" },
      ],
    });
    const lines: { kind: string; amount: number }[] = order.ledger;
    expect(lines.at(-1)).toMatchObject({ kind: "TOTAL", amount: 1_006_884 });
    expect(lines.slice(0, -1).reduce((sum, line) => sum + line.amount, 0)).toBe(1_006_884);
    expect(JSON.stringify(order)).not.toContain(TEST_CARD.cardNumber);
    expect((await call(t, parent, "GET", `/v2/orders/${order.id}`)).json()).toEqual(order);
  });

  test("is there though its subject is not taught any more, under the subject's key", async () => {
    const merchantUid = await placeOrder(t, parent);
    await t.deps.sql`update order_items set subject_key = 'LATIN', subject_detail_key = 'LATIN_1'
      where order_id = (select id from orders where merchant_uid = ${merchantUid})`;
    const read = await call(t, parent, "GET", `/v2/orders/${merchantUid}`);
    expect([read.statusCode, read.json().items]).toMatchObject([
      200,
      [{ subjectLabel: "LATIN", subjectDetailLabel: "LATIN_1" }],
    ]);
    expect((await call(t, parent, "GET", "/orders")).statusCode).toBe(200);
  });

  test("a foreign order answers as a missing one, by id and by merchantUid", async () => {
    const merchantUid = await placeOrder(t, parent);
    const { id } = (await call(t, parent, "GET", `/v2/orders/${merchantUid}`)).json();
    const missing = await call(t, student, "GET", `/v2/orders/${randomUUID()}`);
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ service: "class", errorCode: 20001 });
    for (const foreign of [merchantUid, id]) {
      expect((await call(t, student, "GET", `/v2/orders/${foreign}`)).json()).toEqual(missing.json());
    }
  });
});

describe("GET /orders", () => {
  test("pages the own orders, newest first, failed ones only when asked for", async () => {
    const mine = await asDemo("student");
    const placed: string[] = [];
    for (let n = 0; n < 3; n++) placed.unshift(await placeOrder(t, mine));
    const card = { ...TEST_CARD, cardNumber: testCardNumber("limit-exceeded") };
    const declined = { student: { name: "이수아" }, cardInformation: card };
    const refused = await call(t, mine, "POST", "/lessons/orders/card", await cardOrderBody(t, declined), newKey());
    expect(refused.statusCode).toBe(402);

    const list = async (query: string) => (await call(t, mine, "GET", `/orders${query}`)).json();
    const uids = (page: { content: { merchantUid: string }[] }) => page.content.map(({ merchantUid }) => merchantUid);
    const all = await list("");
    expect(uids(all)).toEqual(placed);
    expect(all).toMatchObject({ page: 0, size: 10, totalElements: 3, totalPages: 1 });
    expect(uids(await list("?page=1&size=2"))).toEqual(placed.slice(2));
    expect(await list("?page=1&size=2")).toMatchObject({ totalElements: 3, totalPages: 2 });
    expect((await list("?status=FAILED")).content).toMatchObject([{ status: "FAILED", paidAt: null }]);
    expect((await list("?status=PAID,FAILED")).totalElements).toBe(4);
    expect(uids((await call(t, parent, "GET", "/orders?size=50")).json())).not.toContain(placed[0]);
  });

  test("from a day before there was a service leaves nothing out, even in a year that no calendar has", async () => {
    const all = (await call(t, parent, "GET", "/orders")).json().totalElements;
    for (const from of ["0000-02-29", "1999-12-31"]) {
      const answer = await call(t, parent, "GET", `/orders?from=${from}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().totalElements).toBe(all);
    }
  });

  test.each(["?page=-1", "?size=0", "?size=51", "?status=PAYED", "?status=", "?page=x"])(
    "refuses %s",
    async (query) => {
      expect((await call(t, student, "GET", `/orders${query}`)).statusCode).toBe(400);
    },
  );
});

describe("GET /lessons/orders/by-key/{key}", () => {
  test("tells what became of a key, to its owner only", async () => {
    const paid = newKey();
    await call(t, parent, "POST", "/lessons/orders/card", await cardOrderBody(t), paid);
    const path = `/lessons/orders/by-key/${paid["idempotency-key"]}`;
    expect((await call(t, parent, "GET", path)).json()).toMatchObject({
      order: { status: "PAID", amount: 287_120, failure: null },
    });
    for (const key of [paid, newKey()]) {
      const foreign = await call(t, student, "GET", `/lessons/orders/by-key/${key["idempotency-key"]}`);
      expect([foreign.statusCode, foreign.json()]).toEqual([200, { order: null }]);
    }
    expect((await call(t, parent, "GET", "/lessons/orders/by-key/nothing")).statusCode).toBe(400);

    const failed = newKey();
    const declined = { cardInformation: { ...TEST_CARD, cardNumber: testCardNumber("limit-exceeded") } };
    await call(t, parent, "POST", "/lessons/orders/card", await cardOrderBody(t, declined), failed);
    const { order } = (await call(t, parent, "GET", `/lessons/orders/by-key/${failed["idempotency-key"]}`)).json();
    expect(order).toMatchObject({ status: "FAILED", failure: { errorCode: "INVALID_REQUEST_PAY_CARD" } });
    expect(order.failure.message).toMatch(/[가-힣]/);
  });
});

describe("POST /lessons/orders/no-payment", () => {
  const trial = async () => ({
    productId: TRIAL,
    subject: "MATH",
    subjectDetail: "MATH_M2_2",
    rentTablet: false,
    student: { name: "이수아" },
    couponId: await couponIdOf(t, "체험무료"),
    shownAmount: 0,
    consents: agreeToAll([0], "NONE"),
  });

  test("takes an order that costs nothing, without the provider", async () => {
    const answer = await call(t, student, "POST", "/lessons/orders/no-payment", await trial(), newKey());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: "PAID", amount: 0 });
    const order = (await call(t, student, "GET", `/v2/orders/${answer.json().merchantUid}`)).json();
    expect(order).toMatchObject({ paymentMethod: "NONE", cardName: null, amount: 0 });
    const { payments } = (await t.sandbox.inject(`/sandbox/api/payments?paymentId=${order.merchantUid}`)).json();
    expect(payments).toEqual([]);
  });

  test("refuses one that costs something", async () => {
    const { couponId: _couponId, ...rest } = await trial();
    const priced = { ...rest, subject: "ENGLISH", subjectDetail: "ENGLISH_M2", shownAmount: 9_900 };
    const answer = await call(t, student, "POST", "/lessons/orders/no-payment", priced, newKey());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: "INVALID_PRODUCT" });
  });
});
