import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { dumpDatabase } from "../../../../test/dump-database.ts";
import { EXPERT_TUTOR, makePair, planLessonsOf, putLesson, TUE_THU } from "../../../../test/make-pair.ts";
import { readContract } from "../../../../test/operations.ts";

const HIS = "00000000-0000-4000-8000-000000000002";
const HERS = "00000000-0000-4000-8000-000000000003";
const logged: string[] = [];
let t: TestApp;
let parent: Caller;
let his: string;
let hers: string;
let hisClass: string;
beforeAll(async () => {
  t = await createTestApp({ logTo: (line) => logged.push(line) });
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from private_links`;
  hisClass = await makePair(t, parent, { order: { studentId: HIS } });
  const lessonStarts = TUE_THU.map(({ day, halfHour }) => ({ day, halfHour: halfHour + 4 }));
  const other = await makePair(t, parent, {
    lessonStarts,
    order: { studentId: HERS, student: { name: "김서아" } },
    tutorId: EXPERT_TUTOR,
  });
  his = (await planLessonsOf(t, parent, hisClass)).content[0].id;
  hers = (await planLessonsOf(t, parent, other)).content[0].id;
  await putLesson(t, his, 5);
  await putLesson(t, hers, 125);
});

const link = (method: "GET" | "POST" | "DELETE", student = HIS, who = parent) =>
  call(t, who, method, `/users/me/students/${student}/child-link`);
const issue = async (student = HIS) => (await link("POST", student)).json().url.split("/").at(-1) as string;
const read = (token: string, path: string, who: Caller = ANYBODY) =>
  call(t, who, "GET", path, undefined, { "x-link": token });
const home = (token: string) => read(token, "/child-lessons");
const beat = (token: string, lessonId: string) =>
  call(t, ANYBODY, "POST", `/lessons/${lessonId}/presence`, {}, { "x-link": token });

test("the link is made, read again, renewed and ended by the account that pays", async () => {
  expect((await link("GET")).json()).toEqual({ url: null });
  const first = await issue();
  expect((await link("GET")).json().url).toBe(`http://localhost:3000/child/${first}`);
  expect((await link("GET", HERS)).json()).toEqual({ url: null });
  const second = await issue();
  expect((await home(first)).statusCode).toBe(404);
  expect((await home(second)).statusCode).toBe(200);
  await link("DELETE");
  expect((await home(second)).statusCode).toBe(404);
  expect((await beat(second, his)).statusCode).toBe(404);
});

test("it shows the child's own lessons, and what is to do until then", async () => {
  const token = await issue();
  await t.deps.sql`insert into lesson_logs (lesson_id, title, content, homework)
    select id, '일차함수', '기울기', '교재 42쪽' from lessons where match_id = ${hisClass} order by starts_at limit 1`;
  const answer = await home(token);
  expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  const { studentName, content, logs } = answer.json();
  expect(studentName).toBe("김하준");
  expect(content).toHaveLength(8);
  expect(content[0]).toMatchObject({ id: his, subjectLabel: "수학" });
  expect(logs).toMatchObject([{ log: { homework: "교재 42쪽" } }]);
  for (const mark of ["김서아", hers, "김민정", "01000000002", "parent@naran.test", "merchantUid", "amount"]) {
    expect(answer.body, mark).not.toContain(mark);
  }
});

test("it opens the rooms of that child alone, in the child's seat", async () => {
  const token = await issue();
  const sat = (await beat(token, his)).json();
  expect(sat).toMatchObject({ present: [{ side: "STUDENT" }], reader: { role: "CHILD", as: "SEAT", mayLook: false } });
  expect((await read(token, `/lessons/${hers}/room`)).statusCode).toBe(404);
  expect((await beat(token, hers)).statusCode).toBe(404);
  // What comes with the link is the link's, also where its parent is logged in.
  expect((await read(token, `/lessons/${hers}/room`, parent)).statusCode).toBe(404);
  const family = (await call(t, parent, "GET", `/lessons/${his}/room`)).json();
  expect(family).toMatchObject({ present: [{ side: "STUDENT" }], reader: { as: "LOOK" } });
});

test("another tutor, and the end of the class, are followed", async () => {
  const token = await issue();
  await t.deps.sql`update lessons set tutor_id = ${EXPERT_TUTOR} where id = ${his}`;
  expect((await beat(token, his)).statusCode).toBe(200);
  await t.deps.sql`delete from lessons where id <> ${his} and match_id = ${hisClass}`;
  await putLesson(t, his, -75);
  await t.deps.sql`update matches set ended_at = now() where id = ${hisClass}`;
  expect((await home(token)).json()).toMatchObject({ content: [], logs: [] });
  expect((await read(token, `/lessons/${his}/room`)).json()).toMatchObject({ url: null });
  expect((await beat(token, his)).statusCode).toBe(409);
});

test("anything that is no such link opens nothing", async () => {
  const calendar = (await call(t, parent, "POST", "/users/me/calendar")).json().url.split("/").at(-1).slice(0, -4);
  const week = (await call(t, parent, "POST", `/lessons/matches/${hisClass}/summary-link`))
    .json()
    .url.split("/")
    .at(-1);
  const child = await issue();
  for (const token of ["", "x", "A".repeat(22), "' or true --", calendar, week]) {
    expect((await home(token)).statusCode, token).toBe(404);
    expect((await read(token, `/lessons/${his}/room`)).statusCode, token).toBe(404);
  }
  expect((await call(t, ANYBODY, "GET", `/lesson-summaries/${child}`)).statusCode).toBe(404);
  expect((await call(t, ANYBODY, "GET", `/calendars/${child}.ics`)).statusCode).toBe(404);
  expect((await read(child, `/lessons/matches/${hisClass}/leaving`)).statusCode).toBe(404);
});

test.each(["closed_at", "inactive_at"])("it opens nothing of an account with %s", async (column) => {
  const token = await issue();
  await t.deps.sql`update users set ${t.deps.sql(column)} = now() where id = 'demo-parent'`;
  expect((await home(token)).statusCode).toBe(404);
  expect((await beat(token, his)).statusCode).toBe(404);
  await t.deps.sql`update users set ${t.deps.sql(column)} = null where id = 'demo-parent'`;
});

test("nobody else makes, reads or ends one", async () => {
  for (const who of [await asDemo("student"), await asDemo("tutor"), await newAccount(t)]) {
    for (const method of ["GET", "POST", "DELETE"] as const) {
      expect((await link(method, HIS, who)).statusCode).toBe(404);
    }
  }
});

test("its token is in no table and in no line of the log", async () => {
  const token = await issue();
  await home(token);
  await beat(token, his);
  await beat(token, hers);
  expect(logged.join("\n")).not.toContain(token);
  expect(await dumpDatabase(t.deps.sql)).not.toContain(token);
});

test("it opens no other operation", async () => {
  const { operations } = await readContract();
  const opened = new Set(["getLessonRoom", "recordBeat", "getChildLessons"]);
  const token = await issue();
  for (const { id, method, path } of operations.filter(({ id, needsCaller }) => needsCaller && !opened.has(id))) {
    const named = path
      .replace("{lessonId}", his)
      .replace("{studentId}", HIS)
      .replace(/(?<=matches\/)\{\w+\}/, hisClass)
      .replace(/\{\w+\}/g, "00000000-0000-4000-8000-0000000000ff");
    const answer = await call(t, ANYBODY, method, named, undefined, { "x-link": token });
    expect([401, 404], id).toContain(answer.statusCode);
  }
});
