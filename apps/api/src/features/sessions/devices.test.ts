import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call, cookieOf, newAccount, PASSWORD } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";

/** One account, logged in here and on a phone. */
async function onTwoDevices() {
  const here = await newAccount(t);
  const body = { email: here.email, password: PASSWORD };
  const answer = await call(t, ANYBODY, "POST", "/auth/sign-in/email", body, { "user-agent": IPHONE });
  return { here, phone: { cookie: cookieOf(answer.headers["set-cookie"]) } };
}

const sessionsOf = async (who: { accessToken: string }) =>
  (await call(t, who, "GET", "/auth/sessions")).json().sessions as { id: string; isCurrent: boolean }[];
const isAlive = async (who: { cookie: string }) => (await call(t, who, "POST", "/access-token")).statusCode === 200;

test("lists every device, the one used last first, and nothing that opens a session", async () => {
  const { here } = await onTwoDevices();
  const answer = await call(t, here, "GET", "/auth/sessions");
  expect(answer.json().sessions).toEqual([
    expect.objectContaining({ system: "iPhone", browser: "Safari", isCurrent: false }),
    expect.objectContaining({ isCurrent: true }),
  ]);
  const tokens = await t.deps.sql`select token from auth_sessions`;
  expect(tokens.length).toBeGreaterThan(1);
  for (const { token } of tokens) expect(answer.body).not.toContain(token);
});

test("logs one device out, and only that", async () => {
  const { here, phone } = await onTwoDevices();
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
  const answer = await call(t, here, "DELETE", `/auth/sessions/${other?.id}`);
  expect(answer.json().sessions).toEqual([expect.objectContaining({ isCurrent: true })]);
  expect([await isAlive(here), await isAlive(phone)]).toEqual([true, false]);
  expect((await call(t, here, "DELETE", `/auth/sessions/${other?.id}`)).statusCode).toBe(404);
});

test("logs every other device out", async () => {
  const { here, phone } = await onTwoDevices();
  const answer = await call(t, here, "DELETE", "/auth/sessions");
  expect(answer.json().sessions).toHaveLength(1);
  expect([await isAlive(here), await isAlive(phone)]).toEqual([true, false]);
});

test("somebody else's device is like none", async () => {
  const { here, phone } = await onTwoDevices();
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
  const stranger = await newAccount(t);
  const foreign = await call(t, stranger, "DELETE", `/auth/sessions/${other?.id}`);
  const absent = await call(t, stranger, "DELETE", "/auth/sessions/nothing-at-all");
  expect([foreign.statusCode, foreign.json()]).toEqual([404, absent.json()]);
  expect(await isAlive(phone)).toBe(true);
});

test("a session that is over is not listed", async () => {
  const { here } = await onTwoDevices();
  const { userId } = here;
  await t.deps.sql`update auth_sessions set expires_at = now() where user_id = ${userId} and user_agent = ${IPHONE}`;
  expect(await sessionsOf(here)).toHaveLength(1);
});
