import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { Secret } from "../../../secrets/secret.ts";

const KEY = "a key of the native app's room, long enough";
let t: TestApp;
let parent: Caller;
let lessonId: string;
let otherId: string;
beforeAll(async () => {
  t = await createTestApp({ config: { lessonRoomKey: new Secret(KEY) } });
  parent = await asDemo("parent");
  const { content } = await planLessonsOf(t, parent, await makePair(t, parent));
  [lessonId, otherId] = [content[0].id, content[1].id];
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from lesson_presence`;
  await putLesson(t, lessonId, -30);
});

interface Report {
  body?: unknown;
  key?: string;
  /** Of the signature, in seconds from now. */
  at?: number;
  /** Which lesson is signed for. */
  signedFor?: string;
  to?: string;
  change?: Record<string, string>;
}

const stamp = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds);
function report(
  app: TestApp,
  { body = { side: "TUTOR" }, key = KEY, at = 0, signedFor, to = lessonId, change }: Report,
) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const timestamp = stamp(at);
  const signature = createHmac("sha256", key)
    .update(`${timestamp}.${signedFor ?? to}.${payload}`)
    .digest("hex");
  const headers = { "content-type": "application/json", "x-room-timestamp": timestamp, "x-room-signature": signature };
  return app.app.inject({
    method: "POST",
    url: `/api/lessons/${to}/presence`,
    payload,
    headers: { ...headers, ...change },
  });
}
const kept = () =>
  t.deps.sql<{ side: string; source: string; from: number; to: number }[]>`
    select p.side, p.source, round(extract(epoch from from_at - starts_at) / 60)::int as from,
      round(extract(epoch from to_at - starts_at) / 60)::int as to
    from lesson_presence p join lessons l on l.id = p.lesson_id order by p.side, from_at`;
const minutes = (from: number, to: number) => {
  const at = (of: number) => new Date(Date.now() + (of - 30) * 60_000).toISOString();
  return { from: at(from), to: at(to) };
};

test("a signed report is kept, and the same again changes nothing", async () => {
  const body = { side: "STUDENT", ...minutes(2, 20) };
  expect((await report(t, { body })).statusCode).toBe(204);
  expect((await report(t, { body })).statusCode).toBe(204);
  expect(await kept()).toMatchObject([{ side: "STUDENT", source: "APP", from: 2, to: 20 }]);
});

test("a report without times is of its own instant, also when it comes again later", async () => {
  expect((await report(t, { at: -240 })).statusCode).toBe(204);
  expect((await report(t, { at: -240 })).statusCode).toBe(204);
  expect(await kept()).toMatchObject([{ side: "TUTOR", from: 26, to: 26 }]);
});

test("reports that meet are one stay; what lies apart is another", async () => {
  await report(t, { body: { side: "TUTOR", ...minutes(5, 10) } });
  await report(t, { body: { side: "TUTOR", ...minutes(0, 4) } });
  await report(t, { body: { side: "TUTOR", ...minutes(15, 18) } });
  expect(await kept()).toMatchObject([
    { from: 0, to: 10 },
    { from: 15, to: 18 },
  ]);
});

test("only the time of the open room counts, and none that is to come", async () => {
  await report(t, { body: { side: "TUTOR", ...minutes(-60, 120) } });
  expect(await kept()).toMatchObject([{ from: -10, to: 30 }]);
  await putLesson(t, lessonId, -90);
  await t.deps.sql`delete from lesson_presence`;
  await report(t, { body: { side: "TUTOR", ...minutes(-90, 120) } });
  expect(await kept()).toMatchObject([{ from: -10, to: 70 }]);
  await t.deps.sql`delete from lesson_presence`;
  await putLesson(t, lessonId, 60);
  expect((await report(t, { body: { side: "TUTOR" } })).statusCode).toBe(409);
  await putLesson(t, lessonId, -30);
  for (const body of [
    { side: "TUTOR", ...minutes(20, 10) },
    { side: "TUTOR", ...minutes(40, 50) },
  ]) {
    expect((await report(t, { body })).statusCode).toBe(409);
  }
  expect(await kept()).toEqual([]);
});

test.each([
  ["another key", { key: "another key, as long as the right one is" }],
  ["an old signature", { at: -301 }],
  ["one that is to come", { at: 301 }],
  ["a signature of another lesson", { signedFor: "00000000-0000-4000-8000-00000000dead" }],
  ["no signature", { change: { "x-room-signature": "" } }],
  ["half of one", { change: { "x-room-signature": "abcd" } }],
  ["another time than was signed", { change: { "x-room-timestamp": stamp(-1) } }],
  ["no time", { change: { "x-room-timestamp": "soon" } }],
])("%s is refused", async (_what, forged) => {
  const answer = await report(t, forged);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ service: "class", errorCode: 10002 });
  expect(await kept()).toEqual([]);
});

test("another body than was signed is refused", async () => {
  const signature = createHmac("sha256", KEY)
    .update(`${stamp(0)}.${lessonId}.{"side":"TUTOR"}`)
    .digest("hex");
  const answer = await report(t, { body: { side: "STUDENT" }, change: { "x-room-signature": signature } });
  expect(answer.statusCode).toBe(401);
});

test("what is signed and wrong is told apart", async () => {
  for (const body of ["", "{", { side: "NOBODY" }, { side: "TUTOR", from: "yesterday" }]) {
    expect((await report(t, { body })).statusCode, JSON.stringify(body)).toBe(400);
  }
  for (const to of ["00000000-0000-4000-8000-00000000dead", "x"]) {
    expect((await report(t, { to })).statusCode).toBe(404);
  }
  expect((await report(t, { to: otherId })).statusCode).toBe(409);
});

test("without a key nothing is taken", async () => {
  const keyless = await createTestApp();
  expect((await report(keyless, {})).statusCode).toBe(401);
  expect((await report(keyless, { key: "" })).statusCode).toBe(401);
  await keyless.close();
});
