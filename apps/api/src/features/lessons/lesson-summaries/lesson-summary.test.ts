import { addDays, dayOfWeek, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { dumpDatabase } from "../../../../test/dump-database.ts";
import { DEMO_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { addLessons } from "../../../../test/matched-pair.ts";

const lines: string[] = [];
let t: TestApp;
let parent: Caller;
let matchId: string;
beforeAll(async () => {
  t = await createTestApp({ logTo: (line) => lines.push(line) });
  parent = await asDemo("parent");
  matchId = await makePair(t, parent);
  await addLessons(t, matchId, [-14, -7, 7, 14]);
  await t.deps.sql`insert into lesson_logs (lesson_id, title, content, homework)
    select id, '일차함수의 그래프', '기울기와 절편을 그렸어요.', '교재 42쪽' from lessons where match_id = ${matchId} and status = 'DONE'`;
});
afterAll(() => t.close());

const link = async (method: "GET" | "POST" | "DELETE", who = parent, id = matchId) =>
  call(t, who, method, `/lessons/matches/${id}/summary-link`);
const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const issue = async () => tokenOf((await link("POST")).json().url);
const open = (token: string, query = "") => call(t, ANYBODY, "GET", `/lesson-summaries/${token}${query}`);
const mondayIn = (days: number) => {
  const day = addDays(toKstDate(new Date()), days);
  return addDays(day, -((dayOfWeek(day) + 6) % 7));
};

test("the link is made, read again, replaced and ended by the buyer", async () => {
  expect((await link("GET")).json()).toEqual({ url: null });
  const made = await link("POST");
  expect(made.statusCode).toBe(201);
  const { url } = made.json();
  expect(url).toMatch(/^http:\/\/localhost:3000\/weekly-summary\/[\w-]{22}$/);
  expect((await link("GET")).json()).toEqual({ url });
  const next = await issue();
  expect((await open(tokenOf(url))).statusCode).toBe(404);
  expect((await open(next)).statusCode).toBe(200);
  expect((await link("DELETE")).json()).toEqual({ url: null });
  expect((await open(next)).statusCode).toBe(404);
});

test("anybody with it reads a week: what was done and is to do, and nothing that opens anything else", async () => {
  const token = await issue();
  const [tutor] = await t.deps.sql<{ name: string }[]>`select name from tutors where id = ${DEMO_TUTOR}`;
  const [{ at: next }] = await t.deps.sql<
    [{ at: string }]
  >`select min(starts_at) as at from lessons where status = 'SCHEDULED'`;
  const answer = await open(token, `?week=${addDays(toKstDate(new Date()), -7)}`);
  expect(answer.statusCode).toBe(200);
  const { lessons, counts, ...rest } = answer.json();
  expect(rest).toEqual({
    studentName: "김하준",
    subjectLabel: "수학",
    subjectDetailLabel: "중2-2",
    tutorName: tutor?.name,
    weekOf: mondayIn(-7),
    stage: "UNPLANNED",
    nextLessonAt: new Date(next).toISOString(),
    hasPrevious: true,
    hasNext: true,
  });
  expect(lessons).toEqual([
    {
      startsAt: expect.any(String),
      endsAt: expect.any(String),
      status: "DONE",
      settledAs: "HELD",
      log: {
        title: "일차함수의 그래프",
        content: "기울기와 절편을 그렸어요.",
        homework: "교재 42쪽",
        writtenAt: expect.any(String),
      },
    },
  ]);
  expect(counts).toMatchObject({ used: 2, scheduled: 2 });
  for (const secret of [matchId, "01000000002", "parent@naran.test"]) expect(answer.body).not.toContain(secret);
  expect(answer.headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
});

test("the present week comes by itself, and the first and the last say that they are", async () => {
  const token = await issue();
  const week = async (days: number) => (await open(token, `?week=${addDays(toKstDate(new Date()), days)}`)).json();
  expect((await open(token)).json()).toMatchObject({
    weekOf: mondayIn(0),
    lessons: [],
    hasPrevious: true,
    hasNext: true,
  });
  expect(await week(-14)).toMatchObject({ hasPrevious: false, hasNext: true });
  expect(await week(14)).toMatchObject({ hasPrevious: true, hasNext: false });
  // A week whose only lesson was not held is a week, too.
  await t.deps
    .sql`update lessons set status = 'CANCELED', cancel_reason = 'NOT_HELD' where match_id = ${matchId} and starts_at < now()`;
  expect(await week(0)).toMatchObject({ hasPrevious: true });
  for (const wrong of ["2026-02-30", "2026-13-01", "1999-01-01", "today", "2026-11-21T00:00:00Z"]) {
    expect((await open(token, `?week=${wrong}`)).statusCode, wrong).toBe(400);
  }
});

test("a time has one line: what came in the place of a lesson that was called off, or what was called off last", async () => {
  const read = async () => (await open(await issue(), `?week=${addDays(toKstDate(new Date()), 7)}`)).json().lessons;
  const copy = () => t.deps
    .sql`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status, cancel_reason)
    select match_id, tutor_id, student_id, starts_at, ends_at, 'CANCELED', 'BUYER_ABSENCE' from lessons
    where match_id = ${matchId} and status = 'SCHEDULED' order by starts_at limit 1`;
  const [standing] = await read();
  for (let called = 0; called < 2; called++) await copy();
  expect(await read()).toEqual([standing]);
  await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'MATCH_CANCELED'
    where match_id = ${matchId} and starts_at = ${standing.startsAt} and status = 'SCHEDULED'`;
  expect(await read()).toEqual([{ ...standing, status: "CANCELED" }]);
  await t.deps.sql`delete from lessons where match_id = ${matchId} and cancel_reason = 'BUYER_ABSENCE'`;
  await t.deps.sql`update lessons set status = 'SCHEDULED', cancel_reason = null
    where match_id = ${matchId} and cancel_reason = 'MATCH_CANCELED'`;
});

test("a calendar's token opens no summary, and a summary's no calendar", async () => {
  const calendar = (await call(t, parent, "POST", "/users/me/calendar")).json().url as string;
  expect((await open(tokenOf(calendar).replace(".ics", ""))).statusCode).toBe(404);
  expect((await t.app.inject(`/api/calendars/${await issue()}.ics`)).statusCode).toBe(404);
});

test("the token is in no table and in no line of the log", async () => {
  const token = await issue();
  await open(token);
  await open(`${token}x`);
  await open(token, "?week=wrong");
  expect(lines.join("\n")).toContain("/api/lesson-summaries/:token");
  expect(lines.join("\n")).not.toContain(token);
  expect(await dumpDatabase(t.deps.sql)).not.toContain(token);
});

test("only the buyer makes, sees and ends it", async () => {
  await issue();
  for (const who of [await asDemo("tutor"), await asDemo("student"), await newAccount(t)]) {
    for (const method of ["GET", "POST", "DELETE"] as const) {
      const refused = await link(method, who);
      expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 20001]);
    }
  }
  expect((await link("GET")).json().url).toContain("/weekly-summary/");
});
