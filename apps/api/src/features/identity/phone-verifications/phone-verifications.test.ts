import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, lastCode, newAccount } from "../../../../test/caller.ts";
import { ASKED } from "../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

let phones = 10_000_000;
let phone = "";
beforeEach(() => {
  phone = `010${phones++}`;
});

const send = (who: Caller, phoneNumber = phone) => call(t, who, "POST", "/phone-verifications", { phoneNumber });
const verify = (who: Caller, id: string, code: string) =>
  call(t, who, "POST", `/phone-verifications/${id}/verify`, { code });
const visit = () => call(t, ANYBODY, "POST", "/visitor-phone-verifications", { phoneNumber: phone });
const consult = (verification: { id: string; code: string }) =>
  call(t, ANYBODY, "POST", "/consultations", { ...ASKED, verification, privacyAgreed: true });
const codeFor = async (to: string) => await lastCode(t, to);
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
/** Lets the half minute between two codes pass. */
const wait = () => t.deps.sql`update phone_verifications set created_at = created_at - interval '31 seconds'`;

describe("a code", () => {
  test("arrives by SMS, holds three minutes and verifies the number", async () => {
    const account = await newAccount(t);
    const sent = await send(account, `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`);
    expect(sent.statusCode).toBe(201);
    const { id, phoneNumber, expiresAt, resendAt, sendsLeft } = sent.json();
    expect({ phoneNumber, sendsLeft }).toEqual({ phoneNumber: phone, sendsLeft: 4 });
    expect(Date.parse(expiresAt) - Date.parse(resendAt)).toBe(150_000);

    const me = await verify(account, id, await codeFor(phone));
    expect(me.statusCode).toBe(200);
    expect(me.json()).toMatchObject({ phoneNumber: phone, phoneNumberVerified: true });
  });

  test("is stored nowhere: not with the verification, not in the queue", async () => {
    const account = await newAccount(t);
    await send(account);
    const code = await codeFor(phone);
    const rows = await t.deps.sql`
      select to_jsonb(v)::text as text from phone_verifications v union all select to_jsonb(j)::text from pgboss.job j
      union all select to_jsonb(r)::text from rate_limits r`;
    for (const { text } of rows) expect(text).not.toContain(code);
    const jobs = await t.deps.sql`select to_jsonb(j)::text as text from pgboss.job j`;
    for (const { text } of jobs) expect(text).not.toContain(phone);
  });

  test("that is wrong says how often one may try again", async () => {
    const account = await newAccount(t);
    const { id } = (await send(account)).json();
    const answer = await verify(account, id, wrong(await codeFor(phone)));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      service: "class",
      errorCode: 10001,
      triesLeft: 4,
      fields: [{ path: "code" }],
    });
  });

  test("is too late after three minutes", async () => {
    const account = await newAccount(t);
    const { id } = (await send(account)).json();
    const code = await codeFor(phone);
    await t.deps.sql`update phone_verifications set expires_at = now() - interval '1 second' where id = ${id}`;
    const answer = await verify(account, id, code);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ service: "account", errorCode: "SMS_TIME_EXCEED" });
  });

  test("works for the account that asked for it only", async () => {
    const { id } = (await send(await newAccount(t))).json();
    const code = await codeFor(phone);
    const other = await newAccount(t);
    const foreign = await verify(other, id, code);
    const missing = await verify(other, "00000000-0000-4000-8000-0000000000ff", code);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(missing.json());
  });

  test("of two accounts that prove a number at once, one after the other has it", async () => {
    const [first, second] = [await newAccount(t), await newAccount(t)];
    const one = (await send(first)).json().id;
    const oneCode = await codeFor(phone);
    await wait();
    const two = (await send(second)).json().id;
    const twoCode = await codeFor(phone);
    const answers = await Promise.all([verify(first, one, oneCode), verify(second, two, twoCode)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [row] = await t.deps
      .sql`select count(*)::int as n from users where phone_number = ${phone} and phone_number_verified`;
    expect(row?.n).toBe(1);
  });

  test("cannot be asked for again within half a minute", async () => {
    const account = await newAccount(t);
    await send(account);
    const hasty = await send(account);
    expect(hasty.statusCode).toBe(429);
    expect(hasty.json()).toMatchObject({ service: "account", errorCode: "CUSTOM_SMS_SEND_LIMIT_EXCEEDED" });
    expect(hasty.json().message).toMatch(/^(30|2\d)초 뒤에 다시 받아 주세요\. 조금 전에 인증번호를 보냈어요\.$/);
    const opensIn = Date.parse(hasty.json().opensAt) - Date.now();
    expect(opensIn).toBeGreaterThan(20_000);
    expect(opensIn).toBeLessThanOrEqual(30_000);
  });

  test("that the vendor does not take answers 42001, costs the phone and the account nothing and is not sent later", async () => {
    const broken = await createTestApp({ timeoutMs: 200 });
    try {
      const account = await newAccount(broken);
      await broken.sandbox.close();
      const answer = await call(broken, account, "POST", "/phone-verifications", { phoneNumber: phone });
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toMatchObject({ service: "class", errorCode: 42001 });
      const limits = await broken.deps.sql`
        select split_part(key, ':', 1) as name from rate_limits where key like 'sms-send%' and count > 0 order by 1`;
      // Only the address and the whole: else failing numbers could be tried for ever.
      expect(limits.map(({ name }) => name)).toEqual(["sms-send-address", "sms-send-all"]);
      const waiting = await broken.deps.sql`
        select 1 from pgboss.job where state < 'completed' and name in ('notice.send', 'message.notice')`;
      expect(waiting).toHaveLength(0);
    } finally {
      await broken.close();
    }
  });
});

describe("limits of one phone and day", () => {
  test("five codes for an account", async () => {
    const account = await newAccount(t);
    const left: number[] = [];
    for (let sent = 0; sent < 5; sent++) {
      left.push((await send(account)).json().sendsLeft);
      await wait();
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    const sixth = await send(account);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().errorCode).toBe("CUSTOM_SMS_SEND_LIMIT_EXCEEDED");
    expect(sixth.json().message).toMatch(
      /^\d+월 \d+일\(.\) 00:00부터 다시 받을 수 있어요\. 오늘 받을 수 있는 횟수를 넘었어요\.$/,
    );
    expect(new Date(sixth.json().opensAt).toISOString()).toMatch(/T15:00:00.000Z$/);
  });

  test("one code for a burst of requests", async () => {
    const account = await newAccount(t);
    const burst = await Promise.all(Array.from({ length: 8 }, () => send(account)));
    expect(burst.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(burst.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test("five tries of a code in a burst, and then a new code", async () => {
    const account = await newAccount(t);
    const first = (await send(account)).json().id;
    const code = await codeFor(phone);
    const burst = await Promise.all(Array.from({ length: 12 }, () => verify(account, first, wrong(code))));
    expect(burst.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(burst.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
    const last = burst.find((answer) => answer.json().triesLeft === 0);
    expect(last?.json().fields[0].message).toBe("인증번호가 달라요. 인증번호를 다시 받아 주세요.");
    const late = await verify(account, first, code);
    expect(late.statusCode).toBe(429);
    expect(late.json()).toMatchObject({ service: "account", errorCode: "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED" });
    expect(late.json().message).toBe("인증번호를 다시 받아 주세요. 다섯 번 틀렸어요.");

    await wait();
    const second = (await send(account)).json().id;
    expect((await verify(account, second, await codeFor(phone))).statusCode).toBe(200);
  });

  test("that a stranger uses up, as a visitor and by an account, leave the owner's code, tries and sends as they were", async () => {
    const [owner, stranger] = [await newAccount(t), await newAccount(t)];
    const ownCode = await send(owner);
    const code = await codeFor(phone);
    for (const spend of [visit, () => send(stranger)]) {
      for (let sent = 0; sent < 5; sent++) {
        await wait();
        const { id } = (await spend()).json();
        const guess = { id, code: wrong(await codeFor(phone)) };
        for (let tries = 0; tries < 6; tries++) {
          await (spend === visit ? consult(guess) : verify(stranger, id, guess.code));
        }
      }
      await wait();
      expect((await spend()).json().errorCode).toBe("CUSTOM_SMS_SEND_LIMIT_EXCEEDED");
    }
    expect((await send(owner)).json().sendsLeft).toBe(3);
    expect((await verify(owner, ownCode.json().id, code)).statusCode).toBe(200);
  });

  test("a hundred guesses in all, by however many accounts and as a visitor: one in ten thousand finds the code of a phone in a day", async () => {
    let guesses = 0;
    const countGuesses = async (
      sent: Awaited<ReturnType<typeof send>>,
      guess: (id: string, code: string) => ReturnType<typeof send>,
    ) => {
      await wait();
      if (sent.statusCode !== 201) return;
      const code = wrong(await codeFor(phone));
      for (let tries = 0; tries < 6; tries++) if ((await guess(sent.json().id, code)).statusCode === 400) guesses += 1;
    };
    for (let sent = 0; sent < 6; sent++) await countGuesses(await visit(), (id, code) => consult({ id, code }));
    for (let accounts = 0; accounts < 4; accounts++) {
      const account = await newAccount(t);
      for (let sent = 0; sent < 6; sent++)
        await countGuesses(await send(account), (id, code) => verify(account, id, code));
    }
    expect(guesses).toBe(100);
  });

  test("ten codes for one account, whatever the phone", async () => {
    const account = await newAccount(t);
    for (let sent = 0; sent < 10; sent++) expect((await send(account, `010${phones++}`)).statusCode).toBe(201);
    const more = await send(account, `010${phones++}`);
    expect(more.statusCode).toBe(429);
    expect(more.json()).toMatchObject({ service: "class", errorCode: 42002 });
  });
});

test.each(["+82 (0)10", "0082 10", "82-10", "10"])("a number that begins with %s is the same number", async (start) => {
  const end = String(phones++);
  const answer = await send(await newAccount(t), `${start} ${end.slice(0, 4)}-${end.slice(4)}`);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().phoneNumber).toBe(`010${end}`);
});

test.each(["", "0212345678", "010123", "abc", "+8221234567"])("refuses the number %j", async (number) => {
  const answer = await send(await asDemo("student"), number);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[0].path).toBe("phoneNumber");
});
