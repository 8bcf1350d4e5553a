import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { cardOrderBody, newKey, placeOrder, TEST_CARD, TRIAL } from "../../../../test/place-order.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

interface Method {
  id: string;
  cardName: string;
  cardNumber: string;
  cardExpiry: string | null;
  isDefault: boolean;
}
const list = async (who = parent): Promise<Method[]> =>
  (await call(t, who, "GET", "/users/me/payments")).json().payments;
const change = (body: object, who = parent) => call(t, who, "PUT", "/users/me/payments", body);

/** The trial of a subject is sold to a student once. */
const TRIALS = [
  { subject: "MATH", subjectDetail: "MATH_M2_2" },
  { subject: "ENGLISH", subjectDetail: "ENGLISH_M1" },
  { subject: "SCIENCE", subjectDetail: "SCIENCE_M3" },
  { subject: "KOREAN", subjectDetail: "KOREAN_M2" },
];
let kept = 0;

/** Pays once with a card, which is kept. */
async function keepCard(cardNumber = TEST_CARD.cardNumber): Promise<void> {
  await placeOrder(t, parent, {
    productId: TRIAL,
    ...TRIALS[kept++],
    cardInformation: { ...TEST_CARD, cardNumber },
    keepCard: true,
  });
}

describe("stored cards", () => {
  test("come from paid orders, masked, the first one as default; a declined card leaves none", async () => {
    expect(await list()).toEqual([]);
    const declined = { cardInformation: { ...TEST_CARD, cardNumber: testCardNumber("limit-exceeded") } };
    await call(t, parent, "POST", "/lessons/orders/card", await cardOrderBody(t, declined), newKey());
    expect(await list()).toEqual([]);
    await keepCard();
    const [first] = await list();
    expect(first).toMatchObject({ isDefault: true, cardExpiry: "12/29" });
    expect(first?.cardNumber).toContain("*");
    expect(first?.cardNumber).not.toContain(TEST_CARD.cardNumber.slice(4, 12));
  });

  test("pay again without being typed in", async () => {
    const [stored] = await list();
    const { cardInformation: _cardInformation, ...body } = await cardOrderBody(t, {
      productId: TRIAL,
      ...TRIALS.at(-1),
      paymentMethodId: stored?.id,
    });
    const answer = await call(t, parent, "POST", "/lessons/orders/card", body, newKey());
    expect(answer.statusCode).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  test("of somebody else answer as missing ones, to pay with and to change", async () => {
    const [stored] = await list();
    const student = await asDemo("student");
    const foreign = await change({ removedIds: [stored?.id] }, student);
    const missing = await change({ removedIds: ["00000000-0000-4000-8000-0000000000ff"] }, student);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(missing.json());
    expect((await change({ defaultId: stored?.id }, student)).json()).toEqual(missing.json());
    const { cardInformation: _cardInformation, ...body } = await cardOrderBody(t, {
      productId: TRIAL,
      ...TRIALS.at(-1),
      paymentMethodId: stored?.id,
    });
    const order = await call(t, student, "POST", "/lessons/orders/card", body, newKey());
    expect(order.statusCode).toBeGreaterThanOrEqual(400);
    expect(order.statusCode).toBeLessThan(500);
    expect(await list()).toHaveLength(1);
  });

  test("can be made the default and removed; what is left becomes the default, the key goes at the provider too", async () => {
    await keepCard(`${TEST_CARD.cardNumber.slice(0, 12)}1111`);
    const [first, second] = await list();
    expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
    const chosen = (await change({ defaultId: second?.id })).json().payments;
    expect(chosen.map(({ id, isDefault }: Method) => [id, isDefault])).toEqual([
      [second?.id, true],
      [first?.id, false],
    ]);

    const removed = await change({ removedIds: [second?.id, second?.id] });
    expect(removed.statusCode).toBe(200);
    expect(removed.json().payments).toMatchObject([{ id: first?.id, isDefault: true }]);
    const [key] = await t.deps
      .sql`select 1 from pgboss.job where name = 'billing-key.delete' and singleton_key like ${`%${second?.id}`}`;
    expect(key).toBeDefined();
    expect((await change({ removedIds: [first?.id] })).json().payments).toEqual([]);
  });

  test.each([{ removedIds: ["x"] }, { defaultId: 1 }, { removedIds: "all" }])("refuses %j", async (body) => {
    const answer = await change(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe("INVALID_REQUEST_CREATE_OR_UPDATE_USER");
  });

  test("refuses to make a removed one the default, and changes nothing then", async () => {
    await keepCard();
    const [stored] = await list();
    expect((await change({ removedIds: [stored?.id], defaultId: stored?.id })).statusCode).toBe(400);
    expect(await list()).toHaveLength(1);
  });
});
