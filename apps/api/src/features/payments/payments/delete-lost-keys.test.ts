import { SANDBOX_DEFAULTS, testCardNumber } from "@app/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { type Buyer, createBuyers } from "../../../../test/harness/buyers.ts";
import { cardOrderBody, newKey, TEST_CARD, TRIAL } from "../../../../test/place-order.ts";

let t: TestApp;
let atIssue: () => unknown = () => {};
beforeAll(async () => {
  t = await createTestApp({
    checkpoint: async (step) => {
      if (step === "after-issue") await atIssue();
    },
  });
});
afterEach(() => {
  atIssue = () => {};
});
afterAll(() => t.close());

const newBuyer = async (): Promise<Buyer> => {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  return buyer;
};
const register = (who: Buyer) => call(t, who, "PUT", "/users/me/payments", { cardInformation: TEST_CARD });
const buy = (who: Buyer) => call(t, who, "POST", "/lessons/orders/card", who.body, newKey());
const WAYS = [
  ["a card registered in my page", register],
  ["a card typed in to pay", buy],
] as const;

/** The keys of somebody that live on at the provider. */
async function keysOf({ userId }: Buyer): Promise<unknown[]> {
  const requestBody = JSON.stringify({ filter: { customerId: userId, status: ["ISSUED"] } });
  const headers = { authorization: `PortOne ${SANDBOX_DEFAULTS.portoneApiSecret}` };
  return (await t.sandbox.inject({ url: "/billing-keys", query: { requestBody }, headers })).json().items;
}
const methodsOf = async ({ userId }: Buyer) => t.deps.sql`select 1 from payment_methods where user_id = ${userId}`;
const looksOf = async ({ userId }: Buyer) =>
  t.deps.sql<{ key: string; delivered: boolean }[]>`
    select singleton_key as key, state = 'completed' as delivered from pgboss.job
    where name = 'billing-key.sweep' and data ->> 'userId' = ${userId} order by created_on`;

/** Lets the time until the next look for lost keys pass, and waits for it. */
async function look(who: Buyer): Promise<void> {
  await t.deps.sql`
    update pgboss.job set start_after = now()
    where name = 'billing-key.sweep' and data ->> 'userId' = ${who.userId} and state = 'created'`;
  await expect
    .poll(
      async () =>
        (
          await t.deps
            .sql`select 1 from pgboss.job where name = 'billing-key.sweep' and data ->> 'userId' = ${who.userId}
            and state < 'completed' and start_after <= now() + interval '1 minute'`
        ).length,
    )
    .toBe(0);
}

describe.each(WAYS)("the billing key of %s", (_name, pay) => {
  test("is kept when all goes well, and nobody looks for it", async () => {
    const who = await newBuyer();
    expect((await pay(who)).statusCode).toBeLessThan(300);
    expect([(await keysOf(who)).length, (await methodsOf(who)).length]).toEqual([1, 1]);
    expect(await looksOf(who)).toEqual([]);
  });

  test("is deleted at the provider when the process dies before it is stored", async () => {
    const who = await newBuyer();
    atIssue = () => {
      throw new Error("crashed here on purpose");
    };
    expect((await pay(who)).statusCode).toBeGreaterThanOrEqual(500);
    expect([(await keysOf(who)).length, (await methodsOf(who)).length]).toEqual([1, 0]);
    expect(await looksOf(who)).toMatchObject([{ delivered: false }]);
    await look(who);
    expect(await keysOf(who)).toEqual([]);
  });

  test("is deleted when the provider's answer was lost, also when it was issued after the first look", async () => {
    const who = await newBuyer();
    const fault = { operation: "issue", mode: "drop-after-charge" };
    await t.sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: fault });
    await pay(who);
    expect([(await keysOf(who)).length, (await methodsOf(who)).length]).toEqual([1, 0]);
    await look(who);
    expect(await keysOf(who)).toEqual([]);
    const looks = await looksOf(who);
    expect(looks.map(({ delivered }) => delivered)).toEqual([true, false]);

    // The request that had no answer is carried out now.
    const issueId = looks[0]?.key.split(":")[1] ?? "";
    const card = { expiryYear: "31", expiryMonth: "12" };
    await t.sandbox.inject({
      method: "POST",
      url: "/billing-keys",
      headers: { authorization: `PortOne ${SANDBOX_DEFAULTS.portoneApiSecret}` },
      payload: {
        channelKey: SANDBOX_DEFAULTS.portoneChannelKey,
        customer: { id: who.userId },
        customData: issueId,
        method: { card: { credential: { number: testCardNumber("paid"), ...card } } },
      },
    });
    expect(await keysOf(who)).toHaveLength(1);
    await look(who);
    expect(await keysOf(who)).toEqual([]);
    expect((await looksOf(who)).map(({ delivered }) => delivered)).toEqual([true, true]);
  });

  test("is deleted when it cannot be stored", async () => {
    const who = await newBuyer();
    await t.deps
      .sql`alter table payment_methods add constraint broken check (user_id <> ${t.deps.sql.unsafe(`'${who.userId}'`)})`;
    await pay(who);
    await t.deps.sql`alter table payment_methods drop constraint broken`;
    await look(who);
    await expect.poll(() => keysOf(who)).toEqual([]);
    expect(await methodsOf(who)).toHaveLength(0);
  });

  test("is neither stored nor charged by a process that wakes up after it was looked for", async () => {
    const who = await newBuyer();
    atIssue = () => look(who);
    const answer = await pay(who);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json().message).toContain("너무 오래");
    expect([(await keysOf(who)).length, (await methodsOf(who)).length]).toEqual([0, 0]);
    const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json();
    expect(payments.filter(({ customerId }: { customerId: string }) => customerId === who.userId)).toEqual([]);
  });

  test("of a card that is declined is looked for by nobody: there is none", async () => {
    const who = await newBuyer();
    const declined = { ...TEST_CARD, cardNumber: testCardNumber("expired") };
    who.body.cardInformation = declined;
    const answer =
      pay === register
        ? await call(t, who, "PUT", "/users/me/payments", { cardInformation: declined })
        : await pay(who);
    expect(answer.statusCode).toBe(402);
    expect(await looksOf(who)).toEqual([]);
  });
});

describe("the card of an order that does not go on by itself", () => {
  const buyOnce = async (who: Buyer, change: object = {}) => {
    const body = await cardOrderBody(t, { productId: TRIAL, student: who.body.student, ...change });
    const answer = await call(t, who, "POST", "/lessons/orders/card", body, newKey());
    expect(answer.statusCode).toBe(201);
  };

  test("is not kept when nobody asked: its key goes at the provider, the order still names it", async () => {
    const who = await newBuyer();
    await buyOnce(who);
    expect(await methodsOf(who)).toEqual([]);
    await expect.poll(() => keysOf(who)).toEqual([]);
    const [order] = await t.deps.sql`select card_number from orders where user_id = ${who.userId}`;
    expect(order?.card_number).toMatch(/\*\d+$/);
  });

  test("is kept when the buyer asked", async () => {
    const who = await newBuyer();
    await buyOnce(who, { keepCard: true });
    expect([(await keysOf(who)).length, (await methodsOf(who)).length]).toEqual([1, 1]);
  });

  test("that is typed in again leaves the stored one as it is", async () => {
    const who = await newBuyer();
    await buyOnce(who, { keepCard: true });
    await buyOnce(who, { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" });
    expect(await methodsOf(who)).toHaveLength(1);
    await expect.poll(async () => (await keysOf(who)).length).toBe(1);
  });
});
