import { CONSENT_VERSION } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const PATH = "/users/me/notification-settings";
const consentsOf = (userId: string) =>
  t.deps.sql<{ key: string; agreed: boolean; version: string }[]>`
    select key, agreed, version from consents where user_id = ${userId} order by created_at, key`;

test("service messages are on and marketing is off until somebody agrees", async () => {
  const answer = await call(t, await newAccount(t), "GET", PATH);
  expect(answer.json()).toEqual({
    lessonAlerts: true,
    reminderAlerts: true,
    messageAlerts: true,
    routineAlerts: false,
    weeklyDigest: true,
    matchingAlerts: true,
    marketing: { agreed: false, decidedAt: null },
    nightMarketing: { agreed: false, decidedAt: null },
  });
});

test("service messages and marketing change apart; each answer to marketing is kept with its version", async () => {
  const account = await newAccount(t);
  const change = async (body: object) => (await call(t, account, "PATCH", PATH, body)).json();
  expect(await change({ lessonAlerts: false })).toMatchObject({
    lessonAlerts: false,
    reminderAlerts: true,
    matchingAlerts: true,
  });
  expect(await change({ reminderAlerts: false })).toMatchObject({ reminderAlerts: false, matchingAlerts: true });
  expect(await consentsOf(account.userId)).toEqual([]);

  const agreed = await change({ marketing: true });
  expect(agreed).toMatchObject({ lessonAlerts: false, marketing: { agreed: true } });
  expect(Date.parse(agreed.marketing.decidedAt)).not.toBeNaN();
  expect((await change({ nightMarketing: true })).nightMarketing.agreed).toBe(true);
  await change({ marketing: true });
  const withdrawn = await change({ marketing: false });
  expect([withdrawn.marketing.agreed, withdrawn.nightMarketing.agreed]).toEqual([false, false]);
  const kept = await consentsOf(account.userId);
  expect(kept.map(({ key, agreed: yes }) => `${key} ${yes}`).sort()).toEqual([
    "MARKETING false",
    "MARKETING true",
    "NIGHT_MARKETING false",
    "NIGHT_MARKETING true",
  ]);
  expect(kept.every(({ version }) => /^\d{4}-\d{2}-\d{2}$/.test(version))).toBe(true);
});

test("the night needs the day", async () => {
  const answer = await call(t, await newAccount(t), "PATCH", PATH, { nightMarketing: true });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toMatchObject([{ path: "nightMarketing" }]);
});

test("a child under 14 agrees to no advertisement, whatever was ticked; from 14 on it may", async () => {
  const year = new Date().getFullYear();
  const [child, older] = [await newAccount(t), await newAccount(t)];
  for (const [{ userId }, age] of [
    [child, 13],
    [older, 15],
  ] as const) {
    await t.deps.sql`update users set birth_year = ${year - age} where id = ${userId}`;
    await t.deps.sql`insert into consents (user_id, key, version, agreed)
      values (${userId}, 'MARKETING', ${CONSENT_VERSION}, true)`;
  }
  const none = { agreed: false, decidedAt: null };
  expect((await call(t, child, "GET", PATH)).json()).toMatchObject({ marketing: none, nightMarketing: none });
  expect((await call(t, older, "GET", PATH)).json()).toMatchObject({ marketing: { agreed: true } });
  const refused = await call(t, child, "PATCH", PATH, { marketing: true });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ path: "marketing" }]]);
  expect((await call(t, child, "PATCH", PATH, { lessonAlerts: false })).statusCode).toBe(200);
  expect(await consentsOf(child.userId)).toHaveLength(1);
});

test("the terms of an account are listed with version, answer and day; somebody else's are not", async () => {
  const { consents } = (await call(t, await asDemo("student"), "GET", "/users/me/consents")).json();
  expect(consents.map(({ key, agreed }: { key: string; agreed: boolean }) => [key, agreed])).toEqual([
    ["MARKETING", false],
    ["PRIVACY_AND_MONITORING", true],
    ["STUDENT_TERMS", true],
  ]);
  expect(consents[0]).toMatchObject({ version: CONSENT_VERSION });
  expect((await call(t, await newAccount(t), "GET", "/users/me/consents")).json().consents).toEqual([]);
});
