import { addDays, startOfKstDate, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, EXPERT_TUTOR, makePair, planLessonsOf, putLesson } from "../../../../../test/make-pair.ts";
import { settle } from "../../../../../test/settle.ts";

interface Row {
  id: string;
  matchId: string;
  startsAt: string;
  state: string;
  tutorId: string;
  studentId: string;
  buyerId: string;
  hasLog: boolean;
}
interface Page {
  content: Row[];
  nextCursor: string | null;
}

let t: TestApp;
type Person = Caller & { userId: string };
let operator: Caller;
let parent: Person;
let student: Person;
beforeAll(async () => {
  t = await createTestApp();
  [operator, parent, student] = [await asDemo("operator"), await asDemo("parent"), await asDemo("student")];
  await t.deps.sql`delete from lessons`;
  await planLessonsOf(t, parent, await makePair(t, parent));
  const other = { tutorId: EXPERT_TUTOR, lessonStarts: [{ day: 5 as const, halfHour: 30 }] };
  await planLessonsOf(t, student, await makePair(t, student, other));
  const planned = await t.deps.sql<{ id: string }[]>`select id from lessons order by starts_at, id`;
  // Of the first six, on six days: begun, missed, missed, canceled, begun and held by a dispute, begun with a log.
  for (const [place, { id }] of planned.slice(0, 6).entries()) await putLesson(t, id, -(place + 1) * 1_440);
  const [held, missed, missedToo, gone, disputed, logged] = planned.map(({ id }) => id);
  await t.deps.sql`update lessons set status = 'ABSENT' where id in (${missed ?? ""}, ${missedToo ?? ""})`;
  await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'REMATCH' where id = ${gone ?? ""}`;
  await t.deps.sql`update lessons set dispute = 'OPEN' where id = ${disputed ?? ""}`;
  await t.deps.sql`update lessons set status = 'DONE' where id in (${logged ?? ""}, ${held ?? ""})`;
  await t.deps
    .sql`insert into lesson_logs (lesson_id, title, content) values (${logged ?? ""}, '함수', '일차함수를 했어요')`;
  await settle(t);
});
afterAll(() => t.close());

const ask = (query = "", who = operator) => call(t, who, "GET", `/operator/lessons${query}`);
const list = async (query = ""): Promise<Page> => (await ask(query)).json();
const idsOf = async (query: string) => (await list(query)).content.map(({ id }) => id);

/** The lessons that a condition means, in the list's order. */
async function wanted(where: string, dir = "desc"): Promise<string[]> {
  const rows = await t.deps.sql.unsafe(
    `select l.id from lessons l where ${where} order by starts_at ${dir}, id ${dir}`,
  );
  return rows.map(({ id }) => id);
}

const DAY = addDays(toKstDate(new Date()), -3);
const START = startOfKstDate(DAY).toISOString();
const END = startOfKstDate(addDays(DAY, 2)).toISOString();

test.each([
  ["", "true", "desc"],
  ["?dir=asc", "true", "asc"],
  ["?state=COMING&dir=asc", "status in ('SCHEDULED', 'DONE') and starts_at > now()", "asc"],
  ["?state=BEGUN", "status in ('SCHEDULED', 'DONE') and starts_at <= now()", "desc"],
  ["?state=ABSENT", "status = 'ABSENT'", "desc"],
  ["?state=CANCELED", "status = 'CANCELED'", "desc"],
  [`?tutorId=${DEMO_TUTOR}`, `tutor_id = ${DEMO_TUTOR}`, "desc"],
  [
    `?tutorId=${EXPERT_TUTOR}&state=COMING`,
    `tutor_id = ${EXPERT_TUTOR} and status = 'SCHEDULED' and starts_at > now()`,
    "desc",
  ],
  [`?from=${DAY}&to=${addDays(DAY, 1)}`, `starts_at >= '${START}' and starts_at < '${END}'`, "desc"],
])("%s answers those lessons alone, in their order", async (query, where, dir) => {
  const expected = await wanted(where, dir);
  expect(expected.length).toBeGreaterThan(0);
  expect(await idsOf(query)).toEqual(expected);
});

test("says of each lesson whose it is, and where it stands", async () => {
  const [canceled] = (await list("?state=CANCELED")).content;
  expect(canceled).toMatchObject({ state: "CANCELED", cancelReason: "REMATCH", subjectLabel: "수학", hasLog: false });
  const begun = (await list("?state=BEGUN")).content;
  expect(begun.map(({ state }) => state)).toEqual(begun.map(() => "BEGUN"));
  expect(begun.filter(({ hasLog }) => hasLog)).toHaveLength(1);
  const [first] = begun;
  expect(first).toMatchObject({ minutes: null });
  await t.deps
    .sql`update lessons set student_minutes = 24, tutor_minutes = 60, together_minutes = 24 where id = ${first?.id ?? ""}`;
  const minutes = { student: 24, tutor: 60, together: 24 };
  expect((await list("?state=BEGUN")).content.find(({ id }) => id === first?.id)).toMatchObject({ minutes });
  const ofStudent = (await list(`?tutorId=${EXPERT_TUTOR}`)).content;
  expect(new Set(ofStudent.map(({ buyerId }) => buyerId))).toEqual(new Set([student.userId]));
  expect(await idsOf(`?studentId=${ofStudent[0]?.studentId}`)).toEqual(ofStudent.map(({ id }) => id));
});

test("finds by who teaches, who learns and who bought, each lesson once", async () => {
  await t.deps.sql`update tutors set name = '가나다', phone_number = '01055557777' where id = ${DEMO_TUTOR}`;
  await t.deps.sql`update students set name = '가나라' where user_id = ${parent.userId}`;
  await t.deps.sql`update users set name = '마바사', phone_number = '01044446666' where id = ${student.userId}`;
  const search = async (text: string, more = "") => await idsOf(`?search=${encodeURIComponent(text)}${more}`);
  const ofTutor = await wanted(`tutor_id = ${DEMO_TUTOR}`);
  const ofBuyer = await wanted(
    `exists (select 1 from students s where s.id = l.student_id and s.user_id = '${student.userId}')`,
  );
  expect(await search("가나다")).toEqual(ofTutor);
  expect(await search("가나라")).toEqual(ofTutor);
  // The tutor and their student are both meant.
  expect(await search("가나")).toEqual(ofTutor);
  expect(await search("7777")).toEqual(ofTutor);
  expect(await search("010-4444-6666")).toEqual(ofBuyer);
  expect(await search("마바사 6666")).toEqual(ofBuyer);
  expect(await search("마바사 7777")).toEqual([]);
  expect(await search("가나다", "&state=ABSENT")).toEqual(
    await wanted(`tutor_id = ${DEMO_TUTOR} and status = 'ABSENT'`),
  );
  expect(await search("가나", `&tutorId=${EXPERT_TUTOR}`)).toEqual([]);
});

test("a search that says nothing, or means too many people, is refused at its field", async () => {
  for (const text of ["가 ", "nobody@naran.test", "NR0123456789ABCDEF"]) {
    const answer = await ask(`?search=${encodeURIComponent(text)}`);
    expect([answer.statusCode, answer.json().fields[0].path], text).toEqual([400, "search"]);
  }
  await t.deps.sql`insert into students (user_id, name, grade)
    select ${parent.userId}, '다나가', 9 from generate_series(1, 301)`;
  const answer = await ask(`?search=${encodeURIComponent("다나가")}`);
  expect(answer.json().fields).toEqual([
    { path: "search", message: "맞는 사람이 많아요. 이름 뒤에 전화 끝 4자리도 적어 주세요." },
  ]);
  await t.deps.sql`delete from students where name = '다나가'`;
});

test("comes page by page, lessons of one instant among them", async () => {
  const [first] = await t.deps.sql<{ id: string }[]>`select id from lessons where status = 'CANCELED'`;
  await t.deps.sql`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status, cancel_reason)
    select match_id, tutor_id, student_id, starts_at + (i / 10) * interval '1 hour', ends_at + (i / 10) * interval '1 hour', status, cancel_reason
    from lessons, generate_series(1, 120) i where id = ${first?.id ?? ""}`;
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list(cursor === null ? "" : `?cursor=${cursor}`);
    ids.push(...page.content.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(ids).toEqual(await wanted("true"));
  expect(ids.length).toBeGreaterThan(120);
});

test("is for the role alone", async () => {
  for (const who of [parent, await asDemo("finance"), await asDemo("tutor")]) {
    const answer = await ask("", who);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 10003]);
  }
});
