import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Caller, call, newAccount } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";

const MAX_STREAMS = 8;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { maxStreams: MAX_STREAMS } });
});
afterAll(() => t.close());

let leave = new AbortController();
afterEach(() => {
  leave.abort();
  leave = new AbortController();
  return expect.poll(() => t.deps.liveEvents.isFull()).toBe(false);
});

/** An open page: `ended` has all that it heard. */
async function open({ accessToken }: Caller, { signal } = leave) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${t.origin}/api/lessons/matches/events`, { headers, signal });
  return { answer, ended: answer.text().catch(() => "left") };
}

const openMany = async (who: Caller, count: number) => {
  const pages = [];
  for (let page = 0; page < count; page += 1) pages.push(await open(who));
  return pages;
};

test("the oldest page of an account gives way to a sixth, and is told to rest; others stay", async () => {
  const [one, other] = [await newAccount(t), await newAccount(t)];
  const [kept] = await openMany(other, 1);
  const [first, second] = await openMany(one, 7);
  expect(await first?.ended).toMatch(/\nretry: 60000\n\n$/);
  expect(await second?.ended).toMatch(/\nretry: 60000\n\n$/);
  await t.deps.liveEvents.stop();
  expect(await kept?.ended).not.toContain("retry");
  t.deps.liveEvents.start();
});

test("a full process asks the next page to poll, answers its calls, and takes it when one has left", async () => {
  const [one, other] = [await newAccount(t), await newAccount(t)];
  await openMany(one, 5);
  const going = new AbortController();
  for (let page = 5; page < MAX_STREAMS; page += 1) await open(other, going);
  const { answer, ended } = await open(other);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(JSON.parse(await ended).message).toMatch(/[가-힣]/);
  expect((await call(t, other, "GET", "/lessons/matches")).statusCode).toBe(200);
  going.abort();
  await expect.poll(async () => (await open(other)).answer.status).toBe(200);
});

test("300 pages of one account leave its calls, and another's page, alone", async () => {
  const [one, other] = [await newAccount(t), await newAccount(t)];
  await Promise.all(Array.from({ length: 300 }, () => open(one)));
  expect((await call(t, one, "GET", "/lessons/matches")).statusCode).toBe(200);
  expect((await open(other)).answer.status).toBe(200);
});
