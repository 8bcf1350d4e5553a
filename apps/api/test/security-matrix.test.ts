import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueAccessToken } from "../src/lib/callers/access-token.ts";
import { deriveKey } from "../src/secrets/derive-key.ts";
import { ANYBODY, asDemo, call } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { AUTH_SECRET, ORIGIN } from "./harness/settings.ts";
import { type Operation, readContract } from "./operations.ts";
import { cardOrderBody, newKey, TRIAL } from "./place-order.ts";

const { operations } = await readContract();
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const guarded = named.filter(([, { needsCaller }]) => needsCaller);
const writes = named.filter(([, { method }]) => method !== "GET");

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const urlOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-0000000000ff");

test("most operations need a caller, and those that don't are known", () => {
  const open = named.filter(([, { needsCaller }]) => !needsCaller).map(([name]) => name);
  expect(open.sort()).toEqual([
    "DELETE /consultations/{id}",
    "DELETE /tutor-pairings/{id}/candidate-tutors/{tutorId}/offered-times",
    "GET /auth/get-session",
    "GET /consultations/{id}",
    "GET /consultations/{id}/offer",
    "GET /consultations/{id}/tutors",
    "GET /events",
    "GET /events/closed",
    "GET /events/{id}",
    "GET /learning-type-results/{id}",
    "GET /learning-types/{type}/tutors",
    "GET /lesson-summaries/{token}",
    "GET /lessons/products/all",
    "GET /lessons/products/{id}",
    "GET /level-test-results/{token}",
    "GET /order-schedule-links/{token}",
    "GET /referrals/{code}",
    "GET /reviews",
    "GET /schools",
    "GET /schools/universities",
    "GET /service-statistics",
    "GET /subjects",
    "GET /tablets",
    "GET /tutor-pairings/{id}",
    "GET /tutors",
    "GET /tutors/featured",
    "GET /tutors/{id}",
    "GET /web-features",
    "PATCH /consultations/{id}",
    "PATCH /order-schedule-links/{token}",
    "POST /access-token",
    "POST /action-logs",
    "POST /auth/email-verifications",
    "POST /auth/email-verifications/verify",
    "POST /auth/request-password-reset",
    "POST /auth/reset-password",
    "POST /auth/reset-password/check",
    "POST /auth/reset-password/ways",
    "POST /auth/reset-password/ways/cut",
    "POST /auth/sign-in/email",
    "POST /auth/sign-in/social",
    "POST /auth/sign-out",
    "POST /auth/sign-up/email",
    "POST /consultations",
    "POST /events/{id}/participations",
    "POST /events/{id}/shares",
    "POST /feature-exposures",
    "POST /guardian-verifications",
    "POST /guardian-verifications/{id}/verify",
    "POST /learning-type-results",
    "POST /lessons/consultations/meta-events",
    "POST /visitor-phone-verifications",
    "PUT /tutor-pairings/{id}/candidate-tutors/{tutorId}",
    "PUT /tutor-pairings/{id}/candidate-tutors/{tutorId}/offered-times",
  ]);
});

async function foreignToken(key: Uint8Array, claims: Record<string, unknown>, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("naran")
    .setSubject("demo-parent")
    .setIssuedAt(now - 600)
    .setExpirationTime(now + seconds)
    .sign(key);
}

describe.each(guarded)("%s", (_name, operation) => {
  const send = (headers: Record<string, string>) =>
    t.app.inject({ method: operation.method, url: `/api${urlOf(operation)}`, headers: { origin: ORIGIN, ...headers } });

  test("refuses an anonymous caller before it looks at the input", async () => {
    const answer = await send({});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: 10001 });
  });

  test("refuses tokens that are expired, forged, unsigned, of an old form or no tokens", async () => {
    const expired = await foreignToken(deriveKey(AUTH_SECRET, "access-token"), { sid: "x" }, -60);
    const forged = await foreignToken(
      deriveKey("another secret, another secret, another", "access-token"),
      { sid: "x" },
      60,
    );
    const otherUse = await foreignToken(deriveKey(AUTH_SECRET, "better-auth"), { sid: "x" }, 60);
    // Ours by its key, but of a form from before tokens named their session.
    const legacy = await foreignToken(deriveKey(AUTH_SECRET, "access-token"), {}, 60);
    const unsigned = `${btoa('{"alg":"none"}').replace(/=/g, "")}.${btoa('{"sub":"demo-parent","sid":"x"}').replace(/=/g, "")}.`;
    const { accessToken } = await issueAccessToken(AUTH_SECRET, { userId: "demo-parent", sessionId: "x" });
    for (const [authorization, errorCode] of [
      [`Bearer ${expired}`, 10006],
      [`Bearer ${forged}`, 10001],
      [`Bearer ${otherUse}`, 10001],
      [`Bearer ${unsigned}`, 10001],
      [`Bearer ${legacy}`, 10007],
      [accessToken, 10007],
      [`Basic ${accessToken}`, 10001],
      ["Bearer", 10001],
    ] as const) {
      const answer = await send({ authorization });
      expect(answer.statusCode, authorization).toBe(401);
      expect(answer.json()).toMatchObject({ service: "account", errorCode });
    }
  });
});

test("what visitors read stays open to a token that has run out; what is hidden from them asks to renew it", async () => {
  const expired = await foreignToken(deriveKey(AUTH_SECRET, "access-token"), { sid: "x" }, -60);
  const read = (path: string, headers: Record<string, string> = {}) =>
    t.app.inject({ method: "GET", url: `/api${path}`, headers: { origin: ORIGIN, ...headers } });
  const authorization = `Bearer ${expired}`;
  expect((await read("/web-features?names=any", { authorization })).statusCode).toBe(200);
  const hidden = `/consultations/${crypto.randomUUID()}/tutors`;
  expect((await read(hidden)).statusCode).toBe(404);
  const late = await read(hidden, { authorization });
  expect(late.statusCode).toBe(401);
  expect(late.json()).toMatchObject({ service: "account", errorCode: 10006 });
});

describe.each(writes)("%s", (_name, operation) => {
  test.each([
    ["no Origin", {}],
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["an Origin that begins like ours", { origin: `${ORIGIN}.evil.example` }],
    ["the null Origin", { origin: "null" }],
    ["a foreign Origin with our Referer", { origin: "https://evil.example", referer: `${ORIGIN}/` }],
  ])("refuses %s", async (_what, headers) => {
    const { accessToken } = await asDemo("parent");
    const url = `/api${urlOf(operation)}`;
    const answer = await t.app.inject({
      method: operation.method,
      url,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: 10003 });
  });
});

describe("X-Switch-Auth-Student", () => {
  const [firstChild, secondChild, othersStudent] = [2, 3, 1].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  const withStudent = (id: string | undefined) => ({ "x-switch-auth-student": id ?? "" });

  test("is honoured for one's own student, and an order without a student is for them", async () => {
    const parent = await asDemo("parent");
    const body = await cardOrderBody(t, { productId: TRIAL, student: { name: "김서아" } });
    const headers = { ...newKey(), ...withStudent(secondChild) };
    const made = await call(t, parent, "POST", "/lessons/orders/card", body, headers);
    expect(made.statusCode).toBe(201);
    const order = await call(
      t,
      parent,
      "GET",
      `/v2/orders/${made.json().merchantUid}`,
      undefined,
      withStudent(firstChild),
    );
    expect(order.json().student.name).toBe("김서아");
  });

  test.each([
    ["somebody else's", othersStudent],
    ["no", "00000000-0000-4000-8000-0000000000ff"],
    ["a broken", "x' or 1=1"],
  ])("refuses %s student", async (_what, id) => {
    const answer = await call(t, await asDemo("parent"), "GET", "/v2/users/me", undefined, withStudent(id));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 20006 });
  });

  test("says nothing to public calls", async () => {
    expect((await call(t, ANYBODY, "GET", "/tablets", undefined, withStudent(othersStudent))).statusCode).toBe(200);
  });
});
