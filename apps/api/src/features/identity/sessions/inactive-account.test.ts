import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { callerOf, logInAt } from "../../../../test/social-log-in.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const INACTIVE = { service: "account", errorCode: 20002, message: expect.stringContaining("지금은 쓸 수 없는 계정") };
const setRest = (userId: string, isResting: boolean) =>
  t.deps.sql`update users set inactive_at = case when ${isResting} then now() end where id = ${userId}`;
const logIn = (email: string, password: string) => call(t, ANYBODY, "POST", "/auth/sign-in/email", { email, password });

test("an account that was put to rest is not logged in to by e-mail, gets no token, and says so to its owner only", async () => {
  const { email, cookie, userId } = await newAccount(t);
  await setRest(userId, true);
  const refused = await logIn(email, PASSWORD);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject(INACTIVE);
  expect(String(refused.headers["set-cookie"] ?? "")).not.toMatch(/session_token=[^;]/);
  expect((await logIn(email, "a wrong password")).json()).toMatchObject({ service: "account", errorCode: 20004 });

  // The session from before gives no token any more; it comes back with the account.
  const token = await call(t, { cookie }, "POST", "/access-token");
  expect(token.statusCode).toBe(403);
  expect(token.json()).toMatchObject(INACTIVE);
  await setRest(userId, false);
  expect((await call(t, { cookie }, "POST", "/access-token")).statusCode).toBe(200);
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
});

test.each(["KAKAO", "APPLE"])("nor through %s, which sends the browser back with 20002", async (provider) => {
  const email = `resting-${provider.toLowerCase()}@naran.test`;
  const first = await logInAt(t, provider, { name: "한새봄", email });
  const me = (await call(t, await callerOf(t, first.jar), "GET", "/v2/users/me")).json();
  const [account] = await t.deps.sql`select account_id from auth_accounts where user_id = ${me.id}`;
  const person = Number(/\d{10}/.exec(String(account?.account_id))?.[0]);
  await setRest(me.id, true);
  const { location, jar } = await logInAt(t, provider, { person });
  expect([location.pathname, location.searchParams.get("error")]).toEqual(["/login", "20002"]);
  expect(jar.text()).not.toContain("session_token");
  const sessions = await t.deps.sql`select 1 from auth_sessions where user_id = ${me.id}`;
  expect(sessions).toHaveLength(1);
  await setRest(me.id, false);
  expect((await logInAt(t, provider, { person })).location.pathname).toBe("/login/done");
});
