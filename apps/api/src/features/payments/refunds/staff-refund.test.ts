import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { staffCtx } from "../../../../test/ctx.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import { refundByStaff } from "./request-refund.ts";

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

describe("staff", () => {
  const byStaff = (order: string, change: object) =>
    refundByStaff(staffCtx(t.deps, { userId: "demo-operator" }), {
      order,
      idempotencyKey: randomUUID(),
      orderItemIds: [],
      reason: "선생님이 두 번 늦었어요",
      amount: 10_000,
      ...change,
    });

  test("gives some back without ending a course, with a reason; the buyer is told and it is kept", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await rowOf(order);
    const made = await byStaff(order, {});
    expect(made).toMatchObject({ status: "DONE", amount: 10_000, requestedBy: "STAFF", rule: null });
    expect(await rowOf(order)).toMatchObject({ status: "PART_REFUNDED", refunded: 10_000 });
    expect(await quote(order)).toMatchObject({ amount: amount - 10_000, courses: [{ isGivenUp: false }] });
    const [log] = await t.deps.sql`select action, actor_id, detail from audit_logs where target_id = ${made.id}`;
    expect(log).toEqual({
      ...{ action: "refund.requested", actor_id: "demo-operator" },
      detail: { reason: "선생님이 두 번 늦었어요" },
    });
    await refund(order);
    expect(await backAt(order)).toEqual({ cancels: 2, amount });
  });

  test("gives more than the rule and ends what was wholly paid back; never less, more than was paid, or without a reason", async () => {
    const id = await makePair(t, parent);
    await giveLessons(t, id, 1);
    const [row] = await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${id}`;
    const order = row?.merchant_uid ?? "";
    const { amount } = await rowOf(order);
    const refused = (change: object) => byStaff(order, change).catch(({ status }: { status: number }) => status);
    expect(await refused({ orderItemIds: undefined, amount: 1_000 })).toBe(400);
    expect(await refused({ amount: amount + 1 })).toBe(400);
    expect(await refused({ reason: " " })).toBe(400);
    expect(await byStaff(order, { amount })).toMatchObject({ status: "DONE", amount });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED" });
    expect((await quote(order)).courses).toMatchObject([{ isGivenUp: true }]);
  });
});
