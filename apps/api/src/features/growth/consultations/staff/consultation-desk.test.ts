import { callSlots } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ANYBODY, asDemo, type Caller, call, newAccount } from "../../../../../test/caller.ts";
import { askForCall, freshPhone, tokenHeader } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { askAnew, makeOffer, OFFER, payOffer, TWO, WISHES } from "../../../../../test/offer.ts";
import { ONE_MONTH, TRIAL } from "../../../../../test/place-order.ts";
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
    expect(content[ids.indexOf(id)]).toMatchObject({ isLate: true, phoneEnd: phone.slice(-4), grade: 8, buyer: null });
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
    [
      "two trials of a subject",
      { courses: ["MATH_M2_1", "MATH_M2_2"].map((detail) => ({ ...TWO[0], productId: TRIAL, subjectDetail: detail })) },
      ["courses.1"],
    ],
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

describe("an offer before the promised call", () => {
  test("needs a reason, which stands among the calls; withdrawn, the call is due again", async () => {
    const phone = freshPhone();
    const { id, promise } = await askAnew(t, phone);
    const refused = await desk("POST", `/${id}/offers`, OFFER);
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ["callWaiver"]]);
    expect((await desk("GET", `/${id}`)).json()).toMatchObject({ status: "REQUESTED", offers: [] });
    const queue = async () => (await desk("GET", "")).json().content.map((row: { id: string }) => row.id);
    expect(await queue()).toContain(id);

    const callWaiver = "문자로 먼저 이야기했어요.";
    expect((await desk("POST", `/${id}/offers`, { ...OFFER, callWaiver })).statusCode).toBe(204);
    const shown = (await desk("GET", `/${id}`)).json();
    expect(shown).toMatchObject({ status: "OFFERED", calls: [{ outcome: "WAIVED", note: callWaiver }] });
    expect(await queue()).not.toContain(id);

    await desk("POST", `/${id}/offer-revocation`, { reason: "과목이 바뀌었어요" });
    expect((await desk("GET", `/${id}`)).json()).toMatchObject({ status: "REQUESTED", promise });
    expect(await queue()).toContain(id);
  });

  test("needs one again when the family asks for another call", async () => {
    const phone = freshPhone();
    const { id } = await makeOffer(t, OFFER, phone);
    await askForCallAgain(phone);
    expect(fieldsOf(await desk("POST", `/${id}/offers`, OFFER))).toEqual(["callWaiver"]);
  });
});

/** Asks once more from the same phone. */
async function askForCallAgain(phone: string) {
  await t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;
  return askForCall(t, phone);
}

test("staff reads whom to call and about what", async () => {
  const { id } = await askAnew(t, freshPhone());
  expect((await desk("GET", `/${id}`)).json()).toMatchObject({ callerName: "김민지 어머니", subjectLabels: ["수학"] });
  const { content } = (await desk("GET", "?show=ALL&sort=createdAt&dir=desc")).json();
  expect(content[0]).toMatchObject({ id, callerName: "김민지 어머니" });
});

test("names the account that a visitor made later, in the list as on the page", async () => {
  const phone = freshPhone();
  const { id } = await askAnew(t, phone);
  const { userId } = await newAccount(t);
  await t.deps.sql`update users set phone_number = ${phone}, phone_number_verified = true where id = ${userId}`;
  const { buyer } = (await desk("GET", `/${id}`)).json();
  expect(buyer).toMatchObject({ id: userId });
  const [row] = (await desk("GET", `?show=ALL&phone=${phone}`)).json().content;
  expect(row).toMatchObject({ id, buyer });
});

describe("the link of an offer", () => {
  test("shows it in words to its holder; only the account of the phone may pay", async () => {
    const link = await makeOffer(t, { ...OFFER, couponCode: "기말응원" });
    const [row] = await t.deps.sql`select * from consultation_offers where consultation_id = ${link.id}`;
    expect(JSON.stringify(row)).not.toContain(link.token);
    const shown = {
      consultationId: link.id,
      state: "LIVE",
      replacedBy: null,
      phoneNumber: "010-****-0002",
      courses: TWO.map((course) => ({ ...course, finalCost: expect.any(Number), totalMonths: 3, periodic: false })),
      amount: 1_118_760,
      couponName: expect.any(String),
      expiresAt: expect.any(String),
      merchantUid: null,
    };
    expect((await open(link)).json()).toMatchObject({ ...shown, access: "OWN", couponCode: "기말응원" });
    expect((await open(link, ANYBODY)).json()).toMatchObject({ ...shown, access: "LOGGED_OUT", couponCode: null });
    const student = await asDemo("student");
    expect((await open(link, student)).json()).toMatchObject({ ...shown, access: "OTHER_PHONE", couponCode: null });
    const newcomer = await newAccount(t);
    expect((await open(link, newcomer)).json()).toMatchObject({ ...shown, access: "UNVERIFIED", couponCode: null });

    // Without the link: the account of the phone alone.
    const bare = (who: Caller) => call(t, who, "GET", `/consultations/${link.id}/offer`);
    expect((await bare(parent)).json()).toMatchObject({ ...shown, access: "OWN" });
    for (const who of [ANYBODY, student, newcomer, operator]) {
      expect(errorOf(await bare(who))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    }
    for (const wrong of [
      { ...link, token: "A".repeat(22) },
      { ...link, id: ABSENT },
    ]) {
      expect(errorOf(await open(wrong))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    }
  });

  test("says of a month that it is paid again", async () => {
    const link = await makeOffer(t, { ...OFFER, courses: [{ ...TWO[0], productId: ONE_MONTH }] });
    expect((await open(link)).json().courses).toMatchObject([{ periodic: true, totalMonths: 1 }]);
  });

  test("says that it was replaced or withdrawn, and never brings a price back", async () => {
    const link = await makeOffer(t);
    expect((await desk("POST", `/${link.id}/offers`, OFFER)).statusCode).toBe(204);
    expect((await open(link)).json()).toMatchObject({ state: "REVOKED", replacedBy: "LIVE" });
    const revoked = await desk("POST", `/${link.id}/offer-revocation`, { reason: "금액을 다시 정해요" });
    expect(revoked.statusCode).toBe(204);
    expect((await open(link)).json()).toMatchObject({ state: "REVOKED", replacedBy: null });
    expect(errorOf(await payOffer(t, link.id))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
    const shown = (await desk("GET", `/${link.id}`)).json();
    expect(shown.status).toBe("WANTS_OFFER");
    expect(shown.offers.map(({ state }: { state: string }) => state)).toEqual(["REVOKED", "REVOKED"]);
    expect(errorOf(await desk("POST", `/${link.id}/offer-revocation`, { reason: "다시 거둬요" }))).toEqual([
      404, 20001,
    ]);
  });

  test("pays nothing after seven days", async () => {
    const link = await makeOffer(t);
    await t.deps.sql`update consultation_offers set expires_at = now() where consultation_id = ${link.id}`;
    expect((await open(link)).json()).toMatchObject({ state: "EXPIRED", access: "OWN" });
    expect(errorOf(await payOffer(t, link.id))).toEqual([403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"]);
  });

  test("leads its buyer alone to the order", async () => {
    const link = await makeOffer(t);
    const { merchantUid } = (await payOffer(t, link.id)).json();
    expect((await open(link)).json()).toMatchObject({ state: "USED", merchantUid });
    for (const who of [ANYBODY, await asDemo("student")]) {
      expect((await open(link, who)).json()).toMatchObject({ state: "USED", merchantUid: null });
    }
  });
});
