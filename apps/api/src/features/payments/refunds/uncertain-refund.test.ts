import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { staffCtx, systemCtx } from "../../../../test/ctx.ts";
import { placeBundle, placeOrder } from "../../../../test/place-order.ts";
import { failNext, refundOf } from "../../../../test/refund-order.ts";
import { PaymentDeclined } from "../../../adapters/payments/port.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { sendRefundAgain } from "./send-refund-again.ts";

// What the provider's silence means is found out by asking it; nothing is ever given back twice.

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
const errors: string[] = [];
let beforeSend = async () => {};
beforeAll(async () => {
  t = await createTestApp({
    timeoutMs: 300,
    config: { purchaseLeaseMs: 400, unknownRetryMs: 1 },
    sandbox: { hangMs: 900 },
    checkpoint: (step) => (step === "refund-before-send" ? beforeSend() : undefined),
    logTo: (line) => {
      if (JSON.parse(line).level >= 50) errors.push(JSON.parse(line).msg);
    },
  });
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, request, refund, rowOf, backAt, refundsOf } = refundOf(
  () => t,
  () => parent,
);

const reconcileUntil = (order: string, status: string) =>
  expect
    .poll(async () => {
      await reconcileRefunds(systemCtx(t.deps));
      return (await refundsOf(order)).at(-1)?.status;
    })
    .toBe(status);

describe.each(["hang-after-charge", "drop-after-charge"])("an answer that is lost after the cancel (%s)", (mode) => {
  test("is read back: the refund is done at once, and given back once", async () => {
    const order = await placeOrder(t, parent);
    await failNext(t, mode, "cancel");
    const { amount } = await refund(order);
    await reconcileUntil(order, "DONE");
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
  });

  test("and cannot be read back either: the refund waits, and is not sent again", async () => {
    const order = await placeOrder(t, parent);
    await failNext(t, mode, "cancel");
    beforeSend = () => failNext(t, "drop-before-charge", "read", 3);
    const { amount, status } = await refund(order);
    beforeSend = async () => {};
    expect(status).toBe("UNKNOWN");
    await reconcileUntil(order, "DONE");
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
  });
});

describe.each(["hang-before-charge", "drop-before-charge", "server-error"])(
  "a cancel that does not arrive (%s)",
  (mode) => {
    test("leaves the refund open; it is sent again after it was read back", async () => {
      const order = await placeOrder(t, parent);
      await failNext(t, mode, "cancel");
      const { amount, status } = await refund(order);
      expect(status).toBe("UNKNOWN");
      expect(await backAt(order)).toEqual({ cancels: 0, amount: 0 });
      await reconcileUntil(order, "DONE");
      expect(await backAt(order)).toEqual({ cancels: 1, amount });
    });
  },
);

test("a cancel that arrives late meets one that was sent again: one of them is refused", async () => {
  const order = await placeOrder(t, parent);
  await failNext(t, "charge-late", "cancel");
  const { amount } = await refund(order);
  await reconcileUntil(order, "DONE");
  // Until the late one has surely come.
  await expect.poll(() => backAt(order)).toEqual({ cancels: 1, amount });
});

test("nothing can be read: nothing is sent, and the buyer is told that it is asked for", async () => {
  const order = await placeOrder(t, parent);
  const { amount } = await quote(order);
  await failNext(t, "drop-before-charge", "read", "all");
  const answer = await request(order, { shownAmount: amount });
  expect([answer.statusCode, answer.json().status]).toEqual([201, "REQUESTED"]);
  expect(await backAt(order)).toEqual({ cancels: 0, amount: 0 });
  // That it takes longer is told after a while, unless the money is back before.
  const told = () => t.deps.sql`
    select split_part(singleton_key, ':', 1) as key, start_after > now() as waits, data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and singleton_key like ${`refund.%:${answer.json().id}`}`;
  expect(await told()).toMatchObject([{ key: "refund.requested", waits: true }]);
  await failNext(t, "ok", "read");
  await reconcileUntil(order, "DONE");
  expect(await backAt(order)).toEqual({ cancels: 1, amount });
  expect(await told()).toMatchObject([{ key: "refund.done", text: expect.stringContaining("수업을 그만뒀어요.") }]);
});

test("money that comes after its message was sent is told by the course, not by the order", async () => {
  const order = await placeBundle(t, parent);
  const [maths] = (await quote(order)).courses;
  await failNext(t, "drop-before-charge", "cancel");
  const { id } = await refund(order, [maths?.orderItemId ?? ""]);
  await t.deps.sql`delete from pgboss.job where singleton_key = ${`refund.requested:${id}`}`;
  await reconcileUntil(order, "DONE");
  const [told] = await t.deps.sql<{ text: string }[]>`
    select data ->> 'text' as text from pgboss.job where singleton_key = ${`refund.done:${id}`}`;
  expect(told?.text).toMatch(/^\[나란\] 수학 \S+ [\d,]+원을 /);
});

test("another refund waits until the one under way is known", async () => {
  const order = await placeBundle(t, parent);
  const [maths, english] = (await quote(order)).courses;
  await failNext(t, "drop-before-charge", "cancel");
  await refund(order, [maths?.orderItemId ?? ""]);
  const ids = [english?.orderItemId ?? ""];
  const early = await request(order, { orderItemIds: ids, shownAmount: english?.amount ?? 0 });
  expect([early.statusCode, early.json().errorCode]).toEqual([409, 50004]);
  await reconcileUntil(order, "DONE");
  await refund(order, ids);
  expect(await backAt(order)).toEqual({ cancels: 2, amount: 1_118_760 });
});

test("the provider's no is final: staff is told, the course stays given up, the money is not counted as back", async () => {
  const order = await placeOrder(t, parent);
  const { cancelPayment } = t.deps.payments;
  t.deps.payments.cancelPayment = async () => {
    throw new PaymentDeclined("취소할 수 없는 카드예요.", "PG_PROVIDER");
  };
  try {
    expect((await refund(order)).status).toBe("FAILED");
  } finally {
    t.deps.payments.cancelPayment = cancelPayment;
  }
  expect(errors).toContain("the provider refused a refund");
  expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: 0 });
  expect((await quote(order)).courses).toMatchObject([{ isGivenUp: true }]);
  // Staff sends it again, once.
  const [failed] = await refundsOf(order);
  const again = { refundId: failed?.id ?? "", note: "카드사에 확인했어요" };
  const staff = staffCtx(t.deps, { userId: "demo-operator" });
  const sent = await sendRefundAgain(staff, again);
  expect(sent).toMatchObject({ status: "DONE", requestedBy: "STAFF", amount: failed?.amount });
  expect((await sendRefundAgain(staff, again)).id).toBe(sent.id);
  expect(await backAt(order)).toEqual({ cancels: 1, amount: sent.amount });
  await expect(sendRefundAgain(staff, { ...again, refundId: sent.id })).rejects.toMatchObject({
    status: 409,
  });
  expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: sent.amount });
});
