import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, call, cookieOf, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from rate_limits`);

const NEW = "another long password";
const logIn = (email: string, password: string, cookie = "") =>
  call(t, { cookie }, "POST", "/auth/sign-in/email", { email, password });
const guess = (email: string, cookie = "") => logIn(email, "guessed wrong", cookie);
const pass = (seconds: number) =>
  t.deps.sql`update rate_limits set expires_at = expires_at - make_interval(secs => ${seconds})`;
/** As if a stranger had tried five wrong passwords just now: hashing so many is slow. */
const attack = async (email: string) => {
  expect((await guess(email)).statusCode).toBe(400);
  await useUp();
};
const useUp = () => t.deps.sql`
  update rate_limits set count = 9, expires_at = now() + interval '1 day' where key like 'log-in-password:%'`;

describe("wrong passwords for an account", () => {
  test("wait at most a minute, are told how long, and how else the owner gets in", async () => {
    const { email } = await newAccount(t);
    await attack(email);
    const refused = await logIn(email, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ service: "account", errorCode: 20006 });
    expect(refused.json().message).toMatch(
      /^(1분|[45]\d초) 뒤에 다시 로그인해 주세요\. 틀린 비밀번호가 여러 번 들어와 잠시 멈췄어요\. 기다리기 어려우면 비밀번호를 새로 정해 주세요\.$/,
    );
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    await pass(60);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
    expect((await guess(email)).statusCode).toBe(400);
  });

  test("of a burst are five, and an e-mail without an account waits alike", async () => {
    const { email } = await newAccount(t);
    const all = [];
    for (const one of [email, "nobody-yet@naran.test"]) {
      const burst = await Promise.all(Array.from({ length: 15 }, () => guess(one)));
      all.push(burst.map(({ statusCode }) => statusCode).sort());
      await t.deps.sql`delete from rate_limits where key like 'log-in-address:%'`;
    }
    expect(all).toEqual([0, 1].map(() => [...Array(5).fill(400), ...Array(10).fill(429)]));
  });
});

describe("a device that was logged in before", () => {
  test("is never refused because of a stranger, and its own wrong passwords are counted apart", async () => {
    const { email, cookie } = await newAccount(t);
    await attack(email);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(429);
    expect((await guess(email, cookie)).statusCode).toBe(400);
    expect((await logIn(email, PASSWORD, cookie)).statusCode).toBe(200);
    expect((await guess(email)).statusCode).toBe(429);

    expect((await guess(email, cookie)).statusCode).toBe(400);
    await useUp();
    expect((await logIn(email, PASSWORD, cookie)).statusCode).toBe(429);
    await pass(60);
    expect((await logIn(email, PASSWORD, cookie)).statusCode).toBe(200);
  });

  test("is known for each of its accounts, five at most, and for no other", async () => {
    const accounts = [];
    let jar = "";
    for (let made = 0; made < 6; made++) {
      const { email } = await newAccount(t);
      jar = cookieOf((await logIn(email, PASSWORD, jar)).headers["set-cookie"]);
      accounts.push(email);
    }
    const stranger = await newAccount(t);
    const found = [];
    for (const email of [...accounts, stranger.email]) {
      await t.deps.sql`delete from rate_limits`;
      await attack(email);
      found.push((await logIn(email, PASSWORD, jar)).statusCode);
    }
    expect(found).toEqual([429, 200, 200, 200, 200, 200, 429]);
  });

  test("with a mark that is changed, or another account's, is none", async () => {
    const [one, two] = [await newAccount(t), await newAccount(t)];
    await attack(one.email);
    const mark = /naran\.known_device=([\w.-]+)/.exec(one.cookie)?.[1] ?? "";
    const changed = `${mark.slice(0, -1)}${mark.endsWith("A") ? "B" : "A"}`;
    for (const value of [changed, `x${mark}`, mark.split(".")[0], "~~~", `${"a".repeat(16)}.${"b".repeat(43)}`]) {
      expect((await logIn(one.email, PASSWORD, `naran.known_device=${value}`)).statusCode).toBe(429);
    }
    expect((await logIn(one.email, PASSWORD, two.cookie)).statusCode).toBe(429);
    expect((await logIn(one.email, PASSWORD, `naran.known_device=${mark}`)).statusCode).toBe(200);
  });

  test("is forgotten with the old password, but for the device that changed it", async () => {
    const account = await newAccount(t);
    const other = cookieOf((await logIn(account.email, PASSWORD)).headers["set-cookie"]);
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const changed = await call(t, account, "POST", "/auth/change-password", body);
    expect(changed.statusCode).toBe(200);
    await attack(account.email);
    expect((await logIn(account.email, NEW, other)).statusCode).toBe(429);
    expect((await logIn(account.email, NEW, account.cookie)).statusCode).toBe(429);
    expect((await logIn(account.email, NEW, cookieOf(changed.headers["set-cookie"]))).statusCode).toBe(200);
  });

  test("gets its mark in a cookie that holds nothing of the account", async () => {
    const { cookie, email, userId } = await newAccount(t);
    expect(cookie).toContain("naran.known_device=");
    expect(cookie).not.toContain(userId);
    expect(cookie).not.toContain(email);
    expect((await call(t, ANYBODY, "POST", "/auth/sign-out")).headers["set-cookie"]).not.toContain("known_device");
  });
});
