import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { newKey, ONE_MONTH } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import { settle } from "../../../../test/settle.ts";
import {
  goOn,
  moneyOf,
  type OfferOfClass,
  offerByStaff,
  offerOf,
  orderOfClass,
  stopRenewals,
  THREE_MONTHS,
  upSellingBody,
} from "../../../../test/up-selling.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
let student: Caller;
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [parent, student, operator] = await Promise.all([asDemo("parent"), asDemo("student"), asDemo("operator")]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`update tutors set capacity = 30 where id = ${DEMO_TUTOR}`;
});

const { refund } = refundOf(
  () => t,
  () => parent,
);

/** A class of a month, `used` of its eight lessons taken, that staff offers to go on with. */
async function offered(used: number, total = 8): Promise<{ id: string; order: string; offer: OfferOfClass }> {
  const id = await makePair(t, parent);
  await giveLessons(t, id, used, total);
  await stopRenewals(t);
  const made = await offerByStaff(t, operator, [id]);
  expect(made.statusCode).toBe(201);
  const offer = await offerOf(t, parent, id);
  if (!offer) throw new Error("The class has an offer.");
  return { id, order: await orderOfClass(t, id), offer };
}

const wrong = { statusCode: 409 };

describe("INVALID_UPSELLING, and nothing is charged", () => {
  const refused = async (answer: Awaited<ReturnType<typeof goOn>>) => {
    expect({ statusCode: answer.statusCode, errorCode: answer.json().errorCode }).toEqual({
      ...wrong,
      errorCode: "INVALID_UPSELLING",
    });
  };
  const ordersOf = async () => (await t.deps.sql`select count(*)::int as n from orders`)[0]?.n;

  test("a second use", async () => {
    const { offer } = await offered(6);
    const body = await upSellingBody(t, offer, THREE_MONTHS);
    expect((await call(t, parent, "POST", "/lessons/orders/card", body, newKey())).statusCode).toBe(201);
    await refused(await call(t, parent, "POST", "/lessons/orders/card", body, newKey()));
  });

  test("two at the same instant: one is paid", async () => {
    const { offer, order } = await offered(6);
    const answers = await Promise.all([goOn(t, parent, offer, THREE_MONTHS), goOn(t, parent, offer, THREE_MONTHS)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await moneyOf(t, order)).toMatchObject({ out: 71_780 });
  });

  test("somebody else's token", async () => {
    const { offer } = await offered(6);
    const before = await ordersOf();
    await refused(await goOn(t, student, offer, THREE_MONTHS));
    expect(await ordersOf()).toBe(before);
  });

  test("a late one", async () => {
    const { offer } = await offered(6);
    await t.deps.sql`update up_selling_offers set expires_at = now() - interval '1 second' where order_id is null`;
    await refused(await goOn(t, parent, offer, THREE_MONTHS));
    const read = await call(t, parent, "GET", `/lessons/up-selling-offers/${offer.token}`);
    expect(read.json().errorCode).toBe("INVALID_UPSELLING");
  });

  test("a class that has another tutor, is given up, or goes on by itself", async () => {
    const replaced = await offered(6);
    await t.deps.sql`update matches set tutor_id = 1002 where id = ${replaced.id}`;
    await refused(await goOn(t, parent, replaced.offer, THREE_MONTHS));
    const givenUp = await offered(6);
    await refund(givenUp.order);
    await refused(await goOn(t, parent, givenUp.offer, THREE_MONTHS));
    const goesOn = await offered(6);
    await t.deps.sql`update order_schedules set status = 'ACTIVE', stop_reason = null`;
    await refused(await goOn(t, parent, goesOn.offer, THREE_MONTHS));
  });

  test("one that is over, when its tutor has no time any more", async () => {
    const { id, offer } = await offered(8);
    await t.deps.sql`update matches set ended_at = now() where id = ${id}`;
    await refused(await goOn(t, parent, offer, THREE_MONTHS));
  });

  test("another product, subject, tutor or student than the offer's", async () => {
    const { offer } = await offered(6);
    for (const change of [
      { productId: ONE_MONTH, shownAmount: 214_340 },
      { subjectDetail: "MATH_M1_1" },
      { tutorId: "1002" },
      { matchId: undefined },
    ]) {
      await refused(await goOn(t, parent, offer, THREE_MONTHS, change));
    }
  });

  test("a lesson that was taken meanwhile changes the price, which is said", async () => {
    const { offer, id } = await offered(6);
    await t.deps.sql.begin(async (tx) => {
      await tx`alter table lessons disable trigger lessons_not_in_the_past`;
      await tx`update lessons set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where id = (
        select id from lessons where match_id = ${id} and starts_at > now() order by starts_at limit 1)`;
      await tx`alter table lessons enable trigger lessons_not_in_the_past`;
    });
    await settle(t);
    const answer = await goOn(t, parent, offer, THREE_MONTHS);
    expect(answer.json()).toMatchObject({ errorCode: "INVALID_PAYMENT_PRODUCT_ID" });
  });
});
