import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call, lastMail, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { callerOf, logInAt } from "../../../../test/social-log-in.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const NEW = "a brand new password";
const logIn = (email: string, password: string) => call(t, ANYBODY, "POST", "/auth/sign-in/email", { email, password });
const isAlive = async (cookie: string) => (await call(t, { cookie }, "POST", "/access-token")).statusCode === 200;

describe("changing the password", () => {
  const change = (who: { accessToken: string }, body: object) => call(t, who, "POST", "/auth/change-password", body);

  test("needs the old one, keeps this session and ends the others", async () => {
    const account = await newAccount(t);
    const other = await logIn(account.email, PASSWORD);
    const otherCookie = String([other.headers["set-cookie"]].flat()[0]).split(";")[0] ?? "";
    const answer = await change(account, { currentPassword: PASSWORD, newPassword: NEW });
    expect(answer.json()).toEqual({ success: true });
    expect([await isAlive(account.cookie), await isAlive(otherCookie)]).toEqual([true, false]);
    expect((await logIn(account.email, NEW)).statusCode).toBe(200);
    await expect.poll(async () => (await lastMail(t, account.email))?.subject).toBe("[나란] 비밀번호가 바뀌었어요");
  });

  test.each([
    ["without the old one", { newPassword: NEW }, "INVALID_REQUEST_CREATE_OR_UPDATE_USER"],
    ["with a wrong old one", { currentPassword: "not my password", newPassword: NEW }, 20004],
    [
      "with a weak new one",
      { currentPassword: PASSWORD, newPassword: "short" },
      "INVALID_REQUEST_CREATE_OR_UPDATE_USER",
    ],
    [
      "with the old one again",
      { currentPassword: PASSWORD, newPassword: PASSWORD },
      "INVALID_REQUEST_CREATE_OR_UPDATE_USER",
    ],
  ])("is refused %s, and nothing changes", async (_name, body, errorCode) => {
    const account = await newAccount(t);
    const answer = await change(account, body);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, errorCode]);
    expect((await logIn(account.email, PASSWORD)).statusCode).toBe(200);
  });

  test("takes five wrong old ones, also in a burst, and then waits for seconds", async () => {
    const account = await newAccount(t);
    const tries = Array.from({ length: 14 }, () =>
      change(account, { currentPassword: "wrong password", newPassword: NEW }),
    );
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 400)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(9);
    await t.deps.sql`update rate_limits set expires_at = now() + interval '1 day' where key like 'password-check:%'`;
    const refused = await change(account, { currentPassword: PASSWORD, newPassword: NEW });
    expect(refused.json().message).toMatch(/^[1-5]초 뒤에 다시 적어 주세요\. 비밀번호가 여러 번 틀렸어요\.$/);
    await t.deps.sql`update rate_limits set expires_at = expires_at - interval '5 seconds'`;
    expect((await change(account, { currentPassword: PASSWORD, newPassword: NEW })).statusCode).toBe(200);
  });

  test("somebody who came by a vendor sets a first one, and can log in by e-mail then", async () => {
    const email = "first-password@naran.test";
    const { jar } = await logInAt(t, "NAVER", { name: "네이버", email });
    const caller = await callerOf(t, jar);
    expect((await change(caller, { newPassword: NEW })).statusCode).toBe(200);
    expect((await logIn(email, NEW)).statusCode).toBe(200);
    const { ways } = (await call(t, caller, "GET", "/auth/login-providers")).json();
    expect(ways).toContainEqual({ provider: "EMAIL", linked: true, email: expect.any(String) });
  });

  test("a first one is refused when the log-in is more than ten minutes ago, and taken after the next log-in", async () => {
    const person = { name: "구글", email: "old-log-in@naran.test" };
    const { jar } = await logInAt(t, "GOOGLE", person);
    const caller = await callerOf(t, jar);
    const isRecent = async () => (await call(t, caller, "GET", "/auth/login-providers")).json().isRecent;
    const age = (minutes: number) => t.deps
      .sql`update auth_sessions s set created_at = now() - make_interval(mins => ${minutes})
      from auth_users u where u.id = s.user_id and u.email = ${person.email}`;
    await age(11);
    const answer = await change(caller, { newPassword: NEW });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 20006]);
    expect(await isRecent()).toBe(false);
    expect((await logIn(person.email, NEW)).statusCode).toBe(400);
    await age(9);
    expect(await isRecent()).toBe(true);
    expect((await change(caller, { newPassword: NEW })).statusCode).toBe(200);
    await age(11);
    expect((await change(caller, { currentPassword: NEW, newPassword: `${NEW} still` })).statusCode).toBe(200);
  });

  test("without an e-mail there is nothing to log in with", async () => {
    const { jar } = await logInAt(t, "FACEBOOK", { name: "무메일", keepsEmail: true });
    const answer = await change(await callerOf(t, jar), { newPassword: NEW });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 20006]);
  });
});
