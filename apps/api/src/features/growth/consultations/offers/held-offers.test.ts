import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { jobsDone } from "../../../../../test/jobs-done.ts";
import { makeOffer, OFFER, payOffer, TWO } from "../../../../../test/offer.ts";
import { ONE_MONTH, TRIAL } from "../../../../../test/place-order.ts";

let t: TestApp;
let operator: Caller;
let parent: Awaited<ReturnType<typeof asDemo>>;
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const errorOf = (answer: { statusCode: number; json: () => { errorCode: unknown } }) => [
  answer.statusCode,
  answer.json().errorCode,
];

const MATHS = { subject: "MATH", subjectDetail: "MATH_M2_2" };
/** Twice a week for three months, alone; `TWO` has it as a part of a bundle. */
const ALONE = { ...MATHS, productId: 1122200 };

describe("an offer is paid by an order that holds its courses, and", () => {
  async function shownOf(id: string) {
    const { status, offers } = (await call(t, operator, "GET", `/operator/consultations/${id}`)).json();
    const own = (await call(t, parent, "GET", `/consultations/${id}/offer`)).json();
    return { status, state: own.state, ofStaff: offers.map((offer: { state: string }) => offer.state) };
  }
  /** Pays courses at their price, as a tab does that took the offer over. */
  async function pay(id: string, courses: (typeof ALONE)[], change: Record<string, unknown> = {}) {
    await t.deps.sql`update orders set status = 'REFUNDED' where user_id = ${parent.userId} and status = 'PAID'`;
    const costs = await Promise.all(
      courses.map(
        ({ productId }) => t.deps.sql<{ cost: number }[]>`
        select final_cost as cost from products where id = ${productId}`,
      ),
    );
    const shownAmount = costs.flat().reduce((sum, { cost }) => sum + cost, 0);
    const orders = courses.map((course) => ({ ...course, rentTablet: false }));
    const paid = await payOffer(t, id, { orders, shownAmount, ...change });
    await jobsDone(t);
    return paid;
  }
  const put = async (courses: object[], id: string) =>
    (
      await call(t, parent, "PUT", "/enrollment-drafts/me", {
        data: { courses, consultationId: id, orderFunnelType: "ROCKET_ENROLL", orderFunnelValue: "o1" },
      })
    ).json();
  const LIVE = { status: "OFFERED", state: "LIVE", ofStaff: ["LIVE"] };

  test.each([
    ["a trial of its subject", [{ ...MATHS, productId: TRIAL }]],
    ["a trial of another one", [{ subject: "ENGLISH", subjectDetail: "ENGLISH_M1", productId: TRIAL }]],
    ["another length", [{ ...MATHS, productId: ONE_MONTH }]],
    ["another pace", [{ ...MATHS, productId: 1121200 }]],
    ["another detail of its subject", [{ ...ALONE, subjectDetail: "MATH_M2_1" }]],
  ])("not by %s: draft and order are ordinary ones", async (_what, courses) => {
    const link = await makeOffer(t, { ...OFFER, courses: [ALONE] });
    expect((await put([ALONE], link.id)).data).toMatchObject({ consultationId: link.id, orderFunnelValue: "o1" });
    const draft = await put(courses, link.id);
    const left = { consultationId: null, orderFunnelType: "SIMPLE_ENROLL", orderFunnelValue: null };
    expect(draft.data).toMatchObject(left);
    const paid = await pay(link.id, courses, { draftId: draft.id });
    expect(paid.statusCode, paid.body).toBe(201);
    const [order] = await t.deps.sql`select consultation_id as "consultationId", order_funnel_type as "orderFunnelType",
      order_funnel_value as "orderFunnelValue" from orders where merchant_uid = ${paid.json().merchantUid}`;
    expect(order).toEqual(left);
    expect(await shownOf(link.id)).toEqual(LIVE);
    expect((await pay(link.id, [ALONE])).statusCode).toBe(201);
    expect(await shownOf(link.id)).toEqual({ status: "PAID", state: "USED", ofStaff: ["USED"] });
  });

  test("by one with another course, in whose bundle its own has another product", async () => {
    const link = await makeOffer(t, { ...OFFER, courses: [ALONE] });
    expect((await put(TWO, link.id)).data).toMatchObject({ consultationId: link.id });
    const paid = await pay(link.id, TWO);
    expect(paid.statusCode, paid.body).toBe(201);
    expect(await shownOf(link.id)).toMatchObject({ status: "PAID", state: "USED" });
  });

  test("not by a part of it", async () => {
    const link = await makeOffer(t);
    expect((await pay(link.id, [ALONE])).statusCode).toBe(201);
    expect(await shownOf(link.id)).toEqual(LIVE);
  });

  test.each([
    ["EXPIRED", "expires_at = now()"],
    ["REVOKED", "revoked_at = now()"],
  ])("not once it is %s, which refuses its courses alone", async (state, change) => {
    const link = await makeOffer(t, { ...OFFER, courses: [ALONE] });
    await t.deps.sql.unsafe(`update consultation_offers set ${change} where consultation_id = '${link.id}'`);
    expect(errorOf(await pay(link.id, [ALONE]))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    expect((await pay(link.id, [{ ...MATHS, productId: ONE_MONTH }])).statusCode).toBe(201);
    expect(await shownOf(link.id)).toMatchObject({ state });
  });

  test("a draft of the one before does not pay the one that took its place", async () => {
    const link = await makeOffer(t, { ...OFFER, courses: [ALONE] });
    const again = { ...OFFER, courses: [{ ...MATHS, productId: ONE_MONTH }] };
    expect((await call(t, operator, "POST", `/operator/consultations/${link.id}/offers`, again)).statusCode).toBe(204);
    expect(errorOf(await pay(link.id, [ALONE]))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    expect(await shownOf(link.id)).toEqual({ ...LIVE, ofStaff: ["LIVE", "REVOKED"] });
    expect((await pay(link.id, again.courses)).statusCode).toBe(201);
    expect(await shownOf(link.id)).toMatchObject({ state: "USED", ofStaff: ["USED", "REVOKED"] });
  });

  test("for either child, once", async () => {
    const link = await makeOffer(t, { ...OFFER, courses: [ALONE] });
    const children = await t.deps.sql<{ id: string; name: string }[]>`
      select id, name from students where user_id = ${parent.userId} order by created_at`;
    const answers = [];
    for (const { id, name } of children.toReversed()) {
      answers.push((await pay(link.id, [ALONE], { studentId: id, student: { name } })).statusCode);
    }
    expect(answers).toEqual([201, 403]);
  });
});
