import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, lastMail } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { makePair } from "../../../../../test/make-pair.ts";
import { placeOrder } from "../../../../../test/place-order.ts";
import { giveLessons } from "../../../../../test/refund-order.ts";

const REASON = "선생님이 두 번 늦었어요";

let t: TestApp;
let finance: Caller & { userId: string };
let parent: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  [finance, parent] = [await asDemo("finance"), await asDemo("parent")];
});
afterAll(() => t.close());

const quote = (order: string, chosen: string, who: Caller = finance) =>
  call(t, who, "GET", `/operator/money/orders/${order}/refund-quote?orderItemIds=${chosen}`);
const refund = (order: string, body: object, key: string = randomUUID(), who: Caller = finance) =>
  call(
    t,
    who,
    "POST",
    `/operator/money/orders/${order}/refunds`,
    { orderItemIds: [], reason: REASON, ...body },
    {
      "idempotency-key": key,
    },
  );
const detail = async (order: string) => (await call(t, finance, "GET", `/operator/money/orders/${order}`)).json();
const fieldsOf = (answer: { json: () => { fields?: { path: string }[] } }) =>
  (answer.json().fields ?? []).map(({ path }) => path);

test("some is given back without ending a course; the same key is one refund, and the reason stands in the history", async () => {
  const order = await placeOrder(t, parent);
  expect((await quote(order, "NONE")).json()).toMatchObject({ amount: 0, courses: [{ isSelected: false }] });
  const key = randomUUID();
  const made = await refund(order, { amount: 10_000 }, key);
  expect([made.statusCode, made.json().status, made.json().amount]).toEqual([201, "DONE", 10_000]);
  expect((await refund(order, { amount: 10_000 }, key)).json().id).toBe(made.json().id);
  expect(await detail(order)).toMatchObject({
    status: "PART_REFUNDED",
    refundedAmount: 10_000,
    refunds: [{ id: made.json().id, requestedBy: "STAFF", reason: REASON }],
    acts: [{ action: "refund.requested", actorName: "오세린", reason: REASON }],
  });
});

test("a course that is given up gives the rule's amount or more, and never more than is left", async () => {
  const match = await makePair(t, parent);
  await giveLessons(t, match, 1);
  const [row] = await t.deps.sql<{ uid: string; item: string }[]>`
    select merchant_uid as uid, order_item_id as item from matches where id = ${match}`;
  if (!row) throw new Error("no match");
  const { amount, paidAmount } = (await quote(row.uid, row.item)).json();
  expect(amount).toBeLessThan(paidAmount);
  expect(fieldsOf(await refund(row.uid, { orderItemIds: [row.item], amount: amount - 1 }))).toEqual(["amount"]);
  expect(fieldsOf(await refund(row.uid, { orderItemIds: [row.item], amount: paidAmount + 1 }))).toEqual(["amount"]);
  const made = await refund(row.uid, { orderItemIds: [row.item], amount: amount + 5_000 });
  expect(made.json()).toMatchObject({ status: "DONE", amount: amount + 5_000 });
  expect(made.json().lines.at(-1)).toEqual({ label: "더 돌려드리는 금액", amount: 5_000 });
  expect((await quote(row.uid, "NONE")).json().courses).toMatchObject([{ isGivenUp: true }]);
});

test("is refused without an amount, without a reason, and for anybody but FINANCE", async () => {
  const order = await placeOrder(t, parent);
  expect(fieldsOf(await refund(order, { amount: 0 }))).toEqual(["amount"]);
  expect(fieldsOf(await refund(order, { amount: 1_000, reason: "그냥" }))).toEqual(["reason"]);
  for (const who of [parent, await asDemo("tutor")]) {
    expect((await refund(order, { amount: 1_000 }, randomUUID(), who)).statusCode).toBe(403);
    expect((await quote(order, "NONE", who)).statusCode).toBe(403);
  }
  expect((await refund("NRNOTHING0000000000", { amount: 1_000 })).statusCode).toBe(404);
  expect((await detail(order)).refunds).toEqual([]);
});

test("a refund that the provider refused is sent again with a reason, once", async () => {
  const order = await placeOrder(t, parent);
  const [failed] = await t.deps.sql<{ id: string }[]>`
    insert into refunds (order_id, requested_by, actor_id, idempotency_key, status, amount, reason, lease_until, failure_message)
    select id, 'STAFF', ${finance.userId}, 'k', 'FAILED', 10000, ${REASON}, now(), '취소할 수 없는 카드예요.' from orders
    where merchant_uid = ${order} returning id`;
  const again = (note: string) => call(t, finance, "POST", `/operator/money/refunds/${failed?.id}/again`, { note });
  expect(fieldsOf(await again("다시"))).toEqual(["note"]);
  const made = await again("카드사에 확인했어요");
  expect(made.json()).toMatchObject({ status: "DONE", amount: 10_000 });
  expect((await again("카드사에 확인했어요")).json().id).toBe(made.json().id);
  const { refunds, acts } = await detail(order);
  expect(refunds.map(({ status }: { status: string }) => status)).toEqual(["FAILED", "DONE"]);
  expect(acts).toMatchObject([{ action: "refund.sent-again", reason: "카드사에 확인했어요" }]);
});

test("the receipt is mailed again with a reason; nobody gets one for what was not paid, or without an address", async () => {
  const order = await placeOrder(t, parent);
  const again = (reason: string, who: Caller = finance, uid = order) =>
    call(t, who, "POST", `/operator/money/orders/${uid}/receipt`, { reason });
  expect(fieldsOf(await again("다시"))).toEqual(["reason"]);
  expect((await again("메일을 못 받으셨어요", parent)).statusCode).toBe(403);
  expect((await again("메일을 못 받으셨어요", finance, "NRNOTHING0000000000")).statusCode).toBe(404);
  // Of another time than the first: only its own address says which mail it is.
  await t.deps.sql`update users set email = 'receipt@naran.test' where id = ${parent.userId}`;
  expect((await again("메일을 못 받으셨어요")).statusCode).toBe(204);
  await expect.poll(async () => (await lastMail(t, "receipt@naran.test"))?.text).toContain(order);
  expect((await detail(order)).acts).toMatchObject([{ action: "receipt.sent-again", reason: "메일을 못 받으셨어요" }]);
  await t.deps.sql`update orders set status = 'FAILED', paid_at = null where merchant_uid = ${order}`;
  expect((await again("메일을 못 받으셨어요")).json().errorCode).toBe(50004);
  await t.deps.sql`update users set email = 'parent@naran.test' where id = ${parent.userId}`;
});
