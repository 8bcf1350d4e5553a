import { testCardNumber } from "@app/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { type Buyer, createBuyers } from "../../../../test/harness/buyers.ts";
import { AUTH_SECRET } from "../../../../test/harness/settings.ts";
import { newKey } from "../../../../test/place-order.ts";
import { issueAccessToken } from "../../../lib/callers/access-token.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => t.close());

const NOON = "2026-11-21T12:00:00+09:00";
const NIGHT = "2026-11-21T22:00:00+09:00";
/** Only the clock on the wall: timers, and PostgreSQL's clock, run on. */
const setClock = (at: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });

async function newBuyer(): Promise<Buyer & { phone: string }> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  const [user] = await t.deps.sql`select phone_number from users where id = ${buyer?.userId ?? ""}`;
  if (!buyer || !user) throw new Error("no buyer");
  return { ...buyer, phone: user.phone_number };
}
const change = async (who: Buyer, body: object) => {
  const answer = await call(t, who, "PATCH", "/users/me/notification-settings", body);
  expect(answer.statusCode).toBe(200);
};
const textsTo = async (phone: string): Promise<string[]> =>
  (await t.sandbox.inject(`/sandbox/api/messages?to=${phone}`))
    .json()
    .messages.map(({ text }: { text: string }) => text);

/** Waits until no job is due. */
async function settle(): Promise<void> {
  const due = () =>
    t.deps.sql`select 1 from pgboss.job where state < 'completed' and start_after <= now() + interval '1 minute'`;
  await expect.poll(async () => (await due()).length).toBe(0);
}

/** Buys, tells all wishes, and completes them. */
async function beginSearch(who: Buyer): Promise<void> {
  const order = await call(t, who, "POST", "/lessons/orders/card", who.body, newKey());
  const uid = order.json().merchantUid;
  await settle();
  for (let time = 0; time < 2; time++) await call(t, who, "PATCH", `/lessons/applicants/${uid}`, { complete: true });
  await settle();
}

async function advertise(who: Buyer, key: string): Promise<void> {
  const notice = { kind: "MARKETING", userId: who.userId, text: "[나란] 겨울 특강이 열려요." } as const;
  await t.deps.jobs.queueNotice(t.deps.db, { ...notice, key: `test:${key}:${who.userId}` });
  await settle();
}

describe("service messages", () => {
  test("about a paid order come whatever is switched off; the beginning of the search comes once", async () => {
    const who = await newBuyer();
    await change(who, { lessonAlerts: false });
    await beginSearch(who);
    expect((await textsTo(who.phone)).map((text) => text.includes("결제했어요"))).toEqual([false, true]);
    const [wishes, paid] = await textsTo(who.phone);
    expect(wishes).toMatch(/^\[나란\] \S+ 학생 수학 선생님 조건을 잘 받았어요\./);
    expect(paid).toMatch(/^\[나란\] \S+ 학생 수학 중1-1 [\d,]+원 결제했어요\. 이제/);
  });

  test("about the search do not come to somebody who switched them off", async () => {
    const who = await newBuyer();
    await change(who, { matchingAlerts: false });
    await beginSearch(who);
    const [text, ...more] = await textsTo(who.phone);
    expect(text).toContain("결제했어요");
    expect(more).toEqual([]);
  });

  test("do not go to a phone that is not verified any more", async () => {
    const who = await newBuyer();
    await t.deps.sql`update users set phone_number_verified = false where id = ${who.userId}`;
    const notice = { kind: "LESSON", userId: who.userId, text: "[나란] 수업이 곧 시작해요." } as const;
    await t.deps.jobs.queueNotice(t.deps.db, { ...notice, key: `test:lesson:${who.userId}` });
    await settle();
    expect(await textsTo(who.phone)).toEqual([]);
  });
});

test("codes come at night and with everything switched off", async () => {
  const who = await newBuyer();
  await change(who, { lessonAlerts: false, matchingAlerts: false });
  setClock(NIGHT);
  const late = await issueAccessToken(AUTH_SECRET, { userId: who.userId, sessionId: who.userId });
  for (const path of ["/phone-verifications", "/users/me/guardian/verifications"]) {
    const phoneNumber = `010${who.phone.slice(3, 7)}${path.length + 1000}`;
    expect((await call(t, late, "POST", path, { phoneNumber })).statusCode).toBe(201);
    expect(await textsTo(phoneNumber)).toEqual([expect.stringMatching(/인증번호 \[\d{6}\]/)]);
  }
});

describe("marketing", () => {
  test("comes to nobody without consent, and after it by day, saying what it is and how to be spared", async () => {
    const who = await newBuyer();
    setClock(NOON);
    await advertise(who, "before");
    expect(await textsTo(who.phone)).toEqual([]);
    vi.useRealTimers();
    await change(who, { marketing: true });
    setClock(NOON);
    await advertise(who, "after");
    expect(await textsTo(who.phone)).toEqual([expect.stringMatching(/^\(광고\) \[나란\][\s\S]+무료 수신거부/)]);
  });

  test("waits at night for the morning, and is dropped then when the consent was withdrawn", async () => {
    const [faithful, gone] = [await newBuyer(), await newBuyer()];
    for (const who of [faithful, gone]) await change(who, { marketing: true });
    setClock(NIGHT);
    for (const who of [faithful, gone]) await advertise(who, "night");
    expect([await textsTo(faithful.phone), await textsTo(gone.phone)]).toEqual([[], []]);
    const waiting = await t.deps.sql`
      select extract(epoch from start_after - now())::float8 / 3600 as hours from pgboss.job
      where singleton_key like 'test:night:%' and state = 'created'`;
    expect(waiting.map(({ hours }) => Math.round(Number(hours)))).toEqual([10, 10]);

    vi.useRealTimers();
    await change(gone, { marketing: false });
    setClock("2026-11-22T08:00:00+09:00");
    await t.deps
      .sql`update pgboss.job set start_after = now() where singleton_key like 'test:night:%' and state = 'created'`;
    await settle();
    expect((await textsTo(faithful.phone)).length).toBe(1);
    expect(await textsTo(gone.phone)).toEqual([]);
  });

  test("comes at night to somebody who agreed to that", async () => {
    const who = await newBuyer();
    await change(who, { marketing: true });
    await change(who, { nightMarketing: true });
    setClock(NIGHT);
    await advertise(who, "night-owl");
    expect(await textsTo(who.phone)).toHaveLength(1);
  });
});
