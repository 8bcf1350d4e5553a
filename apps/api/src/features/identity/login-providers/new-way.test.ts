import { afterAll, beforeAll, expect, test } from "vitest";
import { call, lastMail, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { jobsDone } from "../../../../test/jobs-done.ts";
import { callerOf, linkAt, logInAt } from "../../../../test/social-log-in.ts";
import { textsTo } from "../../../../test/young-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ADDED = "[나란] 로그인 방법이 추가됐어요";
const age = (userId: string, minutes: number) =>
  t.deps.sql`update auth_sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${userId}`;
const link = (who: { accessToken: string; cookie: string }) => call(t, who, "POST", "/auth/login-providers/KAKAO", {});

test("linking asks for a log-in of the last minutes", async () => {
  const who = await newAccount(t);
  await age(who.userId, 11);
  const late = await link(who);
  expect([late.statusCode, late.json().errorCode]).toEqual([403, 20006]);
  await age(who.userId, 9);
  expect((await link(who)).statusCode).toBe(200);
});

test("another account's recent log-in does not help: cookie and token are of one session", async () => {
  const [owner, stranger] = [await newAccount(t), await newAccount(t)];
  await age(owner.userId, 11);
  const answer = await link({ cookie: owner.cookie, accessToken: stranger.accessToken });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 10004]);
});

test("a vendor that was linked is told by mail and by message, once; a sign-up is not", async () => {
  const who = await newAccount(t);
  const phone = "01042220001";
  await t.deps.sql`update users set phone_number = ${phone}, phone_number_verified = true where id = ${who.userId}`;
  await jobsDone(t);
  expect((await lastMail(t, who.email))?.subject).toBeUndefined();
  await linkAt(t, who, "KAKAO", { email: "linked-later@naran.test" });
  await jobsDone(t);
  const mail = await lastMail(t, who.email);
  expect(mail).toMatchObject({ subject: ADDED, link: "http://localhost:3002/password/forgot" });
  expect(mail?.text).toContain("카카오");
  expect(mail?.text).not.toContain("linked-later");
  expect(await textsTo(t, phone)).toEqual([
    "[나란] 회원님 계정에 로그인 방법(카카오)이 추가됐어요. 직접 추가하지 않았다면 고객센터로 바로 알려 주세요.",
  ]);
  expect(await lastMail(t, "linked-later@naran.test")).toBeUndefined();
});

test("a first password is told as a way to log in", async () => {
  const email = "first-way@naran.test";
  const who = await callerOf(t, (await logInAt(t, "NAVER", { email })).jar);
  await jobsDone(t);
  expect(await lastMail(t, email)).toBeUndefined();
  const body = { newPassword: "a brand new password" };
  expect((await call(t, who, "POST", "/auth/change-password", body)).statusCode).toBe(200);
  await jobsDone(t);
  expect(await lastMail(t, email)).toMatchObject({
    subject: ADDED,
    text: expect.stringContaining("이메일과 비밀번호"),
  });
});

test("without a password the mail leads to the ways themselves", async () => {
  const email = "without-password@naran.test";
  const who = await callerOf(t, (await logInAt(t, "NAVER", { email })).jar);
  await linkAt(t, who, "GOOGLE", {});
  await jobsDone(t);
  expect(await lastMail(t, email)).toMatchObject({ subject: ADDED, link: "http://localhost:3002/security" });
});
