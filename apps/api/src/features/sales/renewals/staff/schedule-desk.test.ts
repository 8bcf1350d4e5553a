import { addDays, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { EXPERT_TUTOR, makePair, planLessonsOf } from "../../../../../test/make-pair.ts";

interface Row {
  id: string;
  status: string;
  merchantUid: string;
  matchId: string;
  lessonsLeft: number;
  expiresOn: string | null;
  isUnplanned: boolean;
}
interface Page {
  content: Row[];
  nextCursor: string | null;
}

const TODAY = toKstDate(new Date());
const FRIDAY = { tutorId: EXPERT_TUTOR, lessonStarts: [{ day: 5 as const, halfHour: 30 }] };

let t: TestApp;
let operator: Caller;
let parent: Caller & { userId: string };
let student: Caller & { userId: string };
let planned: string;
let unplanned: string;
beforeAll(async () => {
  t = await createTestApp();
  [operator, parent, student] = [await asDemo("operator"), await asDemo("parent"), await asDemo("student")];
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from order_schedule_periods`;
  await t.deps.sql`delete from order_schedules`;
  const [first, second] = [await makePair(t, parent), await makePair(t, student, FRIDAY)];
  await planLessonsOf(t, parent, first);
  [planned, unplanned] = [await scheduleOf(first), await scheduleOf(second)];
  await t.deps.sql`update order_schedules set next_date = ${addDays(TODAY, 3)} where id = ${planned}`;
  await t.deps.sql`update order_schedules set next_date = ${addDays(TODAY, 20)} where id = ${unplanned}`;
});
afterAll(() => t.close());

async function scheduleOf(matchId: string): Promise<string> {
  const [row] = await t.deps.sql<{ id: string }[]>`
    select s.id from order_schedules s join matches m using (order_item_id) where m.id = ${matchId}`;
  return row?.id ?? "";
}

const ask = (query = "", who = operator) => call(t, who, "GET", `/operator/schedules${query}`);
const list = async (query = ""): Promise<Page> => (await ask(query)).json();
const idsOf = async (query: string) => (await list(query)).content.map(({ id }) => id);

test("lists every schedule with what is left, what comes next, and whose it is", async () => {
  const { content, nextCursor } = await list();
  expect(content.map(({ id }) => id)).toEqual([planned, unplanned]);
  expect(nextCursor).toBeNull();
  expect(content[0]).toMatchObject({
    ...{ status: "ACTIVE", nextDate: addDays(TODAY, 3), lessonsLeft: 8, isUnplanned: false, subjectLabel: "수학" },
    ...{ buyerId: parent.userId, orderStatus: "PAID", matchStatus: "MATCHED", period: null, needsConsent: false },
  });
  expect(content[0]?.expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(content[1]).toMatchObject({ isUnplanned: true, expiresOn: null, buyerId: student.userId });
});

test("is narrowed by state, by the days to the end, and by a first lesson that nobody arranged", async () => {
  await t.deps.sql`update order_schedules set status = 'PAUSED' where id = ${unplanned}`;
  expect(await idsOf("?status=ACTIVE")).toEqual([planned]);
  expect(await idsOf("?status=PAUSED")).toEqual([unplanned]);
  expect(await idsOf("?status=STOPPED")).toEqual([]);
  expect(await idsOf("?endsWithin=7")).toEqual([planned]);
  expect(await idsOf("?endsWithin=30")).toEqual([planned, unplanned]);
  expect(await idsOf("?endsWithin=30&dir=desc")).toEqual([unplanned, planned]);
  expect(await idsOf("?first=UNPLANNED")).toEqual([unplanned]);
  expect(await idsOf("?first=UNPLANNED&endsWithin=7")).toEqual([]);
  await t.deps.sql`update order_schedules set status = 'ACTIVE' where id = ${unplanned}`;
});

test("is narrowed to classes that rest, which a renewal that is on does not", async () => {
  await t.deps.sql`update matches set rests_until = ${addDays(TODAY, 30)} where status = 'MATCHED'`;
  await t.deps.sql`update order_schedules set status = 'STOPPED' where id = ${unplanned}`;
  expect(await idsOf("?status=RESTING")).toEqual([unplanned]);
  const resting = await call(t, operator, "GET", "/operator/matches?show=RESTING");
  const row = (await list("?status=RESTING")).content[0];
  expect(resting.json().content.map(({ id }: { id: string }) => id)).toContain(row?.matchId);
  await t.deps.sql`update matches set rests_until = null`;
  await t.deps.sql`update order_schedules set status = 'ACTIVE' where id = ${unplanned}`;
  expect(await idsOf("?status=RESTING")).toEqual([]);
  expect((await call(t, operator, "GET", "/operator/matches?show=RESTING")).json().content).toEqual([]);
});

test("finds by the buyer, the student and the order's number", async () => {
  await t.deps.sql`update users set name = '마바사', phone_number = '01044446666' where id = ${parent.userId}`;
  await t.deps.sql`update students set name = '가나라' where user_id = ${student.userId}`;
  const search = async (text: string, more = "") => await idsOf(`?search=${encodeURIComponent(text)}${more}`);
  const [row] = (await list()).content;
  expect(await search("마바사")).toEqual([planned]);
  expect(await search("마바사 6666")).toEqual([planned]);
  expect(await search("6666")).toEqual([planned]);
  expect(await search("010-4444-6666")).toEqual([planned]);
  expect(await search("마바사 7777")).toEqual([]);
  expect(await search("가나라")).toEqual([unplanned]);
  expect(await search("가나라", "&endsWithin=7")).toEqual([]);
  expect(await search("가나라", "&first=UNPLANNED")).toEqual([unplanned]);
  expect(await search(row?.merchantUid ?? "")).toEqual([planned]);
  for (const text of ["가 ", "nobody@naran.test"]) {
    const answer = await ask(`?search=${encodeURIComponent(text)}`);
    expect([answer.statusCode, answer.json().fields[0].path], text).toEqual([400, "search"]);
  }
});

test("comes page by page, many of one day among them", async () => {
  await t.deps.sql`insert into orders select (o).* from (
    select jsonb_populate_record(o, jsonb_build_object('id', md5('o' || n)::uuid, 'merchant_uid', 'PAGE' || n,
      'idempotency_key', 'page-' || n, 'payment_id', 'page-' || n)) as o
    from orders o join order_items i on i.order_id = o.id join order_schedules s on s.order_item_id = i.id,
      generate_series(1, 120) n where s.id = ${planned}) copies`;
  await t.deps.sql`insert into order_items select (i).* from (
    select jsonb_populate_record(i, jsonb_build_object('id', md5('i' || n)::uuid, 'order_id', md5('o' || n)::uuid)) as i
    from order_items i join order_schedules s on s.order_item_id = i.id, generate_series(1, 120) n
    where s.id = ${planned}) copies`;
  await t.deps.sql`insert into order_schedules select (s).* from (
    select jsonb_populate_record(s, jsonb_build_object('id', md5('s' || n)::uuid, 'order_item_id', md5('i' || n)::uuid,
      'link_token_hash', null, 'next_date', ${TODAY}::date + n / 50)) as s
    from order_schedules s, generate_series(1, 120) n where s.id = ${planned}) copies`;
  const expected = await t.deps.sql<{ id: string }[]>`select id from order_schedules order by next_date, id`;
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list(cursor === null ? "" : `?cursor=${cursor}`);
    ids.push(...page.content.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(ids).toEqual(expected.map(({ id }) => id));
  expect(ids).toHaveLength(122);
});

test("is for operators and for who keeps the books", async () => {
  expect((await ask("", await asDemo("finance"))).statusCode).toBe(200);
  for (const who of [parent, await asDemo("tutor")]) {
    const answer = await ask("", who);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 10003]);
  }
});
