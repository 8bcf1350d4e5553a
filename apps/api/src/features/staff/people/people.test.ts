import { SEARCH_TOO_SHORT } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount, PASSWORD, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";

let t: TestApp;
let operator: Caller & { userId: string };
let parent: Caller & { userId: string };
let match: string;
let uid: string;
beforeAll(async () => {
  t = await createTestApp();
  [operator, parent] = [await asDemo("operator"), await asDemo("parent")];
  match = await makePair(t, parent);
  await planLessonsOf(t, parent, match);
  const [first] = await t.deps.sql<{ id: string }[]>`select id from lessons order by starts_at limit 1`;
  await putLesson(t, first?.id ?? "", -1_440);
  const [row] = await t.deps.sql<{ uid: string }[]>`select merchant_uid as uid from matches where id = ${match}`;
  uid = row?.uid ?? "";
});
afterAll(() => t.close());

const search = async (text: string, who: Caller = operator) =>
  call(t, who, "GET", `/operator/people?search=${encodeURIComponent(text)}`);
const found = async (text: string) => (await search(text)).json().people.map(({ id }: { id: string }) => id);
const page = async (query = "", id = "demo-parent") =>
  (await call(t, operator, "GET", `/operator/people/${id}/history${query}`)).json();

test.each([
  ["a name's beginning", "김민", ["demo-parent"]],
  ["a child's name", "김하준", ["demo-parent"]],
  ["a half-typed syllable", "김하주", ["demo-parent"]],
  ["first consonants", "ㄱㅎㅈ", ["demo-parent"]],
  ["a phone number", "010-0000-0002", ["demo-parent"]],
  ["its last four digits", "0002", ["demo-parent"]],
  ["both", "김민정 0002", ["demo-parent"]],
  ["a child's name with the family's digits", "김하준 0002", ["demo-parent"]],
  ["a name with another's digits", "김민정 0001", []],
  ["an address", "parent@n", ["demo-parent"]],
  ["nobody's name", "갑을병정", []],
  ["what would be a pattern", "%%", []],
])("finds people by %s", async (_what, text, people) => {
  expect(await found(text)).toEqual(people);
});

test("an order's number answers the order and its buyer", async () => {
  const answer = (await search(uid.toLowerCase())).json();
  expect(answer).toMatchObject({ orders: [{ merchantUid: uid, userId: "demo-parent" }], people: [{ name: "김민정" }] });
  expect((await search("NR0000000000000000")).json()).toEqual({ people: [], orders: [], hasMore: false });
});

test("a text too short is refused, and so is everybody without the role", async () => {
  const short = await search("김");
  expect([short.statusCode, short.json().fields]).toEqual([
    400,
    [{ path: "search", message: SEARCH_TOO_SHORT.EVERYTHING }],
  ]);
  for (const who of [parent, await asDemo("tutor")]) {
    for (const path of ["?search=김민정", "/demo-parent", "/demo-parent/history"]) {
      const answer = await call(t, who, "GET", `/operator/people${path}`);
      expect([answer.statusCode, answer.json().errorCode], path).toEqual([403, 10003]);
    }
  }
  expect((await search("김민정", await asDemo("finance"))).statusCode).toBe(200);
});

test("a person's page says who they are, and is recorded", async () => {
  const answer = await call(t, operator, "GET", "/operator/people/demo-parent");
  expect(answer.json()).toMatchObject({
    ...{ id: "demo-parent", name: "김민정", email: "parent@naran.test", phoneNumber: "01000000002", isParent: true },
    ...{ phoneNumberVerified: true, tutorId: null, inactiveAt: null, guardian: null },
    students: [{ name: "김하준" }, { name: "김서아" }],
  });
  expect((await call(t, operator, "GET", "/operator/people/demo-tutor")).json().tutorId).toBe("1001");
  expect((await call(t, operator, "GET", "/operator/people/nobody")).statusCode).toBe(404);
  const acts = await t.deps.sql`select target_id as target from audit_logs where action = 'person.viewed' order by id`;
  expect(acts.map(({ target }) => target)).toEqual(["demo-parent", "demo-tutor"]);
});

test("a person's page says how it stands: classes with what is left, and charges that come", async () => {
  const { sql } = t.deps;
  const present = async (id = "demo-parent") =>
    (await call(t, operator, "GET", `/operator/people/${id}`)).json().present;
  const [next] = await sql<{ at: string }[]>`
    select min(starts_at) as at from lessons where match_id = ${match} and status = 'SCHEDULED' and starts_at > now()`;
  const [item] = await sql<{ id: string; student: string; product: number }[]>`
    select i.id, m.student_id as student, (i.product ->> 'id')::int as product
    from matches m join order_items i on i.id = m.order_item_id where m.id = ${match}`;
  await sql`insert into order_schedules (user_id, student_id, order_item_id, product_id, amount, day_of_month, next_date)
    values ('demo-parent', ${item?.student ?? ""}, ${item?.id ?? ""}, ${item?.product ?? 0}, 148000, 25, '2030-01-25')
    on conflict (order_item_id) do update set amount = 148000, next_date = '2030-01-25', status = 'ACTIVE'`;
  const before = await present();
  expect(before).toMatchObject({
    classes: [
      {
        ...{ matchId: match, status: "MATCHED", studentName: "김하준", tutorName: "박지훈", tutorId: "1001" },
        nextLessonAt: new Date(next?.at ?? 0).toISOString(),
      },
    ],
    schedules: [{ matchId: match, status: "ACTIVE", nextDate: "2030-01-25", merchantUid: uid }],
  });
  expect(before.classes[0].lessonsLeft).toBeGreaterThan(0);
  expect(await present("demo-student")).toEqual({ classes: [], schedules: [], teaching: null });
  await sql`update order_schedules set status = 'STOPPED', stop_reason = 'STAFF' where order_item_id = ${item?.id ?? ""}`;
  await sql`update matches set ended_at = now() where id = ${match}`;
  expect(await present()).toEqual({ classes: [], schedules: [], teaching: null });
  await sql`update matches set ended_at = null where id = ${match}`;
  await sql`delete from audit_logs where action = 'person.viewed'`;
});

test("the history has everything in time order, page by page without a gap, and one kind alone", async () => {
  const note = await call(t, operator, "POST", "/operator/people/demo-parent/notes", {
    text: "수업 시간을 물어봤어요.",
  });
  expect(note.statusCode).toBe(204);
  await t.deps.sql`insert into staff_notes (user_id, author_id, text, created_at)
    select 'demo-parent', 'demo-operator', 'n' || n, now() - interval '1 hour' from generate_series(1, 60) n`;
  const seen: { id: string; kind: string; at: string }[] = [];
  let cursor = "";
  do {
    const { content, nextCursor } = await page(cursor && `?cursor=${cursor}`);
    seen.push(...content);
    cursor = nextCursor ?? "";
  } while (cursor !== "");
  const kinds = new Set(seen.map(({ kind }) => kind));
  for (const kind of ["ORDER", "MATCH", "LESSON", "NOTE", "ACT"]) expect(kinds).toContain(kind);
  expect(kinds).not.toContain("LOG_IN");
  expect((await page("?kind=LOG_IN")).content.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(seen.length);
  expect(seen.filter(({ kind }) => kind === "NOTE")).toHaveLength(61);
  const times = seen.map(({ at }) => Date.parse(at));
  // What is still to come did not happen.
  expect(seen.filter(({ kind }) => kind === "LESSON")).toHaveLength(1);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect((await page("?kind=ORDER")).content).toMatchObject([
    { kind: "ORDER", id: uid, targetId: uid, status: "PAID", note: "김하준" },
  ]);
  expect((await page("?kind=NOTE")).content[0]).toMatchObject({ title: "수업 시간을 물어봤어요.", note: "한지원" });
  expect((await page("?kind=LESSON", "demo-tutor")).content[0]).toMatchObject({
    note: "김하준 · 박지훈",
    targetId: match,
  });
  expect((await page("?kind=LESSON", "demo-student")).content).toEqual([]);
  const wrong = Buffer.from(JSON.stringify(["x", "y", "z"])).toString("base64url");
  expect((await call(t, operator, "GET", `/operator/people/demo-parent/history?cursor=${wrong}`)).statusCode).toBe(400);
});

test("the history tells of calls, level tests, and whether a class fits", async () => {
  const { sql } = t.deps;
  const [asked] = await sql<{ id: string }[]>`
    insert into consultations (user_id, phone_number, grade, study_purposes, slots, promised_on, promised_half_day, promised_until)
    values ('demo-parent', '01000000002', 8, '{}', '[]', '2030-01-02', 'MORNING', '2030-01-02T03:00:00Z') returning id`;
  await sql`insert into consultation_calls (consultation_id, outcome, note) values (${asked?.id ?? ""}, 'LATER', '저녁에 다시 걸기로 했어요.')`;
  await sql`insert into level_test_sessions (user_id, student_id, subject, level, form_id, confidence, ends_at, finished_at,
      points, max_points, result)
    select 'demo-parent', m.student_id, f.subject, f.level, f.id, 'MEDIUM', now(), now(), 32, 45, 'MEDIUM'
    from matches m, (select * from level_test_forms where subject = 'MATH' order by id limit 1) f where m.id = ${match}`;
  await sql`insert into class_pulses (match_id, tutor_id, answer) select id, tutor_id, 'BAD' from matches where id = ${match}`;
  await sql`insert into rematch_forms (match_id, tutor_id, rematch_reason, rematch_reason_detail, weekly_available_periods, promised_on)
    select id, tutor_id, 'LEVEL', '조금 빨라요', '{}', '2030-01-03' from matches where id = ${match}`;
  const first = async (kind: string) => (await page(`?kind=${kind}`)).content[0];
  expect(await first("CONSULTATION")).toMatchObject({
    ...{ status: "REQUESTED", note: "저녁에 다시 걸기로 했어요.", targetId: asked?.id },
  });
  expect(await first("LEVEL_TEST")).toMatchObject({ title: "수학", note: "김하준 · 32/45점", status: "FINISHED" });
  expect(await first("PULSE")).toMatchObject({ status: "BAD", note: "김하준 · 박지훈", targetId: match });
  expect(await first("REMATCH")).toMatchObject({ status: "LEVEL", note: "김하준 · 박지훈 · 조금 빨라요" });
  expect((await page("?kind=PULSE", "demo-student")).content).toEqual([]);
});

test("an empty note is refused", async () => {
  const answer = await call(t, operator, "POST", "/operator/people/demo-parent/notes", { text: "  " });
  expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, "text"]);
});

test("an account is put to rest and woken, with a reason: its sessions end, its owner is told, and it is recorded", async () => {
  const who = await newAccount(t);
  await t.deps
    .sql`update users set phone_number = '01099991234', phone_number_verified = true where id = ${who.userId}`;
  const rest = (isResting: boolean, reason = "본인이 휴면을 원했어요", staff: Caller = operator, id = who.userId) =>
    call(t, staff, "PUT", `/operator/people/${id}/rest`, { isResting, reason });
  const logIn = () => call(t, {}, "POST", "/auth/sign-in/email", { email: who.email, password: PASSWORD });
  expect((await rest(true, "그냥")).json().fields).toMatchObject([{ path: "reason" }]);
  for (const staff of [parent, await asDemo("finance")])
    expect((await rest(true, undefined, staff)).statusCode).toBe(403);
  expect((await rest(true)).statusCode).toBe(204);
  expect((await rest(true)).statusCode).toBe(204);
  expect((await call(t, who, "PATCH", "/users/me", { name: "새이름" })).statusCode).toBe(401);
  expect((await logIn()).json()).toMatchObject({ service: "account", errorCode: 20002 });
  await expect.poll(() => textsTo(t, "01099991234")).toContain("잠시 멈췄어요");
  expect((await call(t, operator, "GET", `/operator/people/${who.userId}`)).json().inactiveAt).not.toBeNull();
  expect((await rest(false)).statusCode).toBe(204);
  expect((await logIn()).statusCode).toBe(200);
  const acts = await t.deps
    .sql`select action, detail from audit_logs where target_id = ${who.userId} and action like 'user.%'
    order by id`;
  expect(acts.map(({ action, detail }) => [action, detail.reason])).toEqual([
    ["user.rested", "본인이 휴면을 원했어요"],
    ["user.woken", "본인이 휴면을 원했어요"],
  ]);
  expect((await rest(true, undefined, operator, "demo-finance")).statusCode).toBe(409);
  expect((await rest(true, undefined, operator, "nobody")).statusCode).toBe(404);
});
