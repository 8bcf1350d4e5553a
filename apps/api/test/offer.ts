import { NO_TIMES, requiredConsents } from "@pkg/domain";
import { expect, vi } from "vitest";
import { asDemo, type Caller, call } from "./caller.ts";
import { askForCall } from "./consult.ts";
import type { TestApp } from "./create-test-app.ts";
import { BUNDLED, cardOrderBody, newKey } from "./place-order.ts";
import { textsTo } from "./young-buyer.ts";

/** The verified phone of the demo parent. */
export const PARENTS_PHONE = "01000000002";
const ENGLISH = 1121201;
/** Maths twice and English once a week for three months, together. */
export const TWO = [
  { productId: BUNDLED, subject: "MATH", subjectDetail: "MATH_M2_2" },
  { productId: ENGLISH, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" },
];
export const WISHES = {
  weeklyAvailablePeriods: { ...NO_TIMES, tuesday: ["19:00-22:00"], thursday: ["19:00-22:00"] },
  studyPurposes: ["SCHOOL_GRADES"],
  tutorGenders: ["FEMALE"],
  likedTutorStyles: ["METICULOUS"],
  dislikedTutorStyles: ["SPARTA"],
  tutorMemo: "도형부터 천천히 부탁드려요.",
};
export const OFFER = { courses: TWO, wishes: WISHES };

/** A consultation of the parent's phone, as if nobody had asked before. */
export async function askAnew(t: TestApp, phone = PARENTS_PHONE) {
  await t.deps.sql`delete from consultations where phone_number = ${phone}`;
  await t.deps.sql`delete from phone_verifications where phone_number = ${phone}`;
  await t.deps.sql`delete from rate_limits`;
  return askForCall(t, phone);
}

/** What staff offers to a phone after calling it: the link in its message. */
export async function makeOffer(t: TestApp, offer: object = OFFER, phone = PARENTS_PHONE) {
  const { id } = await askAnew(t, phone);
  const operator = await asDemo("operator");
  const noted = { outcome: "WANTS_OFFER", note: "제안을 기다려요." };
  expect((await call(t, operator, "POST", `/operator/consultations/${id}/calls`, noted)).statusCode).toBe(204);
  const sent = await call(t, operator, "POST", `/operator/consultations/${id}/offers`, offer);
  expect(sent.statusCode, sent.body).toBe(204);
  const token = await tokenOf(t, id, phone);
  return { id, token };
}

async function tokenOf(t: TestApp, id: string, phone: string): Promise<string> {
  let token = "";
  await vi.waitFor(async () => {
    const text = (await textsTo(t, phone)).find((one) => one.includes(`consult/complete?consultationId=${id}`));
    token = /token=([\w-]{22})/.exec(text ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
  });
  return token;
}

async function orderBody(t: TestApp, change: Record<string, unknown> = {}) {
  const { productId: _p, subject: _s, subjectDetail: _d, rentTablet: _r, ...body } = await cardOrderBody(t);
  const consents = requiredConsents({ totalMonths: [3], paymentMethod: "CARD", childUnder14: true });
  return {
    ...body,
    orders: TWO.map((course) => ({ ...course, rentTablet: false })),
    shownAmount: 1_118_760,
    consents: consents.map(({ key }) => ({ key, agreed: true })),
    orderFunnelType: "ROCKET_ENROLL",
    ...change,
  };
}
/** Pays two courses from a consultation, as the demo parent. */
export async function payOffer(
  t: TestApp,
  consultationId: string,
  change: Record<string, unknown> = {},
  { who, key = newKey() }: { who?: Caller; key?: ReturnType<typeof newKey> } = {},
) {
  const body = await orderBody(t, { consultationId, ...change });
  return call(t, who ?? (await asDemo("parent")), "POST", "/lessons/orders/card/bundlings", body, key);
}
