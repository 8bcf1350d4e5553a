import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { makePair, planLessonsOf } from "../../../../../test/make-pair.ts";
import { settle } from "../../../../../test/settle.ts";

const REASON = "본인이 전화로 부탁했어요";
const TUTOR = "1001";

let t: TestApp;
let operator: Caller;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [operator, parent] = [await asDemo("operator"), await asDemo("parent")];
});
afterAll(() => t.close());

interface Row {
  id: string;
  name: string;
  tier: string;
  state: string;
  activeStudents: number;
  createdAt: string;
}
const textOf = (phone: string) => textsTo(t, phone);
const ask = (query = "", who = operator) => call(t, who, "GET", `/operator/tutors${query}`);
const list = async (query = ""): Promise<{ content: Row[]; nextCursor: string | null }> => (await ask(query)).json();
async function all(query: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: { content: Row[]; nextCursor: string | null } = await list(
      `${query}${cursor ? `&cursor=${cursor}` : ""}`,
    );
    rows.push(...page.content);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}
const change = (id: string, what: "tier" | "rest", body: object, who = operator) =>
  call(t, who, "PUT", `/operator/tutors/${id}/${what}`, { reason: REASON, ...body });
const show = async (id = TUTOR) => (await call(t, operator, "GET", `/operator/tutors/${id}`)).json();

test.each([
  ["name", "asc", 'name collate "C"'],
  ["name", "desc", 'name collate "C"'],
  ["activeStudents", "desc", "active_students"],
  ["activeStudents", "asc", "active_students"],
  ["createdAt", "desc", "created_at"],
])("by %s %s every tutor comes once, in that order, page by page", async (sort, dir, column) => {
  await t.deps.sql`update tutors set is_resting = id % 7 = 0, is_open = id % 3 > 0, active_students = id % 5`;
  const rows = await all(`?sort=${sort}&dir=${dir}`);
  const wanted = await t.deps.sql.unsafe(`select id::text from tutors order by ${column} ${dir}, tutors.id ${dir}`);
  expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(rows.length).toBeGreaterThan(100);
});

test.each([
  ["?tier=EXPERT", "tier = 'EXPERT'"],
  ["?state=OPEN", "is_open and not is_resting"],
  ["?state=PAUSED", "not is_open and not is_resting"],
  ["?state=RESTING&dir=asc", "is_resting"],
  ["?tier=BASIC&state=RESTING", "is_resting and tier = 'BASIC'"],
])("%s answers those tutors alone", async (query, where) => {
  const rows = await all(query);
  const [wanted] = await t.deps.sql.unsafe(`select count(*)::int as count from tutors where ${where}`);
  expect(rows.length).toBe(wanted?.count);
  expect(rows.length).toBeGreaterThan(0);
});

test("finds by the beginning of a name in its order, by the phone's last digits, and by both", async () => {
  await t.deps
    .sql`update tutors set name = '가나다', phone_number = '01055557777', is_resting = false where id = ${TUTOR}`;
  await t.deps.sql`update tutors set name = '가나라', phone_number = '01055557777', is_resting = true where id = 1002`;
  await t.deps.sql`update tutors set name = '나가나', phone_number = '01044447777' where id = 3`;
  const names = async (text: string, more = "") =>
    (await list(`?search=${encodeURIComponent(text)}${more}`)).content.map(({ name }) => name);
  expect(await names("가나")).toEqual(["가나다", "가나라"]);
  expect(await names("ㄱㄴㄹ")).toEqual(["가나라"]);
  expect(await names("가나", "&state=RESTING")).toEqual(["가나라"]);
  expect(await names("7777", "&sort=name&dir=desc")).toEqual(["나가나", "가나라", "가나다"]);
  expect(await names("가나 7777", "&sort=name&dir=asc")).toEqual(["가나다", "가나라"]);
  expect(await names("010-4444-7777")).toEqual(["나가나"]);
  expect(await names("%_")).toEqual([]);
  for (const text of ["가", "a@b.com", "NR0000000000000000"]) {
    const answer = await ask(`?search=${text === "가" ? "%EA%B0%80" : text}`);
    expect([answer.statusCode, answer.json().fields[0].path], text).toEqual([400, "search"]);
  }
  expect((await ask("?cursor=x")).statusCode).toBe(400);
});

test("lessons are counted: given, without a log, moved by the tutor", async () => {
  await t.deps.sql`update tutors set is_open = true, is_resting = false, active_students = 0 where id = ${TUTOR}`;
  const match = await makePair(t, parent);
  await planLessonsOf(t, parent, match);
  const [pair] = await t.deps.sql`select tutor_id::text as id from matches where id = ${match}`;
  const id = pair?.id ?? "";
  const before = await show(id);
  const [first, second, third, fourth] = await t.deps
    .sql`select id from lessons where match_id = ${match} order by starts_at`;
  await t.deps.sql`alter table lessons disable trigger user`;
  const past = (row: { id?: string } | undefined, days: number, status: string) => t.deps.sql`update lessons
    set starts_at = now() - ${`${days} days`}::interval, ends_at = now() - ${`${days} days`}::interval + interval '1 hour',
    status = ${status}, cancel_reason = ${status === "CANCELED" ? "TUTOR_ABSENCE" : null} where id = ${row?.id ?? ""}`;
  await past(first, 9, "DONE");
  await past(second, 7, "SCHEDULED");
  await past(third, 5, "ABSENT");
  await past(fourth, 3, "CANCELED");
  await t.deps.sql`insert into lesson_logs (lesson_id, title, content) values (${first?.id ?? ""}, '제목', '내용')`;
  await t.deps.sql`alter table lessons enable trigger user`;
  await settle(t);
  const after = await show(id);
  expect([after.lessonsGiven - before.lessonsGiven, after.logsMissing - before.logsMissing]).toEqual([2, 1]);
  expect(after.tutorAbsences - before.tutorAbsences).toBe(1);
  const [row] = (await list(`?search=${encodeURIComponent(after.name)}`)).content.filter((one) => one.id === id);
  const basis = { teachingBasis: "ENROLLED", reportNumber: null, studyProof: null, basisCheckerName: "한지원" };
  const { basisCheckedAt, phoneNumber, ...shown } = after;
  const phoneEnd = phoneNumber.slice(-4);
  const noShows = { noShowsReported: 0, noShowsGivenBack: 0 };
  expect({ ...row, ...basis, basisCheckedAt, ...noShows }).toEqual({ ...shown, basisCheckedAt, phoneEnd });
});

test("a tutor's page counts the lessons to which a family said they did not come, and those given back", async () => {
  const match = await makePair(t, parent, { lessonStarts: [{ day: 5, halfHour: 30 }] });
  await planLessonsOf(t, parent, match);
  const before = await show();
  const lessons = await t.deps.sql`select id from lessons where match_id = ${match} order by starts_at`;
  const dispute = (place: number, reason: string, decision: string | null) => t.deps.sql`
    with held as (update lessons set dispute = ${decision === null ? "OPEN" : "DECIDED"} where id = ${lessons[place]?.id} returning id)
    insert into lesson_disputes (lesson_id, reason, decision, decided_at)
    select id, ${reason}, ${decision}, ${decision === null ? null : "2026-01-02"}::timestamptz from held`;
  await dispute(0, "TUTOR_ABSENT", null);
  await dispute(1, "TUTOR_ABSENT", "GIVEN_BACK");
  await dispute(2, "TUTOR_ABSENT", "KEPT");
  await dispute(3, "STUDENT_CAME", "GIVEN_BACK");
  const after = await show();
  expect(after.noShowsReported - before.noShowsReported).toBe(3);
  expect(after.noShowsGivenBack - before.noShowsGivenBack).toBe(1);
});

test("a tutor is put to rest and woken: no new students meanwhile, they are told, and it is recorded once", async () => {
  const tutor = await asDemo("tutor");
  await t.deps.sql`update tutors set is_open = true, is_resting = false, active_students = 0 where id = ${TUTOR}`;
  const postings = async () => (await t.deps.sql`select 1 from tutor_postings where tutor_id = ${TUTOR}`).length;
  expect(await postings()).toBeGreaterThan(0);
  expect((await change(TUTOR, "rest", { isResting: true, reason: "그냥" })).json().fields[0].path).toBe("reason");
  for (const who of [parent, tutor, await asDemo("finance")]) {
    expect((await change(TUTOR, "rest", { isResting: true }, who)).statusCode).toBe(403);
    expect((await ask("", who)).json().errorCode).toBe(10003);
  }
  for (let time = 0; time < 2; time += 1) {
    expect((await change(TUTOR, "rest", { isResting: true })).statusCode).toBe(204);
  }
  expect([(await show()).state, await postings()]).toEqual(["RESTING", 0]);
  await call(t, tutor, "PATCH", "/tutors/me", { isOpen: true });
  expect(await postings()).toBe(0);
  expect((await call(t, tutor, "GET", "/tutors/me")).json()).toMatchObject({ isOpen: true, isResting: true });
  expect((await call(t, parent, "GET", `/tutors/${TUTOR}`)).json().isOpen).toBe(false);
  const [account] = await t.deps.sql`select phone_number as phone from users where id = 'demo-tutor'`;
  await expect.poll(() => textOf(account?.phone)).toContain("새 학생 제안을 잠시 멈췄어요");
  expect((await change(TUTOR, "rest", { isResting: false })).statusCode).toBe(204);
  expect((await show()).state).toBe("OPEN");
  await expect.poll(() => textOf(account?.phone)).toContain("새 학생 제안을 다시 받을 수 있어요");
  expect(await postings()).toBeGreaterThan(0);
  const acts = await t.deps.sql`select action, detail from audit_logs
    where target_id = ${TUTOR} and action in ('tutor.rested', 'tutor.woken') order by id`;
  expect(acts).toEqual([
    { action: "tutor.rested", detail: { reason: REASON } },
    { action: "tutor.woken", detail: { reason: REASON } },
  ]);
});

test("the tier changes with a reason; EXPERT wants subjects of its rank", async () => {
  await t.deps.sql`update tutors set tier = 'BASIC' where id = ${TUTOR}`;
  for (let time = 0; time < 2; time += 1) {
    expect((await change(TUTOR, "tier", { tier: "PREMIUM" })).statusCode).toBe(204);
  }
  expect((await show()).tier).toBe("PREMIUM");
  const [account] = await t.deps.sql`select phone_number as phone from users where id = 'demo-tutor'`;
  await expect.poll(() => textOf(account?.phone)).toContain("이제 명문대 선생님 3단계예요");
  const acts = await t.deps.sql`select detail from audit_logs where action = 'tutor.tier-changed'`;
  expect(acts).toEqual([{ detail: { before: { tier: "BASIC" }, after: { tier: "PREMIUM" }, reason: REASON } }]);
  await t.deps.sql`insert into tutor_subjects (tutor_id, subject_detail_key, confidence)
    select ${TUTOR}, key, 'HIGH' from subject_details where subject_key = 'KOREAN' limit 1 on conflict do nothing`;
  const refused = await change(TUTOR, "tier", { tier: "EXPERT" });
  expect([refused.statusCode, refused.json().fields[0].path]).toEqual([400, "tier"]);
  expect((await change(TUTOR, "tier", { tier: "GOLD" })).statusCode).toBe(400);
  for (const id of ["99999999", "nobody", "99999999999"]) {
    expect((await change(id, "tier", { tier: "BASIC" })).statusCode).toBe(404);
    expect((await call(t, operator, "GET", `/operator/tutors/${id}`)).statusCode).toBe(404);
  }
});
