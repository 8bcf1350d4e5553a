import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { ONE_MONTH, placeOrder } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, refund, rowOf, backAt } = refundOf(
  () => t,
  () => parent,
);

async function createCoupon(): Promise<string> {
  const code = `BACK-${randomUUID().slice(0, 8).toUpperCase()}`;
  const [coupon] = await t.deps.sql<{ id: string }[]>`insert into benefits (code, benefit_type, name, discount_cost,
    start_at, end_at, max_uses) values (${code}, 'COUPON', '돌아오는', 1000, now() - interval '1 day',
    now() + interval '1 day', 1) returning id`;
  return coupon?.id ?? "";
}
const usesOf = async (couponId: string) =>
  (await t.deps.sql<{ n: number }[]>`select used_count as n from benefits where id = ${couponId}`)[0]?.n;

async function buyWithCoupon(couponId: string): Promise<string> {
  const [product] = await t.deps.sql<{ final_cost: number }[]>`select final_cost from products where id = ${ONE_MONTH}`;
  return placeOrder(t, parent, { couponId, shownAmount: (product?.final_cost ?? 0) - 1_000 });
}

/** The same with a tutor. */
async function pairWithCoupon(couponId: string) {
  const order = { couponId, shownAmount: 286_120 };
  const id = await makePair(t, parent, { order });
  const [match] = await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${id}`;
  return { id, order: match?.merchant_uid ?? "" };
}

test("a coupon comes back with the whole order before any lesson, and buys another one", async () => {
  const couponId = await createCoupon();
  const order = await buyWithCoupon(couponId);
  expect(await quote(order)).toMatchObject({ couponName: "돌아오는 쿠폰", isCouponBack: true, amount: 286_120 });
  expect(await usesOf(couponId)).toBe(1);
  await refund(order);
  expect(await usesOf(couponId)).toBe(0);
  expect(await rowOf(await buyWithCoupon(couponId))).toMatchObject({ status: "PAID" });
});

test("a coupon that paid for a lesson that took place stays used, and nobody can use it again", async () => {
  const couponId = await createCoupon();
  const { id, order } = await pairWithCoupon(couponId);
  await giveLessons(t, id, 1);
  // 286,120 less one of eight: what was paid is given back, not what the course costs without the coupon.
  const before = await quote(order);
  expect(before).toMatchObject({ couponName: "돌아오는 쿠폰", isCouponBack: false, amount: 250_355 });
  expect(before.lines).toEqual([
    { label: "낸 금액", amount: 286_120 },
    { label: "수업 1회", amount: -35_765 },
  ]);
  expect(await refund(order)).toMatchObject({ status: "DONE", amount: 250_355 });
  expect(await rowOf(order)).toMatchObject({ status: "PART_REFUNDED", refunded: 250_355 });
  expect(await backAt(order)).toEqual({ cancels: 1, amount: 250_355 });
  expect(await usesOf(couponId)).toBe(1);
  await expect(buyWithCoupon(couponId)).rejects.toThrow();
});

test("a coupon that has run out does not come back", async () => {
  const couponId = await createCoupon();
  const order = await buyWithCoupon(couponId);
  await t.deps.sql`update benefits set end_at = now() - interval '1 minute' where id = ${couponId}`;
  expect(await quote(order)).toMatchObject({ couponName: null });
  await refund(order);
  expect(await usesOf(couponId)).toBe(1);
});
