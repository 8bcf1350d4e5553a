import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { freshPhone, tokenHeader } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { jobsDone } from "../../../../../test/jobs-done.ts";
import { askAnew, makeOffer, OFFER, payOffer, TWO, WISHES } from "../../../../../test/offer.ts";
import { newKey, ONE_MONTH, TEST_CARD } from "../../../../../test/place-order.ts";

const ABSENT = "00000000-0000-4000-8000-00000000dead";

let t: TestApp;
let operator: Caller;
let parent: Caller;
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

describe("a payment from a consultation", () => {
  test("is made once, closes the consultation, and its courses each have an applicant with what was said", async () => {
    const link = await makeOffer(t);
    const paid = await payOffer(t, link.id);
    expect(paid.statusCode, paid.body).toBe(201);
    const { merchantUid } = paid.json();
    await vi.waitFor(async () =>
      expect((await call(t, operator, "GET", `/operator/consultations/${link.id}`)).json().status).toBe("PAID"),
    );
    expect((await call(t, operator, "GET", `/operator/consultations/${link.id}`)).json().offers).toMatchObject([
      { state: "USED", merchantUid },
    ]);
    expect(
      (await call(t, parent, "GET", `/consultations/${link.id}/offer`, undefined, tokenHeader(link.token))).json(),
    ).toMatchObject({ state: "USED" });
    expect(errorOf(await payOffer(t, link.id))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);

    const path = "/lessons/applicants/from-consultation";
    const body = { consultationId: link.id, courses: TWO, merchantUid };
    const made = await call(t, parent, "POST", path, body);
    expect(made.statusCode, made.body).toBe(201);
    const { tutorMemo, ...lists } = WISHES;
    expect(made.json()).toMatchObject({ subject: "MATH", tutorMemo, ...lists, completedAt: null });
    expect(made.json().applicants).toMatchObject([
      { subject: "MATH", subjectDetail: "MATH_M2_2", tutorMemo, ...lists },
      { subject: "ENGLISH", subjectDetail: "ENGLISH_M2", tutorMemo, ...lists },
    ]);
    const read = () => call(t, parent, "GET", `/lessons/applicants/${merchantUid}`);
    expect((await read()).json()).toEqual(made.json());

    // What the buyer says afterwards is for both, and is not undone by asking again.
    await call(t, parent, "PATCH", `/lessons/applicants/${merchantUid}`, { tutorMemo: "빠르게요." });
    expect((await call(t, parent, "POST", path, body)).statusCode).toBe(201);
    const after = (await read()).json();
    expect(after.applicants.map((one: { tutorMemo: string }) => one.tutorMemo)).toEqual(["빠르게요.", "빠르게요."]);
    expect(after.likedTutorStyles).toEqual(["METICULOUS"]);

    const wrong = { ...body, courses: [{ ...TWO[0], subjectDetail: "MATH_M2_1" }] };
    expect(errorOf(await call(t, parent, "POST", path, wrong))).toEqual([400, "INVALID_REQUEST_CREATE_APPLICANT"]);
    const foreign = await call(t, await asDemo("student"), "POST", path, body);
    expect(errorOf(foreign)).toEqual([404, 20001]);
    const other = await call(t, parent, "POST", path, { ...body, consultationId: ABSENT });
    expect(errorOf(other)).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    const complete = await call(t, parent, "PATCH", `/lessons/applicants/${merchantUid}`, { complete: true });
    expect(complete.statusCode).toBe(200);
    const matches = await t.deps
      .sql`select wishes->'likedTutorStyles' as liked from matches where merchant_uid = ${merchantUid}`;
    expect(matches).toEqual([{ liked: ["METICULOUS"] }, { liked: ["METICULOUS"] }]);
  });

  test("says for the link of its offer, and of the one before, that the order was refunded whole", async () => {
    const link = await makeOffer(t);
    const before = link.token;
    expect((await call(t, operator, "POST", `/operator/consultations/${link.id}/offers`, OFFER)).statusCode).toBe(204);
    const shown = async (token: string) =>
      (await call(t, parent, "GET", `/consultations/${link.id}/offer`, undefined, tokenHeader(token))).json();
    expect(await shown(before)).toMatchObject({ state: "REVOKED", replacedBy: "LIVE", merchantUid: null });
    const { merchantUid } = (await payOffer(t, link.id)).json();
    expect(await shown(before)).toMatchObject({ state: "REVOKED", replacedBy: "USED", merchantUid });
    await t.deps.sql`update orders set status = 'REFUNDED' where merchant_uid = ${merchantUid}`;
    expect(await shown(before)).toMatchObject({ state: "REVOKED", replacedBy: "REFUNDED", merchantUid });
    expect((await call(t, parent, "GET", `/consultations/${link.id}`)).json().offer).toMatchObject({
      state: "REFUNDED",
    });
  });

  test("leaves a call open that is promised after the offer; that call alone can be called off", async () => {
    const link = await makeOffer(t);
    const url = `/consultations/${link.id}`;
    const asked = await call(t, parent, "PATCH", url, { slots: [] });
    expect(asked.json()).toMatchObject({ status: "REQUESTED" });
    const { merchantUid } = (await payOffer(t, link.id)).json();
    await jobsDone(t);
    expect((await call(t, parent, "GET", url)).json()).toMatchObject({ status: "REQUESTED", offer: { state: "USED" } });
    expect((await call(t, parent, "DELETE", url)).statusCode).toBe(204);
    const orders = await t.deps.sql`select status from orders where merchant_uid = ${merchantUid}`;
    expect(orders).toEqual([{ status: "PAID" }]);
  });

  test("makes no applicant of an order that came another way", async () => {
    const link = await makeOffer(t);
    const made = await payOffer(t, link.id, { consultationId: undefined, orderFunnelType: "SIMPLE_ENROLL" });
    const body = { consultationId: link.id, courses: TWO, merchantUid: made.json().merchantUid };
    const refused = await call(t, parent, "POST", "/lessons/applicants/from-consultation", body);
    expect(errorOf(refused)).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
  });

  test("is refused to another phone, without a consultation, and for one without an offer", async () => {
    const link = await makeOffer(t, OFFER, freshPhone());
    expect(errorOf(await payOffer(t, link.id))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    const { id } = await askAnew(t);
    for (const consultationId of [id, ABSENT, "c1", undefined]) {
      const refused = await payOffer(t, id, { consultationId });
      expect(errorOf(refused)).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    }
  });

  test("may be tried again after a declined card, and differ from what was offered", async () => {
    const link = await makeOffer(t);
    const declined = await payOffer(t, link.id, {
      cardInformation: { ...TEST_CARD, cardNumber: testCardNumber("limit-exceeded") },
    });
    expect(declined.statusCode).toBeGreaterThanOrEqual(400);
    const change = {
      orders: [{ productId: ONE_MONTH, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false }],
      shownAmount: 287_120,
    };
    const paid = await payOffer(t, link.id, change);
    expect(paid.statusCode, paid.body).toBe(201);
  });

  test("at the same instant in two tabs pays one order", async () => {
    const link = await makeOffer(t);
    const answers = await Promise.all([payOffer(t, link.id), payOffer(t, link.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
    const orders = await t.deps.sql`select status from orders where consultation_id = ${link.id}`;
    expect(orders).toEqual([{ status: "PAID" }]);
  });

  test("asked for twice with one key is one order", async () => {
    const link = await makeOffer(t);
    const key = newKey();
    const [first, second] = [await payOffer(t, link.id, {}, { key }), await payOffer(t, link.id, {}, { key })];
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
    expect(second?.json()).toEqual(first?.json());
  });
});
