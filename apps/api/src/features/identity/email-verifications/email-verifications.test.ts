import { EMAIL_CODE_MINUTES, MINUTE } from "@pkg/domain";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ANYBODY, call, lastMail, newAccount, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { logInAt } from "../../../../test/social-log-in.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => vi.useRealTimers());

const ask = (email: unknown, more: object = {}) =>
  call(t, ANYBODY, "POST", "/auth/email-verifications", { email, ...more });
const verify = (ticket: string, code: string) =>
  call(t, ANYBODY, "POST", "/auth/email-verifications/verify", { ticket, code });
const signUp = (email: string, proof: string) =>
  call(t, ANYBODY, "POST", "/auth/sign-up/email", { name: "새사람", email, password: PASSWORD, proof });
const messageOf = (answer: { json(): { fields?: { path: string; message: string }[] } }) => answer.json().fields?.[0];

/** Asks for a code, and reads it in the mailbox. */
async function receive(email: string) {
  const { ticket } = (await ask(email)).json();
  await expect.poll(async () => (await lastMail(t, email))?.text).toMatch(/인증번호 \[\d{6}\]/);
  const code = /\[(\d{6})\]/.exec((await lastMail(t, email))?.text ?? "")?.[1] ?? "";
  return { ticket, code, wrong: code === "000000" ? "111111" : "000000" };
}

test("a mailed code proves an address in any case of letters, and an account is made with the proof", async () => {
  const { ticket, code } = await receive("proven@naran.test");
  const { proof } = (await verify(ticket, code)).json();
  expect((await signUp("Proven@naran.test", proof)).statusCode).toBe(200);
  expect((await signUp("proven@naran.test", proof)).json()).toMatchObject({ errorCode: 20003 });
});

test("a taken and a free address are answered alike; the owner reads where to log in, and no code", async () => {
  const { email } = await newAccount(t);
  const next = `${t.deps.config.buyerOrigin}/price`;
  const [free, taken] = [await ask("free@naran.test", { next }), await ask(email.toUpperCase(), { next })];
  expect([free.statusCode, taken.statusCode]).toEqual([200, 200]);
  expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
  // Of an address of the same length the ticket has the same length, too.
  const same = await ask("x".repeat(email.indexOf("@")) + email.slice(email.indexOf("@")));
  expect(taken.json().ticket.length).toBe(same.json().ticket.length);
  await expect.poll(async () => (await lastMail(t, email))?.subject).toBe("[나란] 이미 가입한 이메일이에요");
  const mail = await lastMail(t, email);
  expect(mail?.text).not.toMatch(/\d{6}/);
  expect(mail?.link).toBe(`${t.deps.config.accountOrigin}/login?next=${encodeURIComponent(next)}`);
  expect((await verify(taken.json().ticket, "000000")).statusCode).toBe(400);
});

test("the owner of an account without a password reads which vendor it is", async () => {
  const email = "by-naver@naran.test";
  await logInAt(t, "NAVER", { name: "네이버", email });
  await ask(email);
  await expect.poll(async () => (await lastMail(t, email))?.subject).toBe("[나란] 이 계정은 비밀번호가 없어요");
});

test("a code is tried five times, also in a burst; another one goes on", async () => {
  const email = "tried@naran.test";
  const { ticket, code, wrong } = await receive(email);
  const burst = await Promise.all(Array.from({ length: 7 }, () => verify(ticket, wrong)));
  expect(burst.map(messageOf).filter((one) => /번 더 입력할 수 있어요/.test(one?.message ?? ""))).toHaveLength(4);
  expect(messageOf(await verify(ticket, code))).toEqual({
    path: "code",
    message: "다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.",
  });
  const again = (await ask(email)).json();
  expect(messageOf(await verify(again.ticket, wrong))?.message).toMatch(/4번 더|\d번 더/);
});

test.each([
  ["after its minutes", EMAIL_CODE_MINUTES * MINUTE, "over"],
  ["within them", EMAIL_CODE_MINUTES * MINUTE - 1000, "right"],
] as const)("a code %s is %s", async (_when, later, expected) => {
  const { ticket, code } = await receive(`later-${later}@naran.test`);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + later });
  const answer = await verify(ticket, code);
  expect(answer.statusCode).toBe(expected === "right" ? 200 : 400);
  if (expected === "over") {
    expect(messageOf(answer)?.message).toBe(`${EMAIL_CODE_MINUTES}분이 지났어요. 인증번호를 다시 받아 주세요.`);
  }
});

test("a proof is over after two hours, and neither a ticket nor a changed one is a proof", async () => {
  const email = "slow@naran.test";
  const { ticket, code } = await receive(email);
  const { proof } = (await verify(ticket, code)).json();
  for (const wrong of [ticket, `${proof}A`, proof.slice(1)]) {
    expect(messageOf(await signUp(email, wrong))).toEqual({
      path: "email",
      message: "이메일을 한 번 더 확인해 주세요.",
    });
  }
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 121 * MINUTE });
  expect((await signUp(email, proof)).statusCode).toBe(400);
});

test("a day has five codes for an address, and says so; a stranger's do not count for its owner", async () => {
  const email = "flooded@naran.test";
  const sent = [];
  for (let index = 0; index < 6; index += 1) sent.push(await ask(email));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(sent.slice(0, 5).map((one) => one.json().sendsLeft)).toEqual([4, 3, 2, 1, 0]);
  expect(sent[5]?.json().message).toBe("오늘은 더 보낼 수 없어요. 마지막에 받은 메일의 인증번호를 써 주세요.");
  await t.deps.sql`delete from rate_limits where key like 'email-code-requester:%'`;
  expect((await ask(email)).statusCode).toBe(200);
});

test.each([{}, { email: "not-an-address" }, { email: 1 }, { email: "a@naran.test", source: "other" }])(
  "%j is refused",
  async (body) => {
    expect((await call(t, ANYBODY, "POST", "/auth/email-verifications", body)).statusCode).toBe(400);
  },
);

test("neither the address nor the code stands in the queue", async () => {
  const email = "queued@naran.test";
  const { code } = await receive(email);
  const rows = await t.deps.sql`select j::text as text from pgboss.job j where name = 'mail.email-code'`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) expect(text).not.toMatch(new RegExp(`queued@|"${code}"`));
});
