import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call, cookieOf, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

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

test("a device that was logged out writes nothing with the token that it still has", async () => {
  const { here, phone } = await onTwoDevices();
  const token = (await call(t, phone, "POST", "/access-token")).json().accessToken;
  const write = () => call(t, { accessToken: token }, "PATCH", "/users/me", { name: "다른이름" });
  const read = () => call(t, { accessToken: token }, "GET", "/v2/users/me");
  expect([(await write()).statusCode, (await read()).statusCode]).toEqual([200, 200]);

  await call(t, here, "DELETE", "/auth/sessions");
  const refused = await write();
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ service: "account", errorCode: 10004 });
  // The refused write was noticed, so that reads end with it.
  expect((await read()).json()).toMatchObject({ service: "account", errorCode: 10004 });
  expect((await call(t, here, "PATCH", "/users/me", { name: "본래이름" })).statusCode).toBe(200);
});

test.each([
  ["log-out", async ({ cookie }) => call(t, { cookie }, "POST", "/auth/sign-out")],
  [
    "the end of the session",
    async ({ userId }) => t.deps.sql`update auth_sessions set expires_at = now() where user_id = ${userId}`,
  ],
] as [string, (who: Awaited<ReturnType<typeof newAccount>>) => Promise<unknown>][])(
  "after %s the access token is worth nothing",
  async (_name, end) => {
    const account = await newAccount(t);
    await end(account);
    const answer = await call(t, account, "POST", "/phone-verifications", { phoneNumber: "01012341234" });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 10004]);
  },
);

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
