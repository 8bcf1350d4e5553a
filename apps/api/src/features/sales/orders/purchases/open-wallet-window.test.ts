import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { makeOffer, TWO } from "../../../../../test/offer.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

/** Opens KakaoPay's window for a draft of two courses. */
async function open(more: object) {
  const data = { courses: TWO, ...more };
  const draft = await call(t, parent, "PUT", "/enrollment-drafts/me", { data });
  expect(draft.statusCode, draft.body).toBe(200);
  const body = { paymentType: "KAKAOPAY", draftId: draft.json().id };
  const answer = await call(t, parent, "POST", "/lessons/orders/pg/approvals", body);
  return [answer.statusCode, answer.json().errorCode];
}
const approvals = async () => (await t.deps.sql`select 1 from wallet_approvals`).length;
const OVER = [403, "INVALID_PAYMENT_FROM_CONSULT_ACCESS"];

test("a wallet approves an offer only while it can be paid; an ordinary draft of the same courses at any time", async () => {
  const { id } = await makeOffer(t);
  const offered = { consultationId: id, orderFunnelType: "ROCKET_ENROLL" };
  expect(await open(offered)).toEqual([201, undefined]);
  const before = await approvals();
  for (const change of ["revoked_at = now()", "revoked_at = null, expires_at = now()"]) {
    await t.deps.sql.unsafe(`update consultation_offers set ${change} where consultation_id = '${id}'`);
    expect(await open(offered)).toEqual(OVER);
  }
  expect(await open({ orderFunnelType: "ROCKET_ENROLL" })).toEqual(OVER);
  expect(await approvals()).toBe(before);
  expect(await open({ orderFunnelType: "SIMPLE_ENROLL" })).toEqual([201, undefined]);
});
