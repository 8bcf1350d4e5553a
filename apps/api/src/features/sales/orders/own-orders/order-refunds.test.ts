import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { placeBundle, placeOrder } from "../../../../../test/place-order.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const detail = async (merchantUid: string) => (await call(t, parent, "GET", `/v2/orders/${merchantUid}`)).json();
const summary = async (merchantUid: string) => {
  const { content } = (await call(t, parent, "GET", "/orders?size=50")).json();
  return content.find((order: { merchantUid: string }) => order.merchantUid === merchantUid);
};

test("an order without refunds has none, and each of its courses its id", async () => {
  const merchantUid = await placeBundle(t, parent);
  const order = await detail(merchantUid);
  expect(order).toMatchObject({ refundedAmount: 0, refunds: [], periodNumber: null });
  const rows = await t.deps.sql<{ id: string }[]>`
    select id from order_items where order_id = ${order.id} order by position`;
  expect(order.items.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
  expect(order.items).toMatchObject([{ keptCount: null }, { keptCount: null }]);
  expect(await summary(merchantUid)).toMatchObject({ refundedAmount: 0, periodNumber: null });
});

test("refunds are listed the earliest first; the sum leaves out what could not be given back", async () => {
  const merchantUid = await placeBundle(t, parent);
  const { id, items } = await detail(merchantUid);
  const { sql } = t.deps;
  const lines = [
    { label: "낸 금액", amount: 350_000 },
    { label: "들은 수업 2회", amount: -50_000 },
  ];
  await sql`insert into refunds (order_id, order_item_id, requested_by, idempotency_key, status, amount, rule, lines,
      lease_until, done_at, created_at) values
    (${id}, ${items[1].id}, 'BUYER', 'k1', 'DONE', 300000, 'LESSONS_LEFT', ${JSON.stringify(lines)}, now(),
      '2026-11-20T03:04:05.678Z', '2026-11-20T03:00:00Z'),
    (${id}, null, 'STAFF', 'k2', 'FAILED', 10000, null, '[]', now(), null, '2026-11-19T03:00:00Z'),
    (${id}, null, 'STAFF', 'k3', 'UNKNOWN', 20000, null, '[]', now(), null, '2026-11-21T03:00:00Z')`;
  await sql`update order_items set kept_count = 2 where id = ${items[1].id}`;
  const order = await detail(merchantUid);
  expect(order.refundedAmount).toBe(320_000);
  expect(order.refunds).toEqual([
    expect.objectContaining({ status: "FAILED", amount: 10_000, requestedBy: "STAFF", rule: null, doneAt: null }),
    {
      id: expect.any(String),
      status: "DONE",
      amount: 300_000,
      rule: "LESSONS_LEFT",
      lines,
      requestedBy: "BUYER",
      orderItemId: items[1].id,
      createdAt: "2026-11-20T03:00:00.000Z",
      doneAt: "2026-11-20T03:04:05.678Z",
    },
    expect.objectContaining({ status: "UNKNOWN", amount: 20_000, orderItemId: null }),
  ]);
  expect(order.items).toMatchObject([{ keptCount: null }, { keptCount: 2, totalCounts: 2 }]);
  expect(await summary(merchantUid)).toMatchObject({ refundedAmount: 320_000 });
});

test("a renewal's order names its period, the order that began the schedule none", async () => {
  const [first, renewal] = [await placeOrder(t, parent), await placeOrder(t, parent)];
  const { sql } = t.deps;
  await sql`with period as (
      insert into order_schedule_periods (schedule_id, number, due_on, amount, next_attempt_at)
      select s.id, 2, s.next_date, s.amount, now() from order_schedules s
      join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id where o.merchant_uid = ${first}
      on conflict (schedule_id, number) do update set number = excluded.number returning id
    )
    update orders set schedule_period_id = (select id from period) where merchant_uid = ${renewal}`;
  expect(await detail(renewal)).toMatchObject({ periodNumber: 2 });
  expect(await summary(renewal)).toMatchObject({ periodNumber: 2 });
  expect(await detail(first)).toMatchObject({ periodNumber: null });
});
