import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { freshPhone } from "../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, EXPERT_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { askAnew } from "../../../../test/offer.ts";
import { beginMatch } from "../../../../test/search-match.ts";

// What narrows the lists of the desk, against rows that fit and rows that do not.

let t: TestApp;
let operator: Caller;
let finance: Caller;
let parent: Caller & { userId: string };
let student: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  [operator, finance] = [await asDemo("operator"), await asDemo("finance")];
  [parent, student] = [await asDemo("parent"), await asDemo("student")];
});
afterAll(() => t.close());

type Row = { id: string };
const rowsOf = async (path: string, who: Caller = operator): Promise<Row[]> =>
  (await call(t, who, "GET", `/operator/${path}`)).json().content;
const idsOf = async (path: string, who?: Caller) => (await rowsOf(path, who)).map(({ id }) => id);
const refusedAt = async (path: string) => {
  const answer = await call(t, operator, "GET", `/operator/${path}`);
  return [answer.statusCode, answer.json().fields?.[0]?.path];
};

test("matches are found by student, buyer, tutor and order, in their list and its order, each once", async () => {
  const friday = { tutorId: EXPERT_TUTOR, lessonStarts: [{ day: 5 as const, halfHour: 30 }] };
  const [first, second] = [await makePair(t, parent), await makePair(t, student, friday)];
  const searching = await beginMatch(t, parent);
  await t.deps.sql`update users set name = '마바사', phone_number = '01044446666' where id = ${parent.userId}`;
  await t.deps.sql`update tutors set name = '마바하' where id = ${DEMO_TUTOR}`;
  const found = (text: string, more: string) =>
    idsOf(`matches?search=${encodeURIComponent(text)}&sort=createdAt&${more}`);
  expect(await found("마바사", "show=ALL")).toEqual([first, searching]);
  expect(await found("마바사", "show=ALL&dir=desc")).toEqual([searching, first]);
  expect(await found("마바사", "show=MATCHED")).toEqual([first]);
  // The buyer and the tutor of the first are both meant.
  expect(await found("마바", "show=ALL")).toEqual([first, searching]);
  expect(await found("6666", "show=MATCHED")).toEqual([first]);
  const [order] = await t.deps.sql<{ uid: string }[]>`select merchant_uid as uid from matches where id = ${second}`;
  expect(await found(order?.uid ?? "", "show=ALL")).toEqual([second]);
  expect(await refusedAt("matches?search=a@b.kr")).toEqual([400, "search"]);
});

test("a name of too many people is refused at its field", async () => {
  await t.deps.sql`insert into students (user_id, name, grade)
    select ${parent.userId}, '다나가', 9 from generate_series(1, 301)`;
  for (const path of ["matches", "schedules"]) {
    expect(await refusedAt(`${path}?search=${encodeURIComponent("다나가")}`), path).toEqual([400, "search"]);
  }
  await t.deps.sql`delete from students where name = '다나가'`;
});

test("consultations are found by their phone, whole or by its end", async () => {
  const phone = freshPhone();
  const { id } = await askAnew(t, phone);
  await askAnew(t, freshPhone());
  for (const text of [phone, phone.slice(-4), `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`]) {
    expect(await idsOf(`consultations?phone=${text}`), text).toEqual([id]);
  }
  expect(await idsOf(`consultations?phone=${phone}&show=PAID`)).toEqual([]);
  expect(await refusedAt("consultations?phone=12")).toEqual([400, "phone"]);
});

test("jobs are narrowed to one kind", async () => {
  for (const name of ["notice.send", "mail.receipt"]) {
    await t.deps.sql`insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_created_on,
        source_retry_count, source_output)
      values ('dead-letters', '{}', ${name}, ${name}, gen_random_uuid(), now(), 3, '{}')`;
  }
  const names = async (query: string) => (await rowsOf(`jobs?${query}`)).map((row) => "name" in row && row.name);
  expect((await names("")).sort()).toEqual(["mail.receipt", "notice.send"]);
  expect(await names("name=mail.receipt")).toEqual(["mail.receipt"]);
  expect(await names("name=mail.receipt&state=RETRYING")).toEqual([]);
  expect(await refusedAt("jobs?name=nothing")).toEqual([400, "name"]);
});

test("reviews are those of a tutor, from either end", async () => {
  const reviews = await t.deps.sql<{ id: number; tutorId: number }[]>`
    select id, tutor_id as "tutorId" from reviews where hidden_at is null and tutor_id is not null
    order by created_at, id limit 50`;
  const tutorId = reviews[0]?.tutorId ?? 0;
  const own = await t.deps.sql<{ id: number }[]>`select id from reviews
    where hidden_at is null and tutor_id = ${tutorId} order by created_at, id limit 50`;
  const ids = own.map(({ id }) => id);
  expect(await idsOf(`reviews?tutorId=${tutorId}&dir=asc&size=50`)).toEqual(ids);
  expect(await idsOf(`reviews?tutorId=${tutorId}&size=50`)).toEqual([...ids].reverse());
  expect((await idsOf("reviews?size=50")).length).toBeGreaterThan(ids.length);
});

test("benefits are found by a part of their name or code, whatever its case", async () => {
  const [benefit] = await t.deps.sql<{ id: string; code: string; name: string }[]>`
    select id, code, name from benefits where owner_id is null and benefit_type <> 'REFERRAL'
      and start_at <= now() and end_at >= now() order by code limit 1`;
  const { id = "", code = "", name = "" } = benefit ?? {};
  for (const text of [code.toLowerCase(), name.slice(1)]) {
    const answer = await call(t, operator, "GET", `/operator/benefits?search=${encodeURIComponent(text)}`);
    const { content, totalElements } = answer.json();
    expect(content.map((row: Row) => row.id)).toContain(id);
    expect(totalElements).toBe(content.length);
  }
  expect(await idsOf("benefits?search=%25")).toEqual([]);
});

test("applicants are found by name and university, by their wish, and from either end", async () => {
  const person = await asDemo("applicant");
  const [first, second] = await Promise.all(
    (["가람대", "나래대"] as const).map(async (university, place) => {
      const [row] = await t.deps.sql<
        Row[]
      >`insert into tutor_applicants (user_id, status, name, other_university, major,
          expert_wish, registered_at, decided_at, reason, reject_reason)
        values (${person.userId}, 'REJECTED', ${`지원${place}`}, ${university}, '수학과', ${place === 1}, now(),
          now() + ${place} * interval '1 second', '다시 봐 주세요', 'OTHER') returning id`;
      return row?.id ?? "";
    }),
  );
  const found = (query: string) => idsOf(`tutor-applicants?status=REJECTED&search=${encodeURIComponent(query)}`);
  expect(await found("지원")).toEqual([second, first]);
  expect(await idsOf(`tutor-applicants?status=REJECTED&dir=asc&search=${encodeURIComponent("지원")}`)).toEqual([
    first,
    second,
  ]);
  expect(await found("나래")).toEqual([second]);
  expect(await idsOf("tutor-applicants?status=REJECTED&expertWish=true")).toContain(second);
  expect(await idsOf("tutor-applicants?status=REJECTED&expertWish=true")).not.toContain(first);
});

test("renewals that fail are those of one state", async () => {
  await t.deps.sql`delete from order_schedule_periods`;
  const made = await t.deps.sql<{ id: string; status: string }[]>`
    insert into order_schedule_periods (schedule_id, number, status, due_on, amount, next_attempt_at)
    select id, 90 + n, case n when 1 then 'RETRYING' else 'PAUSED' end, (now() at time zone 'Asia/Seoul')::date,
      1000, now()
    from (select id from order_schedules where status <> 'STOPPED' limit 1) s, generate_series(1, 2) n
    returning id, status`;
  const idOf = (status: string) => made.find((one) => one.status === status)?.id;
  expect(await idsOf("money/periods?status=RETRYING", finance)).toEqual([idOf("RETRYING")]);
  expect(await idsOf("money/periods?status=PAUSED", finance)).toEqual([idOf("PAUSED")]);
  expect(await idsOf("money/periods", finance)).toHaveLength(2);
});
