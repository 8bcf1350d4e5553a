import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call, lastMail, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { jobsDone } from "../../../../test/jobs-done.ts";
import { linkAt, logInAt } from "../../../../test/social-log-in.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const post = (path: string, body: object) => call(t, ANYBODY, "POST", `/auth/${path}`, body);
const waysOf = (token: string) => post("reset-password/ways", { token });
const cut = (token: string, provider: string) => post("reset-password/ways/cut", { token, provider });
const tokenOf = (link: string | null | undefined) => new URL(link ?? "").hash.replace("#token=", "");

/** An account with a stranger's Kakao and an old Naver, whose owner asks for a link. */
async function forgotten() {
  const who = await newAccount(t);
  const email = `stranger-of-${who.email}`;
  await linkAt(t, who, "KAKAO", { email });
  await linkAt(t, who, "NAVER", {});
  await t.deps.sql`update auth_accounts set created_at = now() - interval '31 days'
    where user_id = ${who.userId} and provider_id = 'naver'`;
  const [row] = await t.deps.sql`select account_id from auth_accounts where email = ${email}`;
  const person = Number(/\d{10}/.exec(String(row?.account_id))?.[0]);
  await jobsDone(t);
  await post("request-password-reset", { email: who.email });
  await jobsDone(t);
  return { who, email, person, token: tokenOf((await lastMail(t, who.email))?.link) };
}

const reset = async (token: string) =>
  expect((await post("reset-password", { token, newPassword: "a brand new password" })).statusCode).toBe(200);

test("a new password by a link shows what else opens the account, and cuts what was linked in the last days", async () => {
  const { who, email, person, token } = await forgotten();
  expect((await waysOf(token)).statusCode, "before it is used").toBe(410);
  await reset(token);
  expect((await waysOf(token)).json().ways).toEqual([
    { provider: "KAKAO", email, linkedAt: expect.any(String), canCut: true },
    { provider: "NAVER", email: expect.anything(), linkedAt: expect.any(String), canCut: false },
  ]);
  const stranger = await logInAt(t, "KAKAO", { person });
  const done = await cut(token, "KAKAO");
  expect(done.json().ways).toMatchObject([{ provider: "NAVER" }]);
  expect((await call(t, { cookie: stranger.jar.text() }, "POST", "/access-token")).statusCode).toBe(401);
  const [own] = await t.deps.sql`select count(*)::int as ways from auth_accounts where user_id = ${who.userId}`;
  expect(own?.ways).toBe(2);
  expect((await cut(token, "KAKAO")).json().errorCode).toBe(10005);
  const old = await cut(token, "NAVER");
  expect([old.statusCode, old.json().errorCode]).toEqual([400, 20006]);
});

test("the mail names the ways without their addresses, and its link cuts for seven days", async () => {
  const { who, token } = await forgotten();
  await reset(token);
  await jobsDone(t);
  const mail = await lastMail(t, who.email);
  expect(mail?.subject).toBe("[나란] 비밀번호가 바뀌었어요");
  expect(mail?.text).toMatch(/카카오\(\d+월 \d+일\(.\) 연결\), 네이버\(/);
  expect(mail?.text).not.toContain("stranger-of");
  expect(mail?.link).toContain("http://localhost:3002/password/ways#token=");
  expect(tokenOf(mail?.link)).toBe(token);
  const used = (days: number) =>
    t.deps
      .sql`update password_resets set used_at = now() - make_interval(days => ${days}) where user_id = ${who.userId}`;
  await used(7);
  expect((await cut(token, "KAKAO")).statusCode).toBe(410);
  await used(6);
  expect((await cut(token, "KAKAO")).statusCode).toBe(200);
});
