import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveWallet } from "../../../../test/approve-wallet.ts";
import { asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { agreeToAll, newKey, pgOrderBody, placeOrder, TRIAL } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import { lessonDay } from "../../lessons/lessons/notify-class.ts";

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

const toldTo = async (userId: string) =>
  (
    await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
      where name = 'notice.send' and data ->> 'userId' = ${userId} order by created_on`
  ).map(({ text }) => text);

describe("a tablet", () => {
  const withTablet = async (months: number) => {
    const [product] = await t.deps.sql<{ id: number; monthly_tablet_cost: number }[]>`
      select id, monthly_tablet_cost from products where rent_tablet and not bundling_applied and total_months = ${months}
        and grade_category = 'MIDDLE' and tutor_rank = 'BASIC' and minutes = 60 order by id limit 1`;
    const id = await makePair(t, parent, {
      order: {
        productId: product?.id,
        rentTablet: true,
        tabletType: "IPAD_9",
        studentId: "00000000-0000-4000-8000-000000000002",
        consents: agreeToAll([months]),
      },
    });
    const [row] = await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${id}`;
    return { id, order: row?.merchant_uid ?? "", monthly: product?.monthly_tablet_cost ?? 0 };
  };

  test("that is lent names neither a day nor a price before the first lesson, on no way", async () => {
    const { order } = await withTablet(6);
    const { amount, tablet } = await quote(order);
    expect(tablet).toEqual({
      charge: 0,
      lateCharge: 0,
      returnBy: null,
      explanation: expect.not.stringMatching(/[0-9]/),
    });
    expect(amount).toBe((await rowOf(order)).amount);
    await refund(order);
    expect((await toldTo(parent.userId)).at(-1)).not.toContain("태블릿");
  });

  test("that is lent is sent back after a lesson, or its price counts", async () => {
    const { id, order, monthly } = await withTablet(6);
    await giveLessons(t, id, 1, 4);
    const { tablet } = await quote(order);
    expect(tablet).toMatchObject({ charge: 0, lateCharge: 23 * monthly, returnBy: expect.stringMatching(/^\d{4}-/) });
    await refund(order);
    expect(await toldTo(parent.userId)).toContainEqual(expect.stringMatching(/빌린 태블릿은 .+까지 보내 주세요/));
  });

  test("that was given stays, and the months that were not taken are taken off", async () => {
    const { id, order, monthly } = await withTablet(12);
    await giveLessons(t, id, 1, 4);
    const { amount, courses, tablet, lines } = await quote(order);
    expect(tablet).toMatchObject({ charge: 11 * monthly, lateCharge: 0, returnBy: null });
    expect(amount).toBe((courses[0]?.amount ?? 0) - 11 * monthly);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    await refund(order);
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
  });
});

test("an order that was paid with KakaoPay goes back there", async () => {
  const { billingKey } = await approveWallet(t, parent);
  const body = await pgOrderBody(t, { productId: TRIAL, student: { name: "김하준" }, billingKey });
  const order = (await call(t, parent, "POST", "/lessons/orders/pg", body, newKey())).json().merchantUid;
  const { amount } = await refund(order);
  expect(await backAt(order)).toEqual({ cancels: 1, amount });
});

test("an order that cost nothing is given up without the provider", async () => {
  const order = await placeOrder(t, parent);
  await t.deps.sql`update orders set amount = 0, payment_method = 'NONE' where merchant_uid = ${order}`;
  expect(await refund(order)).toMatchObject({ status: "DONE", amount: 0 });
  expect(await rowOf(order)).toMatchObject({ status: "REFUNDED" });
  expect(await backAt(order)).toMatchObject({ cancels: 0 });
});

describe("the same request", () => {
  test("is answered with the same refund", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await quote(order);
    const key = randomUUID();
    const [first, second] = await Promise.all([
      request(order, { shownAmount: amount }, key),
      request(order, { shownAmount: amount }, key),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).toBe(first.json().id);
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
  });

  test("from two tabs at once gives back once", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await quote(order);
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(order, { shownAmount: amount })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
  });
});

test("another amount than was shown is answered with the new one, and nothing happens", async () => {
  const order = await placeOrder(t, parent);
  const answer = await request(order, { shownAmount: 1 });
  expect(answer.statusCode).toBe(409);
  const { amount } = await rowOf(order);
  expect(answer.json()).toMatchObject({ errorCode: 50004, quote: { amount, courses: [{ amount }] } });
  expect(await refundsOf(order)).toEqual([]);
  expect(await rowOf(order)).toMatchObject({ status: "PAID" });
});

test.each(["PENDING", "UNKNOWN", "FAILED"])("an order that is %s gives nothing back", async (status) => {
  const order = await placeOrder(t, parent);
  await t.deps.sql`update orders set status = ${status}, lease_until = now() + interval '1 hour'
    where merchant_uid = ${order}`;
  const asked = await call(t, parent, "GET", `/lessons/orders/${order}/refund-quote`);
  const tried = await request(order, { shownAmount: 0 });
  expect([asked.statusCode, tried.statusCode]).toEqual([409, 409]);
  expect(await backAt(order)).toMatchObject({ cancels: 0 });
});

test("a foreign order answers like a missing one, and so does a foreign course", async () => {
  const stranger = await asDemo("student");
  const order = await placeOrder(t, parent);
  const get = (uid: string) => call(t, stranger, "GET", `/lessons/orders/${uid}/refund-quote`);
  const post = (uid: string) =>
    call(t, stranger, "POST", `/lessons/orders/${uid}/refunds`, { shownAmount: 0 }, newKey());
  expect([(await get(order)).statusCode, (await post(order)).statusCode]).toEqual([404, 404]);
  expect((await get(order)).json()).toEqual((await get("NRNOTHING")).json());
  expect((await post(order)).json()).toEqual((await post("NRNOTHING")).json());
  expect((await request(order, { orderItemIds: [randomUUID()], shownAmount: 0 })).statusCode).toBe(404);
});

describe("a class with a renewal", () => {
  /** Eight lessons and eight of a renewal; `used` are over, and the rest is arranged. */
  async function renewedClass(used: number) {
    const id = await makePair(t, parent);
    const renewal = await placeOrder(t, parent);
    const [first] = await t.deps.sql<{ merchant_uid: string; tutor_id: number; student_id: string }[]>`
      select merchant_uid, tutor_id, student_id from matches where id = ${id}`;
    await t.deps.sql`update orders set schedule_period_id = gen_random_uuid() where merchant_uid = ${renewal}`;
    await t.deps.sql`update order_items set match_id = ${id}
      where order_id = (select id from orders where merchant_uid = ${renewal})`;
    const lessons = await giveLessons(t, id, used, 16);
    return { id, renewal, first: first?.merchant_uid ?? "", lessons: lessons.length };
  }
  const scheduledOf = async (id: string) =>
    (
      await t.deps.sql<{ n: number }[]>`select count(*)::int as n from lessons where match_id = ${id}
      and status = 'SCHEDULED' and starts_at > now()`
    )[0]?.n;
  const statusOf = async (id: string) =>
    (await t.deps.sql<{ status: string }[]>`select status from matches where id = ${id}`)[0]?.status;

  test("used lessons fill the first course: the renewal goes back whole, and what it paid for is cancelled", async () => {
    const { id, renewal, lessons } = await renewedClass(3);
    expect(lessons).toBe(16);
    expect(await quote(renewal)).toMatchObject({ amount: 287_120, cancelledLessons: 8 });
    await refund(renewal);
    expect([await scheduledOf(id), await statusOf(id)]).toEqual([5, "MATCHED"]);
    const reasons = await t.deps.sql`select cancel_reason, count(*)::int as n from lessons
      where match_id = ${id} and status = 'CANCELED' group by 1`;
    expect(reasons).toEqual([{ cancel_reason: "REFUNDED", n: 8 }]);
  });

  test("both sides read which lessons a refund of the earlier payment cancels, and why", async () => {
    const { id, first } = await renewedClass(6);
    const starts = await t.deps.sql<{ at: Date }[]>`select starts_at as at from lessons where match_id = ${id}
      order by starts_at desc limit 2`;
    const when = starts.map(({ at }) => lessonDay(new Date(at))).reverse();
    await refund(first);
    const why = `‘60분 · 주 2회 · 1개월’ 수업을 환불해서 예약한 ${when.join(", ")} 수업이 취소됐어요.`;
    for (const to of [parent.userId, "demo-tutor"]) expect((await toldTo(to)).at(-1)).toContain(why);
    const page = (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
    expect(page.content.slice(-2)).toMatchObject([{ cancelReason: "REFUNDED" }, { cancelReason: "REFUNDED" }]);
  });

  test("its ninth lesson is the renewal's first; afterwards nothing is left of the class", async () => {
    const { id, renewal, first } = await renewedClass(9);
    // 287,120 / 8
    expect(await quote(renewal)).toMatchObject({ amount: 251_230, cancelledLessons: 7 });
    expect(await quote(first)).toMatchObject({ amount: 0, otherOrders: [{ merchantUid: renewal }] });
    await refund(renewal);
    expect([await scheduledOf(id), await statusOf(id)]).toEqual([0, "CANCELED"]);
    expect(await quote(first)).toMatchObject({ otherOrders: [] });
    const [schedule] = await t.deps.sql`select s.status, s.stop_reason from order_schedules s
      join matches m on m.order_item_id = s.order_item_id where m.id = ${id}`;
    expect(schedule).toEqual({ status: "STOPPED", stop_reason: "REFUND" });
  });
});
