import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, call, cookieOf, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { cookieJar, logInAt } from "../../../../test/social-log-in.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const logIn = (who: Caller, email: string, password = PASSWORD, more = {}) =>
  call(t, { cookie: who.cookie ?? "" }, "POST", "/auth/sign-in/email", { email, password }, more);
const isAlive = async (cookie: string) => (await call(t, { cookie }, "POST", "/access-token")).statusCode === 200;

test("a log-in ends the session that the browser had, and no other device's", async () => {
  const who = await newAccount(t);
  const elsewhere = cookieOf((await logIn({}, who.email)).headers["set-cookie"]);
  expect((await logIn(who, who.email, "a wrong password")).statusCode).toBe(400);
  expect(await isAlive(who.cookie)).toBe(true);
  const again = cookieOf((await logIn(who, who.email)).headers["set-cookie"]);
  expect([await isAlive(who.cookie), await isAlive(again), await isAlive(elsewhere)]).toEqual([false, true, true]);
});

test("so does another account's log-in, also by a vendor, and a cookie that is not ours ends nothing", async () => {
  const [first, second] = [await newAccount(t), await newAccount(t)];
  const forged = first.cookie.replace(/(session_token=[^.]+\.)[^;]+/, `$1${"A".repeat(43)}%3D`);
  expect(forged).not.toBe(first.cookie);
  await logIn({ cookie: forged }, second.email);
  expect(await isAlive(first.cookie)).toBe(true);
  await logInAt(t, "KAKAO", { email: "one-session@naran.test" }, {}, cookieJar(first.cookie));
  expect(await isAlive(first.cookie)).toBe(false);
});

test("of a browser's own description only the beginning is kept", async () => {
  const who = await newAccount(t);
  await logIn({}, who.email, PASSWORD, { "user-agent": `iPhone ${"x".repeat(5000)}` });
  const [row] = await t.deps
    .sql`select max(length(user_agent)) as length from auth_sessions where user_id = ${who.userId}`;
  expect(row?.length).toBe(400);
});
