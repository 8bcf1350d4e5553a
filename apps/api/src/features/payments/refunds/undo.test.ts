import { randomUUID } from "node:crypto";
import { UNDO_REFUSAL_TEXTS } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { accountCtx } from "../../../../test/ctx.ts";
import { jobsDone } from "../../../../test/jobs-done.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { ONE_MONTH, placeBundle, placeOrder } from "../../../../test/place-order.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { answer, askedFor, beginMatch } from "../../../../test/search-match.ts";
import { requestRefund } from "./request-refund.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, request, refund, rowOf, backAt, refundsOf } = refundOf(
  () => t,
  () => parent,
);
const undo = async (order: string, key?: string) =>
  request(order, { undo: true, shownAmount: (await quote(order)).amount }, key);
const paidAgo = (order: string, interval: string) =>
  t.deps.sql`update orders set paid_at = now() - ${interval}::interval where merchant_uid = ${order}`;
const matchOrder = async (id: string) =>
  (await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${id}`)[0]?.merchant_uid ??
  "";
const refused = (why: keyof typeof UNDO_REFUSAL_TEXTS) => [409, UNDO_REFUSAL_TEXTS[why]];
const saidBy = async (asked: ReturnType<typeof undo>) => {
  const { statusCode, json } = await asked;
  return [statusCode, json().message];
};

describe("a paid order is taken back with one press", () => {
  test("whole, with its coupon, and its schedule never starts; the refund has its rule", async () => {
    const [coupon] = await t.deps.sql<{ id: string }[]>`insert into benefits (code, benefit_type, name, discount_cost,
      start_at, end_at, max_uses) values (${`UNDO-${randomUUID().slice(0, 8)}`}, 'COUPON', '돌아오는 쿠폰', 1000,
      now() - interval '1 day', now() + interval '1 day', 1) returning id`;
    const [product] = await t.deps.sql<{ cost: number }[]>`
      select final_cost as cost from products where id = ${ONE_MONTH}`;
    const order = await placeOrder(t, parent, { couponId: coupon?.id, shownAmount: (product?.cost ?? 0) - 1_000 });
    const [{ until } = { until: null }] = await t.deps.sql<{ until: Date }[]>`
      select paid_at + interval '1 hour' as until from orders where merchant_uid = ${order}`;
    const { amount, undoUntil, undoRefusal } = await quote(order);
    expect([undoUntil && Date.parse(undoUntil), undoRefusal]).toEqual([until && new Date(until).getTime(), null]);
    const made = await undo(order);
    expect(made.json()).toMatchObject({ status: "DONE", amount, rule: "UNDO" });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
    const [left] = await t.deps.sql`select b.used_count, s.status, s.stop_reason
      from benefits b, order_schedules s join order_items i on i.id = s.order_item_id
        join orders o on o.id = i.order_id
      where b.id = ${coupon?.id ?? ""} and o.merchant_uid = ${order}`;
    expect(left).toEqual({ used_count: 0, status: "STOPPED", stop_reason: "REFUND" });
    expect(await quote(order)).toMatchObject({ undoUntil: null, undoRefusal: "REFUNDED" });
  });

  test("and told of by one message and one mail, however often it is looked at", async () => {
    const order = await placeOrder(t, parent);
    const key = randomUUID();
    const made = await undo(order, key);
    await request(order, { undo: true, shownAmount: made.json().amount }, key);
    await jobsDone(t);
    const mails = async () =>
      (await t.sandbox.inject("/sandbox/api/mails?to=parent@naran.test"))
        .json<{ mails: { subject: string; text: string }[] }>()
        .mails.filter(({ subject, text }) => subject.includes("환불했어요") && text.includes(order));
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails())[0]?.subject).toBe("[나란] 수학 중2-2 287,120원 환불했어요");
    const told = await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
      where name = 'notice.send' and singleton_key in (${`refund.done:${made.json().id}`}, ${`refund.requested:${made.json().id}`})`;
    expect(told).toMatchObject([
      { text: expect.stringMatching(/수학 중2-2 결제를 되돌렸어요. 287,120원을 .+로 환불했어요/) },
    ]);
  });

  test("of several courses all of them, and never a part", async () => {
    const order = await placeBundle(t, parent);
    const { courses } = await quote(order);
    const [only] = courses;
    const part = { undo: true, orderItemIds: [only?.orderItemId], shownAmount: only?.amount };
    expect((await request(order, part)).json().fields).toMatchObject([{ path: "orderItemIds" }]);
    expect(await refundsOf(order)).toEqual([]);
    expect((await undo(order)).json()).toMatchObject({ status: "DONE", amount: 1_118_760, rule: "UNDO" });
  });

  test("that cost nothing, without the provider", async () => {
    const order = await placeOrder(t, parent);
    await t.deps.sql`update orders set amount = 0, payment_method = 'NONE' where merchant_uid = ${order}`;
    expect((await undo(order)).json()).toMatchObject({ status: "DONE", amount: 0, rule: "UNDO" });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED" });
    expect(await backAt(order)).toMatchObject({ cancels: 0 });
  });

  test("while tutors are asked: nobody is asked any more", async () => {
    const id = await beginMatch(t, parent);
    await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status === "SENT").length).toBe(3);
    const [asked] = await askedFor(t, id);
    if (!asked) throw new Error("Somebody was asked.");
    expect((await undo(await matchOrder(id))).statusCode).toBe(201);
    expect((await answer(t, asked, "ACCEPT")).statusCode).toBe(409);
    const [match] = await t.deps.sql`select status, tutor_id from matches where id = ${id}`;
    expect(match).toEqual({ status: "CANCELED", tutor_id: null });
  });

  test("to the end of its hour by the database's clock, not a second longer", async () => {
    const late = await placeOrder(t, parent);
    await paidAgo(late, "60 minutes 1 second");
    expect(await quote(late)).toMatchObject({ undoUntil: null, undoRefusal: "OVER" });
    expect(await saidBy(undo(late))).toEqual(refused("OVER"));
    const order = await placeOrder(t, parent);
    const { amount } = await quote(order);
    const [{ paidAt } = { paidAt: "" }] = await t.deps.sql<{ paidAt: string }[]>`
      select paid_at as "paidAt" from orders where merchant_uid = ${order}`;
    const at = (seconds: number) =>
      requestRefund(accountCtx(t.deps, parent.userId), {
        ...{ undo: true, order, reason: "" },
        idempotencyKey: randomUUID(),
        shownAmount: amount,
        at: new Date(new Date(paidAt).getTime() + seconds * 1_000),
      });
    await expect(at(3_601)).rejects.toThrow(UNDO_REFUSAL_TEXTS.OVER);
    expect(await at(3_599)).toMatchObject({ status: "DONE", amount, rule: "UNDO" });
  });
});

describe("an order is not taken back", () => {
  test("once a tutor said yes, also one who is gone; a refund is", async () => {
    const id = await makePair(t, parent);
    const order = await matchOrder(id);
    expect(await quote(order)).toMatchObject({ undoUntil: null, undoRefusal: "ACCEPTED" });
    expect(await saidBy(undo(order))).toEqual(refused("ACCEPTED"));
    const begun = await beginMatch(t, parent);
    await expect.poll(async () => (await askedFor(t, begun)).filter(({ status }) => status === "SENT").length).toBe(3);
    await t.deps.sql`update candidate_tutors set talk_send_status = 'ACCEPT', released_at = now()
      where (match_id, tutor_id) in (select match_id, tutor_id from candidate_tutors where match_id = ${begun} limit 1)`;
    expect(await saidBy(undo(await matchOrder(begun)))).toEqual(refused("ACCEPTED"));
    expect(await refund(order)).toMatchObject({ status: "DONE" });
  });

  test("that goes on with a class", async () => {
    const id = await makePair(t, parent);
    const renewal = await placeOrder(t, parent);
    await t.deps.sql`update orders set schedule_period_id = gen_random_uuid() where merchant_uid = ${renewal}`;
    await t.deps.sql`update order_items set match_id = ${id}
      where order_id = (select id from orders where merchant_uid = ${renewal})`;
    expect(await saidBy(undo(renewal))).toEqual(refused("CONTINUES"));
  });

  test("of which a part went back", async () => {
    const order = await placeBundle(t, parent);
    const [, english] = (await quote(order)).courses;
    await refund(order, [english?.orderItemId ?? ""]);
    expect(await saidBy(undo(order))).toEqual(refused("REFUNDED"));
  });
});
