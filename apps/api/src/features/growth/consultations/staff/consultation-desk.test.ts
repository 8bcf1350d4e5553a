import { callSlots } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { freshPhone, tokenHeader } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { askAnew, makeOffer, OFFER, payOffer, TWO, WISHES } from "../../../../../test/offer.ts";
import { ONE_MONTH } from "../../../../../test/place-order.ts";
import { textsTo } from "../../../../../test/young-buyer.ts";

const ABSENT = "00000000-0000-4000-8000-00000000dead";

let t: TestApp;
let operator: Caller & { userId: string };
let parent: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const desk = (method: "GET" | "POST", path: string, body?: object, who = operator) =>
  call(t, who, method, `/operator/consultations${path}`, body);
const errorOf = (answer: { statusCode: number; json: () => { errorCode: unknown } }) => [
  answer.statusCode,
  answer.json().errorCode,
];
const fieldsOf = (answer: { json: () => { fields?: { path: string }[] } }) =>
  (answer.json().fields ?? []).map(({ path }) => path);

const open = (link: { id: string; token: string }, who: Caller = parent) =>
  call(t, who, "GET", `/consultations/${link.id}/offer`, undefined, tokenHeader(link.token));

describe("staff's desk", () => {
  test("lists calls by their promise, the late ones told; notes a call, and promises another", async () => {
    const phone = freshPhone();
    const { id } = await askAnew(t, phone);
    await t.deps.sql`update consultations set promised_on = '2026-01-05', promised_until = '2026-01-05T03:00:00Z',
      promised_half_day = 'MORNING' where id = ${id}`;
    const later = await askAnew(t, freshPhone());
    const { content } = (await desk("GET", "")).json();
    const ids = content.map((row: { id: string }) => row.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later.id));
    expect(content[ids.indexOf(id)]).toMatchObject({ isLate: true, phoneNumber: phone, grade: 8, buyerName: null });
    const late = (await desk("GET", "?show=LATE")).json().content.map((row: { id: string }) => row.id);
    expect([late.includes(id), late.includes(later.id)]).toEqual([true, false]);

    const slot = callSlots(new Date()).at(-1);
    const noted = await desk("POST", `/${id}/calls`, { outcome: "LATER", note: "수업 중이라고 해요.", slot });
    expect(noted.statusCode).toBe(204);
    const shown = (await desk("GET", `/${id}`)).json();
    expect(shown).toMatchObject({ status: "CALL_LATER", promise: slot, isLate: false });
    expect(shown.calls).toMatchObject([{ outcome: "LATER", note: "수업 중이라고 해요.", staffName: "한지원" }]);
    await vi.waitFor(async () => expect((await textsTo(t, phone)).join()).toContain("상담 전화를 다시 드릴게요."));
    expect(fieldsOf(await desk("POST", `/${id}/calls`, { outcome: "LATER", note: "다시" }))).toEqual(["slot"]);
    expect(fieldsOf(await desk("POST", `/${id}/calls`, { outcome: "NO", note: "" }))).toEqual(["note"]);

    expect((await desk("POST", `/${id}/calls`, { outcome: "NO", note: "다른 곳에서 배워요." })).statusCode).toBe(204);
    expect(errorOf(await desk("POST", `/${id}/calls`, { outcome: "NO", note: "다시" }))).toEqual([409, 50004]);
    expect(errorOf(await desk("POST", `/${id}/offers`, OFFER))).toEqual([409, 50004]);
    const acts = await t.deps.sql`select action, actor_id as actor from audit_logs where target_id = ${id} order by id`;
    const actor = operator.userId;
    expect(acts).toEqual([
      { action: "consultation.called", actor },
      { action: "consultation.viewed", actor },
      { action: "consultation.called", actor },
    ]);
    expect(errorOf(await desk("GET", `/${ABSENT}`))).toEqual([404, 20001]);
  });

  test.each([
    ["a product that is not sold", { courses: [{ ...TWO[0], productId: 1 }] }, ["courses.0"]],
    ["a detail of another subject", { courses: [{ ...TWO[0], subjectDetail: "ENGLISH_M2" }] }, ["courses.0"]],
    ["a bundled course alone", { courses: [TWO[0]] }, ["courses"]],
    [
      "bundled and not",
      { courses: [TWO[0], { ...TWO[1], productId: ONE_MONTH, subject: "MATH", subjectDetail: "MATH_M2_1" }] },
      ["courses"],
    ],
    ["no course", { courses: [] }, ["courses"]],
    ["a coupon that nobody has", { couponCode: "없는쿠폰" }, ["couponCode"]],
    ["a referral as a coupon", { couponCode: "NARAN7" }, ["couponCode"]],
    [
      "a style that is liked and disliked",
      { wishes: { ...WISHES, dislikedTutorStyles: ["METICULOUS"] } },
      ["wishes.dislikedTutorStyles"],
    ],
    ["contact data for tutors", { wishes: { ...WISHES, tutorMemo: "010-2200-0077" } }, ["wishes.tutorMemo"]],
  ])("offers no %s", async (_what, change, fields) => {
    const { id } = await askAnew(t, freshPhone());
    const answer = await desk("POST", `/${id}/offers`, { ...OFFER, ...change });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, fields]);
    expect((await desk("GET", `/${id}`)).json()).toMatchObject({ status: "REQUESTED", offers: [] });
  });
});

describe("the link of an offer", () => {
  test("shows it to the account of the phone alone, until it is taken back or replaced", async () => {
    const link = await makeOffer(t, { ...OFFER, couponCode: "기말응원" });
    const [row] = await t.deps.sql`select * from consultation_offers where consultation_id = ${link.id}`;
    expect(JSON.stringify(row)).not.toContain(link.token);
    const opened = (await open(link)).json();
    expect(opened).toMatchObject({ consultationId: link.id, courses: TWO, couponCode: "기말응원" });
    expect((await open(link, ANYBODY)).statusCode).toBe(401);
    const foreign = await open(link, await asDemo("student"));
    expect([...errorOf(foreign), foreign.json().reason]).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS", "PHONE"]);
    for (const wrong of [
      { ...link, token: "A".repeat(22) },
      { ...link, id: ABSENT },
    ]) {
      expect(errorOf(await open(wrong))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    }
    expect((await desk("POST", `/${link.id}/offers`, OFFER)).statusCode).toBe(204);
    expect((await open(link)).json()).toMatchObject({
      errorCode: "INVALID_PAYMENT_FROM_CONSULT_ACCESS",
      reason: "REVOKED",
    });
    const revoked = await desk("POST", `/${link.id}/offer-revocation`, { reason: "금액을 다시 정해요" });
    expect(revoked.statusCode).toBe(204);
    const shown = (await desk("GET", `/${link.id}`)).json();
    expect(shown.status).toBe("WANTS_OFFER");
    expect(shown.offers.map(({ state }: { state: string }) => state)).toEqual(["REVOKED", "REVOKED"]);
    expect(errorOf(await desk("POST", `/${link.id}/offer-revocation`, { reason: "다시 거둬요" }))).toEqual([
      404, 20001,
    ]);
  });

  test("opens nothing after seven days", async () => {
    const link = await makeOffer(t);
    await t.deps.sql`update consultation_offers set expires_at = now() where consultation_id = ${link.id}`;
    expect((await open(link)).json()).toMatchObject({
      errorCode: "INVALID_PAYMENT_FROM_CONSULT_ACCESS",
      reason: "EXPIRED",
    });
    expect(errorOf(await payOffer(t, link.id))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
  });
});
