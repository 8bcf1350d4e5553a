import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveWallet, tellOfKey } from "../../../../../test/approve-wallet.ts";
import { call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { WEBHOOK_RUNS } from "../../../../../test/env.ts";
import { newKey, pgOrderBody, TRIAL } from "../../../../../test/place-order.ts";
import { walletBuyers } from "../../../../../test/wallet-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const { newBuyer, buy, methodsOf, ordersOf, chargesOf, keysOf } = walletBuyers(() => t);
const student = { name: "김하네" };

describe("an order with a wallet", () => {
  test.each(["KAKAOPAY", "NAVERPAY"] as const)("%s is charged once and its key is given up", async (wallet) => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who, { wallet });
    const key = newKey();
    const answer = await buy(who, { paymentType: wallet, billingKey }, key);
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await buy(who, { paymentType: wallet, billingKey }, key)).json()).toEqual(answer.json());
    expect(await ordersOf(who)).toMatchObject([{ status: "PAID", payment_method: wallet }]);
    expect([await chargesOf(who), await methodsOf(who)]).toEqual([1, []]);
    await expect.poll(() => keysOf(who)).toEqual([]);
  });

  test("a KakaoPay that is asked to be kept pays the next order; nothing else can be kept", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who);
    expect((await buy(who, { billingKey, keepMethod: true })).statusCode).toBe(201);
    const [method, ...others] = await methodsOf(who);
    expect([method, others]).toMatchObject([{ paymentType: "KAKAOPAY", cardName: "카카오페이", cardNumber: "" }, []]);
    const next = { paymentMethodId: method.id, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
    expect((await buy(who, next)).statusCode).toBe(201);
    expect([await chargesOf(who), (await ordersOf(who)).map(({ payment_method }) => payment_method)]).toEqual([
      2,
      ["KAKAOPAY", "KAKAOPAY"],
    ]);
    const asCard = { ...(await pgOrderBody(t, { student, productId: TRIAL })), paymentType: "CARD" };
    const wrongCall = await call(
      t,
      who,
      "POST",
      "/lessons/orders/card",
      { ...asCard, paymentMethodId: method.id },
      newKey(),
    );
    expect(wrongCall.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT" });
    for (const change of [
      { billingKey: "k", keepMethod: true },
      { paymentMethodId: method.id },
      { billingKey: "k", paymentMethodId: method.id },
    ]) {
      expect((await buy(who, { paymentType: "NAVERPAY", ...change })).statusCode).toBe(400);
    }
  });

  test("a product that renews takes KakaoPay, keeps it and is renewed with it; NaverPay is refused before anything", async () => {
    const who = await newBuyer();
    const naver = await approveWallet(t, who, { wallet: "NAVERPAY" });
    const refused = await buy(who, { ...who.body, cardInformation: undefined, paymentType: "NAVERPAY", ...naver });
    expect(refused.json()).toMatchObject({
      errorCode: "INVALID_ENROLLMENT",
      fields: [{ path: "paymentType", message: expect.stringContaining("카카오페이") }],
    });
    const kakao = await approveWallet(t, who);
    const body = { ...who.body, cardInformation: undefined, paymentType: "KAKAOPAY", billingKey: kakao.billingKey };
    expect((await buy(who, body)).statusCode).toBe(201);
    const { content } = (await call(t, who, "GET", "/users/me/order-schedules")).json();
    expect(content).toMatchObject([{ status: "ACTIVE", paymentMethod: { paymentType: "KAKAOPAY" } }]);
    expect((await methodsOf(who))[0].usedBy).toHaveLength(1);
  });

  test("that is short of money is refused in the wallet's words, and nothing is kept", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who, { decision: "insufficient" });
    const answer = await buy(who, { billingKey, keepMethod: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { errorCode: "INVALID_REQUEST_PAY_CARD", providerMessage: expect.stringContaining("잔액이 부족") },
    ]);
    expect([await chargesOf(who), await methodsOf(who)]).toEqual([0, []]);
    await expect.poll(() => keysOf(who)).toEqual([]);
  });

  test("a coupon of a card and an amount of nothing are as without a card", async () => {
    const who = await newBuyer();
    const free = await buy(who, { billingKey: "k", shownAmount: 0 });
    expect(free.json()).toMatchObject({ errorCode: "INVALID_PAYMENT_PRODUCT_ID" });
    expect(await ordersOf(who)).toEqual([]);
  });

  test("at most five methods are kept", async () => {
    const who = await newBuyer();
    for (let n = 0; n < 5; n++) {
      await t.deps.sql`insert into payment_methods (user_id, payment_type, card_name, card_number, billing_key, active)
        values (${who.userId}, 'CARD', '테스트카드', ${`*${n}`}, 'sealed', true)`;
    }
    const { billingKey } = await approveWallet(t, who);
    const full = await buy(who, { billingKey, keepMethod: true });
    expect([full.statusCode, full.json()]).toMatchObject([409, { reason: "TOO_MANY_METHODS" }]);
    expect((await buy(who, { billingKey })).statusCode).toBe(201);
    expect(await methodsOf(who)).toHaveLength(5);
  });
});

describe("a wallet's window", () => {
  test("is not opened while staff has the wallet switched off, nor by nobody, nor all the time", async () => {
    const who = await newBuyer();
    const open = (caller = who as { accessToken?: string }) =>
      call(t, caller, "POST", "/lessons/orders/pg/approvals", { paymentType: "NAVERPAY" });
    expect((await open({})).statusCode).toBe(401);
    await t.deps.sql`update web_features set available = false where name = 'naverpay'`;
    expect((await open()).json()).toMatchObject({ reason: "WALLET_OFF" });
    await t.deps.sql`update web_features set available = true where name = 'naverpay'`;
    for (let n = 0; n < 30; n++) expect((await open()).statusCode).toBe(201);
    expect((await open()).statusCode).toBe(429);
  });
});

describe("a method that was taken back in the wallet's app", () => {
  test("has to be registered again: it pays nothing, and owners of renewals are told", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who);
    const renewing = { ...who.body, cardInformation: undefined, paymentType: "KAKAOPAY", billingKey };
    expect((await buy(who, renewing)).statusCode).toBe(201);
    // A hint that is not true changes nothing.
    await tellOfKey(t, "BillingKey.Deleted", billingKey);
    expect((await methodsOf(who))[0].isDisconnected).toBe(false);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams({ billingKey }).toString();
    await t.sandbox.inject({ method: "POST", url: "/wallets/disconnect", headers: form, payload });
    expect((await tellOfKey(t, "BillingKey.Deleted", billingKey, "whsec_AAAA")).statusCode).toBe(401);
    expect((await methodsOf(who))[0].isDisconnected).toBe(false);
    for (let n = 0; n < 2; n++) expect((await tellOfKey(t, "BillingKey.Deleted", billingKey)).statusCode).toBe(204);
    const [method] = await methodsOf(who);
    expect(method.isDisconnected).toBe(true);
    const notices = await t.deps
      .sql`select 1 from pgboss.job where name = 'notice.send' and data ->> 'userId' = ${who.userId}`;
    expect(notices).toHaveLength(1);
    const refused = await buy(who, { paymentMethodId: method.id });
    expect(refused.json().message).toContain("다시 등록해 주세요");

    const again = await approveWallet(t, who);
    expect((await buy(who, { billingKey: again.billingKey, keepMethod: true })).statusCode).toBe(201);
    const [anew, ...others] = await methodsOf(who);
    expect([anew.isDisconnected, anew.usedBy.length, others]).toEqual([false, 1, []]);
  });
});

test(`${WEBHOOK_RUNS} webhooks of billing keys, shuffled, replayed and forged: only the key that is gone is disconnected`, async () => {
  const who = await newBuyer();
  const kept = await approveWallet(t, who);
  const renewing = { ...who.body, cardInformation: undefined, paymentType: "KAKAOPAY", billingKey: kept.billingKey };
  expect((await buy(who, renewing)).statusCode).toBe(201);
  const types = [
    "BillingKey.Ready",
    "BillingKey.Issued",
    "BillingKey.Failed",
    "BillingKey.Deleted",
    "BillingKey.Updated",
  ];
  const storm = async () => {
    const sent = Array.from({ length: WEBHOOK_RUNS / 2 }, (_, index) => {
      const isForged = index % 7 === 0;
      const key = index % 5 === 0 ? `billing-key-${index}` : kept.billingKey;
      const type = types[Math.floor(Math.random() * types.length)] ?? "BillingKey.Deleted";
      const told = tellOfKey(t, type, key, isForged ? "whsec_Zm9yZ2Vk" : undefined);
      return told.then(({ statusCode }) => [statusCode, isForged ? 401 : 204]);
    });
    for (const [status, expected] of await Promise.all(sent)) expect(status).toBe(expected);
  };
  const isGone = async () => (await methodsOf(who))[0].isDisconnected;
  const notices = () =>
    t.deps.sql`select 1 from pgboss.job where name = 'notice.send' and singleton_key like 'method.disconnected:%'
      and data ->> 'userId' = ${who.userId}`;
  await storm();
  expect([await isGone(), (await notices()).length, await chargesOf(who)]).toEqual([false, 0, 1]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = new URLSearchParams({ billingKey: kept.billingKey }).toString();
  await t.sandbox.inject({ method: "POST", url: "/wallets/disconnect", headers, payload });
  expect((await tellOfKey(t, "BillingKey.Deleted", kept.billingKey)).statusCode).toBe(204);
  await storm();
  expect([await isGone(), (await notices()).length, await chargesOf(who)]).toEqual([true, 1, 1]);
});
