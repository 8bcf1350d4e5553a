import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call, cookieOf, newAccount, PASSWORD, signUpAs } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "../../../seed/demo-people.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const logIn = (email: string, password: string) => call(t, ANYBODY, "POST", "/auth/sign-in/email", { email, password });

describe("sign-up", () => {
  test("makes an account with its user row and a session", async () => {
    const account = await newAccount(t);
    const me = await call(t, account, "GET", "/v2/users/me");
    expect(me.statusCode).toBe(200);
    expect(me.json()).toMatchObject({ id: account.userId, email: account.email, registered: false, students: [] });
  });

  test("never leaves an account without its user row, whoever makes the account", async () => {
    await t.deps.sql`insert into auth_users (id, name, email) values ('bare', '누구', 'bare@naran.test')`;
    const [user] = await t.deps.sql`select email, registered from users where id = 'bare'`;
    expect(user).toEqual({ email: "bare@naran.test", registered: false });
  });

  test("refuses a taken e-mail in any case, also in a burst", async () => {
    const { email } = await newAccount(t);
    const second = await signUpAs(t, email.toUpperCase(), { name: "다른사람" });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ service: "account", errorCode: 20003 });

    const burst = await Promise.all(Array.from({ length: 6 }, () => signUpAs(t, "burst@naran.test")));
    expect(burst.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test.each([
    ["email", { email: "not-an-address" }],
    ["password", { password: "short" }],
    ["name", { name: "!" }],
    ["email", { email: "another@naran.test" }],
    ["email", { proof: "none" }],
    ["proof", { proof: undefined }],
  ])("names the wrong field %s: %j", async (field, fields) => {
    const answer = await signUpAs(t, "right@naran.test", fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe("INVALID_REQUEST_CREATE_OR_UPDATE_USER");
    expect(answer.json().fields.map(({ path }: { path: string }) => path)).toContain(field);
  });
});

describe("log-in", () => {
  test.each(DEMO_PEOPLE.map(({ email }) => email))("lets %s in with the demo password", async (email) => {
    const answer = await logIn(email, DEMO_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.email).toBe(email);
  });

  test("sets HttpOnly cookies that is not Secure on localhost, and tells no token", async () => {
    const answer = await logIn("student@naran.test", DEMO_PASSWORD);
    const [cookie, device, ...others] = [answer.headers["set-cookie"] ?? []].flat();
    expect(others).toEqual([]);
    expect(device).toMatch(
      /^naran\.known_device=[\w.-]{60}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).toMatch(/^naran\.session_token=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(Object.keys(answer.json())).toEqual(["user"]);
  });

  test("answers a wrong password and an unknown e-mail alike", async () => {
    const { email } = await newAccount(t);
    const wrong = await logIn(email, "another password");
    const unknown = await logIn("nobody@naran.test", "another password");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ service: "account", errorCode: 20004 });
    expect(unknown.json()).toEqual(wrong.json());
  });
});

describe("session", () => {
  test("gives a five-minute access token for the cookie, and none without", async () => {
    const { cookie } = await newAccount(t);
    const token = (await call(t, { cookie }, "POST", "/access-token")).json();
    expect(Date.parse(token.expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(Date.parse(token.expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    const none = await call(t, ANYBODY, "POST", "/access-token");
    expect(none.statusCode).toBe(401);
    expect(none.json()).toMatchObject({ service: "account", errorCode: 10004 });
    const forged = await call(t, { cookie: "naran.session_token=abc.def" }, "POST", "/access-token");
    expect(forged.statusCode).toBe(401);
  });

  test("slides by 30 minutes when a token is asked for, and ends after 30 minutes without", async () => {
    const { cookie, userId } = await newAccount(t);
    await t.deps.sql`update auth_sessions set expires_at = now() + interval '5 minutes' where user_id = ${userId}`;
    const left = (await call(t, { cookie }, "GET", "/auth/get-session")).json();
    expect(Date.parse(left.session.expiresAt) - Date.now()).toBeLessThan(5 * 60_000 + 1_000);
    const token = await call(t, { cookie }, "POST", "/access-token");
    expect(Date.parse(token.json().sessionExpiresAt) - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(cookieOf(token.headers["set-cookie"])).toContain("naran.session_token=");

    await t.deps.sql`update auth_sessions set expires_at = now() - interval '1 second' where user_id = ${userId}`;
    expect((await call(t, { cookie }, "POST", "/access-token")).statusCode).toBe(401);
    expect((await call(t, { cookie }, "GET", "/auth/get-session")).json()).toBeNull();
  });

  test("does not slide for an idle page, however often it asks for tokens", async () => {
    const { cookie, userId } = await newAccount(t);
    await t.deps.sql`update auth_sessions set expires_at = now() + interval '5 minutes' where user_id = ${userId}`;
    const before = (await call(t, { cookie }, "GET", "/auth/get-session")).json().session.expiresAt;
    for (let times = 0; times < 3; times++) {
      const token = await call(t, { cookie }, "POST", "/access-token?idle=true");
      expect(token.json().sessionExpiresAt).toBe(before);
      expect(token.headers["set-cookie"]).toBeUndefined();
    }
    const active = await call(t, { cookie }, "POST", "/access-token?idle=false");
    expect(Date.parse(active.json().sessionExpiresAt)).toBeGreaterThan(Date.parse(before) + 24 * 60_000);

    await t.deps.sql`update auth_sessions set expires_at = now() - interval '1 second' where user_id = ${userId}`;
    const over = await call(t, { cookie }, "POST", "/access-token?idle=true");
    expect(over.json()).toMatchObject({ service: "account", errorCode: 10004 });
    expect((await call(t, { cookie }, "POST", "/access-token?idle=perhaps")).statusCode).toBe(400);
  });

  test("is over after signing out", async () => {
    const { cookie } = await newAccount(t);
    const out = await call(t, { cookie }, "POST", "/auth/sign-out");
    expect(out.statusCode).toBe(200);
    expect((await call(t, { cookie }, "POST", "/access-token")).statusCode).toBe(401);
    expect((await call(t, ANYBODY, "POST", "/auth/sign-out")).statusCode).toBe(200);
  });

  test("planted before the log-in, made up or somebody else's real one, is not what the log-in gives", async () => {
    const [attacker, victim] = [await newAccount(t), await newAccount(t)];
    for (const planted of ["naran.session_token=made-up.by-somebody", attacker.cookie]) {
      const body = { email: victim.email, password: PASSWORD };
      const answer = await call(t, { cookie: planted }, "POST", "/auth/sign-in/email", body);
      const given = cookieOf(answer.headers["set-cookie"]);
      expect(given).toMatch(/^naran\.session_token=./);
      expect(given).not.toBe(planted);
      const who = (await call(t, { cookie: given }, "GET", "/auth/get-session")).json();
      expect(who.user.email).toBe(victim.email);
      const before = await call(t, { cookie: planted }, "GET", "/auth/get-session");
      expect(before.json()?.user.email).not.toBe(victim.email);
    }
  });

  test("that was signed out stays over, however often its token comes back", async () => {
    const { cookie, email } = await newAccount(t);
    await call(t, { cookie }, "POST", "/auth/sign-out");
    await logIn(email, PASSWORD);
    for (let tries = 0; tries < 3; tries++) {
      const again = await call(t, { cookie }, "POST", "/access-token");
      expect(again.statusCode).toBe(401);
      expect(again.json()).toMatchObject({ service: "account", errorCode: 10004 });
    }
    expect((await call(t, { cookie }, "GET", "/auth/get-session")).json()).toBeNull();
  });

  test("nothing else of the log-in library can be reached", async () => {
    for (const path of ["/auth/list-sessions", "/auth/change-email", "/auth/delete-user", "/auth/ok"]) {
      expect((await call(t, ANYBODY, "GET", path)).statusCode).toBe(404);
    }
  });
});
