import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { DEMO_TUTOR, EXPERT_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { agreeToAll, ONE_MONTH, TRIAL } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import {
  goOn,
  moneyOf,
  type OfferOfClass,
  offerByStaff,
  offerOf,
  orderOfClass,
  stopRenewals,
  THREE_MONTHS,
  THREE_MONTHS_ONCE,
} from "../../../../test/up-selling.ts";
import { findEarningLessons } from "../../payments/payouts/repository.ts";
import { reconcileRefunds } from "../../payments/refunds/reconcile-refunds.ts";

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

const { refund, quote, refundsOf, backAt, request } = refundOf(
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

const lessonsOf = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();

describe("going on with a class", () => {
  test("moves its rest: both orders add up, lessons and tutor stay, the later expiry holds", async () => {
    const { id, order, offer } = await offered(6);
    expect(offer.classes).toMatchObject([{ matchId: id, isTrial: false, refundAmount: 71_780, lessonsLeft: 2 }]);
    const before = await lessonsOf(id);
    const coming = before.content.filter(({ status }: { status: string }) => status === "SCHEDULED").length;
    const paid = await goOn(t, parent, offer, THREE_MONTHS);
    expect(paid.statusCode).toBe(201);
    const { merchantUid, amount } = paid.json();

    const price = offer.classes[0]?.products.find(({ id: product }) => product === THREE_MONTHS)?.finalCost ?? 0;
    expect(amount).toBe(price - 71_780);
    expect(await moneyOf(t, order)).toMatchObject({ status: "PART_REFUNDED", refunded: 71_780, back: 0, out: 71_780 });
    expect(await moneyOf(t, merchantUid)).toMatchObject({ status: "PAID", amount: price - 71_780, into: 71_780 });
    expect(await backAt(order)).toMatchObject({ amount: 0 });

    const after = await lessonsOf(id);
    expect(after.counts).toMatchObject({ total: 6 + 25, left: 25, unscheduled: 0 });
    expect(after.expiresOn > before.expiresOn).toBe(true);
    const ids = (content: { id: string }[]) => content.map((lesson) => lesson.id);
    expect(ids(after.content)).toEqual(expect.arrayContaining(ids(before.content)));
    expect(after.content.filter(({ status }: { status: string }) => status === "SCHEDULED").length).toBe(coming + 23);
    const detail = (await call(t, parent, "GET", `/v2/orders/${merchantUid}`)).json();
    expect(detail.ledger).toContainEqual(expect.objectContaining({ kind: "UP_SELLING_REFUND", amount: -71_780 }));
    expect(detail.applicantCompleted).toBe(true);
    expect(detail.transfers).toMatchObject([{ direction: "IN", merchantUid: order, amount: 71_780, movedCount: 2 }]);
    const desk = await call(t, await asDemo("finance"), "GET", `/operator/money/orders/${order}`);
    expect(desk.json().transfers).toMatchObject([{ direction: "OUT", merchantUid, amount: 71_780, isDone: true }]);
    expect((await call(t, parent, "GET", `/lessons/matches/${id}`)).json()).toMatchObject({ status: "MATCHED" });
    expect(await offerOf(t, parent, id)).toBeNull();
  });

  test("a trial whose lesson is to come is moved whole, and its order is refunded by that", async () => {
    const id = await makePair(t, parent, { order: { productId: TRIAL }, lessonStarts: [{ day: 5, halfHour: 20 }] });
    await giveLessons(t, id, 0, 1);
    await offerByStaff(t, operator, [id]);
    const offer = await offerOf(t, parent, id);
    if (!offer) throw new Error("The trial has an offer.");
    expect(offer.classes).toMatchObject([{ isTrial: true, refundAmount: 9_900, lessonsLeft: 1 }]);
    const paid = await goOn(t, parent, offer, THREE_MONTHS_ONCE);
    expect(paid.statusCode).toBe(201);
    const order = await orderOfClass(t, id);
    expect(await moneyOf(t, order)).toMatchObject({ status: "REFUNDED", refunded: 9_900, back: 0, out: 9_900 });
    expect((await lessonsOf(id)).counts).toMatchObject({ total: 13, left: 13, scheduled: 13 });
    const services = (await call(t, parent, "GET", "/users/me/services")).json();
    expect(JSON.stringify(services)).toContain(order);
  });

  test("is what staff sees before it offers: each class of the buyer that can go on, the class first", async () => {
    const id = await makePair(t, parent);
    const other = await makePair(t, parent, { tutorId: EXPERT_TUTOR, lessonStarts: [{ day: 6, halfHour: 24 }] });
    const read = async (who: Caller = operator, of = id) =>
      call(t, who, "GET", `/operator/matches/${of}/up-selling-offer`);
    const renewed = (await read()).json();
    expect(renewed.classes.map(({ matchId }: { matchId: string }) => matchId)).not.toContain(id);
    await stopRenewals(t);
    const before = (await read()).json();
    expect(before.offer).toBeNull();
    expect(before.classes[0]).toMatchObject({ matchId: id, refundAmount: expect.any(Number) });
    expect(before.classes.map(({ matchId }: { matchId: string }) => matchId)).toContain(other);
    await offerByStaff(t, operator, [id], [THREE_MONTHS]);
    expect((await read()).json().offer).toMatchObject({ isOfStaff: true, productIds: [THREE_MONTHS] });
    expect((await read(parent)).statusCode).toBe(403);
    expect((await read(operator, crypto.randomUUID())).statusCode).toBe(404);
  });

  test("that is over has its tutor's times again", async () => {
    const { id, offer } = await offered(8);
    await t.deps.sql`update matches set ended_at = now() where ended_at is null`;
    await t.deps
      .sql`update tutors set active_students = 0, taken_bits = repeat('0', 336)::bit(336) where id = ${DEMO_TUTOR}`;
    const paid = await goOn(t, parent, offer, THREE_MONTHS);
    expect(paid.statusCode).toBe(201);
    const [row] = await t.deps.sql`
      select m.ended_at, t.active_students, bit_count(t.taken_bits)::int as taken
      from matches m join tutors t on t.id = m.tutor_id where m.id = ${id}`;
    expect(row).toMatchObject({ ended_at: null, active_students: 1, taken: 4 });
    expect((await lessonsOf(id)).counts).toMatchObject({ total: 8 + 25, left: 25, scheduled: 25 });
  });

  test("pays its tutor by the course that took over", async () => {
    const id = await makePair(t, parent, { order: { productId: TRIAL }, lessonStarts: [{ day: 5, halfHour: 20 }] });
    await giveLessons(t, id, 1, 1);
    await offerByStaff(t, operator, [id]);
    const offer = await offerOf(t, parent, id);
    if (!offer) throw new Error("The trial has an offer.");
    await goOn(t, parent, offer, THREE_MONTHS_ONCE);
    const range = { from: new Date(0), until: new Date("2100-01-01"), month: "2026-01" as const };
    const rows = await findEarningLessons(t.deps.db, { tutorId: DEMO_TUTOR, ...range });
    const [trial, ...others] = rows.filter(({ matchId }) => matchId === id).map(({ product }) => product.id);
    expect(trial).toBe(TRIAL);
    expect(new Set(others)).toEqual(new Set([THREE_MONTHS_ONCE]));
  });
});

describe("consents", () => {
  test("are asked for when their texts have changed since, and for twelve months", async () => {
    const { offer, order } = await offered(6);
    expect(offer.givenConsents).toEqual(expect.arrayContaining(["STUDENT_TERMS", "PRIVACY_AND_MONITORING"]));
    const year = offer.classes[0]?.products.find(({ totalMonths }) => totalMonths === 12)?.id ?? 0;
    const missing = await goOn(t, parent, offer, year);
    expect(missing.json()).toMatchObject({ missingConsents: ["TWELVE_MONTH_PRODUCT"] });
    await t.deps.sql`update consents set version = '2020-01-01' where merchant_uid = ${order}`;
    expect((await offerOf(t, parent, offer.classes[0]?.matchId ?? ""))?.givenConsents).toEqual([]);
    const old = await goOn(t, parent, offer, THREE_MONTHS);
    expect(old.json().missingConsents).toContain("STUDENT_TERMS");
    expect((await goOn(t, parent, offer, THREE_MONTHS, { consents: agreeToAll([3]) })).statusCode).toBe(201);
  });
});

describe("money afterwards", () => {
  test("a declined card leaves the offer and the old order as they were", async () => {
    const { offer, order } = await offered(6);
    const cardInformation = {
      cardNumber: testCardNumber("limit-exceeded"),
      cardExpiry: "2029-12",
      birthdayOrCompanyNumber: "900101",
      cardPassword: "12",
    };
    const declined = await goOn(t, parent, offer, THREE_MONTHS, { cardInformation });
    expect(declined.statusCode).toBe(402);
    expect(await moneyOf(t, order)).toMatchObject({ status: "PAID", refunded: 0, out: 0 });
    expect((await goOn(t, parent, offer, THREE_MONTHS)).statusCode).toBe(201);
  });

  test("no refund of the old order begins while the new one is being paid", async () => {
    const { offer, order } = await offered(6);
    await goOn(t, parent, offer, THREE_MONTHS);
    await t.deps.sql`update up_selling_transfers set status = 'RESERVED', done_at = null
      where from_order_id = (select id from orders where merchant_uid = ${order})`;
    await t.deps
      .sql`update order_items set kept_count = null where order_id = (select id from orders where merchant_uid = ${order})`;
    expect((await request(order, { shownAmount: 0 })).statusCode).toBe(409);
  });

  test("given up whole before another lesson, all of it goes back, each part by the payment it came from", async () => {
    const { offer, order } = await offered(6);
    const { merchantUid, amount } = (await goOn(t, parent, offer, THREE_MONTHS)).json();
    const worth = amount + 71_780;
    expect(await quote(merchantUid)).toMatchObject({ amount: worth, earlierAmount: 71_780 });
    await refund(merchantUid);
    await reconcileRefunds(systemCtx(t.deps));
    await expect.poll(() => backAt(merchantUid)).toMatchObject({ amount });
    await expect.poll(() => backAt(order)).toMatchObject({ amount: 71_780 });
    await expect.poll(async () => (await refundsOf(order)).map(({ status }) => status)).toEqual(["DONE"]);
    expect(await moneyOf(t, order)).toMatchObject({ refunded: 71_780, back: 71_780, out: 0 });
    expect(await moneyOf(t, merchantUid)).toMatchObject({ status: "REFUNDED", refunded: amount, into: 0 });
  });
});

describe("who is offered what", () => {
  test("only the owner reads an offer, only staff makes one", async () => {
    const { id, offer } = await offered(6);
    expect((await call(t, student, "GET", `/lessons/matches/${id}/up-selling-offer`)).statusCode).toBe(404);
    expect((await call(t, student, "GET", `/lessons/up-selling-offers/${offer.token}`)).statusCode).toBe(409);
    expect((await offerByStaff(t, parent, [id])).statusCode).toBe(403);
  });

  test("staff names products that fit", async () => {
    const { id } = await offered(6);
    expect((await offerByStaff(t, operator, [id], [ONE_MONTH])).json()).toMatchObject({
      fields: [{ path: "productIds" }],
    });
    expect((await offerByStaff(t, operator, [id], [THREE_MONTHS])).statusCode).toBe(201);
    expect((await offerOf(t, parent, id))?.classes[0]?.products).toMatchObject([{ id: THREE_MONTHS }]);
  });
});
