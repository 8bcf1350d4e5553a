import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, type Caller, call, lastMail, newAccount, PASSWORD, signUpAs } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { DEMO_PASSWORD } from "../../seed/demo-people.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const signUpWith = (email: string, password: string) => signUpAs(t, email, { password });
const change = (who: Caller, newPassword: string) =>
  call(t, who, "POST", "/auth/change-password", { currentPassword: PASSWORD, newPassword });
const reset = (token: string, newPassword: string) =>
  call(t, ANYBODY, "POST", "/auth/reset-password", { token, newPassword });
const logIn = (email: string) => call(t, ANYBODY, "POST", "/auth/sign-in/email", { email, password: PASSWORD });

/** The token of a link that was mailed. */
async function forgotten(email: string): Promise<string> {
  await call(t, ANYBODY, "POST", "/auth/request-password-reset", { email });
  await expect.poll(async () => (await lastMail(t, email))?.link).toContain("#token=");
  return String((await lastMail(t, email))?.link).split("#token=")[1] ?? "";
}

const COMMON = "흔해서 쉽게 알아낼 수 있어요. 다른 비밀번호로 정해 주세요.";
const GUESSABLE = ["password", "Password1!", "p@ssw0rd", "12345678", "qwer1234", "1q2w3e4r", "01012345678", "naran123"];

test("a common one is refused at its field on sign-up, change and reset; nothing changes, and the link still holds", async () => {
  const account = await newAccount(t);
  const token = await forgotten(account.email);
  for (const password of GUESSABLE) {
    const answers = [
      await signUpWith("common-one@naran.test", password),
      await change(account, password),
      await reset(token, password),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().fields])).toEqual([
      [400, [{ path: "password", message: COMMON }]],
      [400, [{ path: "newPassword", message: COMMON }]],
      [400, [{ path: "newPassword", message: COMMON }]],
    ]);
  }
  expect((await logIn(account.email)).statusCode).toBe(200);
  expect((await reset(token, "a brand new password")).statusCode).toBe(200);
});

test("one with the e-mail's name in it is refused", async () => {
  const account = await newAccount(t);
  const token = await forgotten(account.email);
  const password = `${account.email.split("@")[0]?.toUpperCase()} and more`;
  const message = "이메일 아이디가 들어가지 않게 정해 주세요.";
  const answers = [
    await signUpWith("somebody.else@naran.test", "my somebody.else word"),
    await change(account, password),
    await reset(token, password),
  ];
  for (const answer of answers) expect(answer.json().fields).toEqual([expect.objectContaining({ message })]);
});

test.each([DEMO_PASSWORD, "correct horse", "우리아이과외선생님"])("%s is fine", async (password) => {
  expect((await change(await newAccount(t), password)).statusCode).toBe(200);
});

test("the longest and strangest one is judged soon", async () => {
  const account = await newAccount(t);
  await change(account, "password");
  const before = process.cpuUsage();
  await change(account, "p4$5w0rd@1!".repeat(12).slice(0, 128));
  // Without a limit on what is looked at it takes more than a second of the processor.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
});
