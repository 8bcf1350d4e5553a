import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call, lastMail, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { logInAt } from "../../../../test/social-log-in.ts";
import { computeToken, readToken } from "./compute-token.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const NEW = "a brand new password";
const ask = (email: string) => call(t, ANYBODY, "POST", "/auth/request-password-reset", { email });
const reset = (token: string, newPassword = NEW) =>
  call(t, ANYBODY, "POST", "/auth/reset-password", { token, newPassword });
const logIn = (email: string, password: string) => call(t, ANYBODY, "POST", "/auth/sign-in/email", { email, password });
const isAlive = async (cookie: string) => (await call(t, { cookie }, "POST", "/access-token")).statusCode === 200;

/** Waits for a mail, and gives its link's token. */
async function mailedToken(email: string, subject = "비밀번호를 새로"): Promise<string> {
  await expect.poll(async () => (await lastMail(t, email))?.subject).toContain(subject);
  const { link } = (await lastMail(t, email)) ?? {};
  return new URL(link ?? "").hash.replace("#token=", "");
}

async function forgotten(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200);
  return mailedToken(email);
}

describe("a forgotten password", () => {
  test("is set anew by the mailed link; every session ends, and the owner is told", async () => {
    const account = await newAccount(t);
    expect((await ask(account.email.toUpperCase())).statusCode).toBe(200);
    const token = await mailedToken(account.email);
    expect((await reset(token)).json()).toEqual({ success: true });
    expect(await isAlive(account.cookie)).toBe(false);
    expect((await logIn(account.email, PASSWORD)).statusCode).toBe(400);
    expect((await logIn(account.email, NEW)).statusCode).toBe(200);
    await expect.poll(async () => (await lastMail(t, account.email))?.subject).toBe("[나란] 비밀번호가 바뀌었어요");
  });

  test("the link leads to the account pages, its token is in no query and in no table", async () => {
    const { email } = await newAccount(t);
    const token = await forgotten(email);
    const { link } = (await lastMail(t, email)) ?? {};
    expect(link).toBe(`http://localhost:3002/password/reset#token=${token}`);
    const [, proof = ""] = token.split(".");
    for (const table of ["pgboss.job", "password_resets", "auth_verifications"]) {
      const rows = await t.deps.sql.unsafe(`select t::text as text from ${table} t`);
      for (const { text } of rows) {
        expect(text).not.toContain(proof);
        if (table === "pgboss.job") expect(text).not.toContain(email);
      }
    }
  });

  test("a link works once, also when it is used eight times at once, and takes the other links with it", async () => {
    const { email } = await newAccount(t);
    const first = await forgotten(email);
    await t.sandbox.inject({ method: "POST", url: "/sandbox/api/reset" });
    const second = await forgotten(email);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => reset(second, `${NEW} ${index}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410, 410, 410]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await logIn(email, `${NEW} ${winner}`)).statusCode).toBe(200);
    const late = await reset(first);
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject({
      service: "account",
      errorCode: 20006,
      message: expect.stringContaining("새 링크"),
    });
  });

  test("a link can be asked whether it holds, which uses nothing up", async () => {
    const { email } = await newAccount(t);
    const token = await forgotten(email);
    const check = (given: string) => call(t, ANYBODY, "POST", "/auth/reset-password/check", { token: given });
    expect([(await check(token)).statusCode, (await check(token)).json()]).toEqual([200, { success: true }]);
    expect((await reset(token)).statusCode).toBe(200);
    for (const over of [token, "token", `${token.slice(0, -3)}AAA`]) {
      const answer = await check(over);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([410, 20006]);
    }
  });

  test.each([
    ["http://localhost:3000/mypage/user", "http://localhost:3000/mypage/user"],
    ["https://evil.example/", null],
    ["/mypage/user", null],
  ])("the link keeps the site and the page that asked: %s", async (next, kept) => {
    const { email } = await newAccount(t);
    await call(t, ANYBODY, "POST", "/auth/request-password-reset", { email, next, source: "tutor" });
    await mailedToken(email);
    const link = new URL((await lastMail(t, email))?.link ?? "");
    expect(link.pathname).toBe("/password/reset");
    expect([link.searchParams.get("source"), link.searchParams.get("next")]).toEqual(["tutor", kept]);
  });

  test("a link is over after thirty minutes by the database's clock", async () => {
    const { email } = await newAccount(t);
    const token = await forgotten(email);
    const id = token.split(".")[0] ?? "";
    const [row] = await t.deps
      .sql`select extract(epoch from expires_at - created_at)::int as life from password_resets where id = ${id}`;
    expect(row?.life).toBe(1800);
    await t.deps.sql`update password_resets set expires_at = now() where id = ${id}`;
    expect((await reset(token)).statusCode).toBe(410);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
  });

  test.each([
    ["forged", (token: string) => `${token.slice(0, -3)}AAA`],
    ["another link's proof", (token: string) => `00000000-0000-4000-8000-000000000001.${token.split(".")[1]}`],
    [
      "made with another secret",
      () => computeToken("another secret another secret ab", "00000000-0000-4000-8000-000000000001"),
    ],
    ["no token at all", () => "token"],
  ])("refuses a token: %s", async (_name, change) => {
    const { email } = await newAccount(t);
    const token = await forgotten(email);
    expect((await reset(change(token))).statusCode).toBe(410);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("a weak password is told at its field, and the link still holds", async () => {
    const { email } = await newAccount(t);
    const token = await forgotten(email);
    const weak = await reset(token, "short");
    expect(weak.statusCode).toBe(400);
    expect(weak.json().fields).toEqual([{ path: "newPassword", message: "8자 이상으로 정해 주세요." }]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("answers alike whether or not somebody has the address, and writes to nobody else", async () => {
    const { email } = await newAccount(t);
    const known = await ask(email);
    const unknown = await ask("nobody-at-all@naran.test");
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    await mailedToken(email);
    const open = async () =>
      (await t.deps.sql`select 1 from pgboss.job where name = 'mail.password-reset' and state < 'completed'`).length;
    await expect.poll(open).toBe(0);
    expect(await lastMail(t, "nobody-at-all@naran.test")).toBeUndefined();
  });

  test("somebody who comes in by a vendor is told so; the mailbox alone opens nothing", async () => {
    const email = "kakao-only@naran.test";
    await logInAt(t, "KAKAO", { name: "카카오", email });
    expect((await ask(email)).statusCode).toBe(200);
    await expect.poll(async () => (await lastMail(t, email))?.text).toContain("카카오 계정으로 가입");
    expect((await lastMail(t, email))?.link).toBe("http://localhost:3002/login");
    const rows = await t.deps
      .sql`select 1 from password_resets r join auth_users u on u.id = r.user_id where u.email = ${email}`;
    expect(rows).toHaveLength(0);
  });

  test("a new password opens a log-in that wrong ones had closed", async () => {
    const { email } = await newAccount(t);
    await Promise.all(Array.from({ length: 6 }, () => logIn(email, "guessed wrong")));
    // As if the last one were just now: hashing is slow on a busy machine.
    await t.deps.sql`update rate_limits set expires_at = now() + interval '1 day' where key like 'log-in-password:%'`;
    expect((await logIn(email, PASSWORD)).statusCode).toBe(429);
    await reset(await forgotten(email));
    expect((await logIn(email, NEW)).statusCode).toBe(200);
  });
});

test("a token names one link of one secret", () => {
  const id = "5f0c2a1e-0000-4000-8000-00000000dead";
  const token = computeToken("secret-a", id);
  expect(readToken("secret-a", token)).toBe(id);
  expect(readToken("secret-b", token)).toBeNull();
  expect(readToken("secret-a", `${token}x`)).toBeNull();
  expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
});

// The last one: it also uses up what this network address may ask for.
test("five links for an address in an hour, also in a burst of fifty", async () => {
  // With the other tests' requests the network address would be at its own limit, and which one a request meets first is chance.
  await t.deps.sql`delete from rate_limits`;
  const email = "burst-reset@naran.test";
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(email)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ service: "account", errorCode: 20006 });
  expect(Date.parse(refused?.json().opensAt)).toBeGreaterThan(Date.now());
});
