import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { makePair, planLessonsOf } from "../../../../test/make-pair.ts";
import { at } from "../../../../test/offer-times.ts";
import { kst } from "../../../../test/renew.ts";
import { notifyDue } from "./notify-due.ts";
import { byRecipient } from "./tell-of-tomorrow.ts";

let t: TestApp;
let parent: Caller;
let id: string;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from class_notices`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from pgboss.job where singleton_key like '%:TOMORROW:%'`;
  id = await makePair(t, parent);
});

/** With the quiet hours of the product. */
const look = (now: Date) =>
  notifyDue(systemCtx({ ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } }), now);
const said = (kind: string) => t.deps.sql<{ key: string; text: string }[]>`
  select singleton_key as key, data ->> 'text' as text from pgboss.job
  where name = 'notice.send' and singleton_key like ${`class:%:${kind}:%`} order by singleton_key, created_on`;
const sides = async (kind: string) => (await said(kind)).map(({ key }) => key.split(":").at(3)).sort();

/** Moves a lesson in the table, to any instant. */
async function put(lessonId: string, to: Date) {
  const startsAt = to.toISOString();
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '1 hour',
      updated_at = ${startsAt}::timestamptz - interval '7 days' where id = ${lessonId}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
}

test("both sides are reminded in the evening before a lesson, once, and anew when it was moved", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await put(content[0].id, kst("2030-03-06", "19:00"));
  await look(kst("2030-03-05", "17:59"));
  expect(await sides("TOMORROW")).toEqual([]);
  await Promise.all([look(kst("2030-03-05", "18:00")), look(kst("2030-03-05", "18:00"))]);
  await look(kst("2030-03-05", "20:59"));
  expect(await sides("TOMORROW")).toEqual(["BUYER", "TUTOR"]);
  await t.deps.sql`delete from class_notices where side = 'TUTOR'`;
  await t.deps.sql`delete from pgboss.job where singleton_key like ${`class:${id}:TOMORROW:TUTOR:%`}`;
  await look(kst("2030-03-05", "20:59"));
  const [toFamily, toTutor] = await said("TOMORROW");
  const [{ tutorName } = { tutorName: "" }] = await t.deps.sql<{ tutorName: string }[]>`
    select name as "tutorName" from tutors where user_id = 'demo-tutor'`;
  expect(toFamily?.text).toBe(
    `[나란] 김하준 학생 수학 중2-2 수업이 내일 19:00에 ${tutorName} 선생님과 있어요. 시간은 3월 6일(수) 07:00까지 바꿀 수 있어요. http://localhost:3000/myclass/${id}`,
  );
  expect(toTutor?.text).toContain(`http://localhost:3001/myclass/${id}`);
  await put(content[0].id, kst("2030-03-08", "19:00"));
  await look(kst("2030-03-07", "18:00"));
  expect(await sides("TOMORROW")).toHaveLength(4);
});

test("a lesson that was arranged after six is not recalled for the next day", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await put(content[0].id, kst("2030-03-06", "19:00"));
  await t.deps
    .sql`update lessons set updated_at = ${kst("2030-03-05", "18:30").toISOString()} where id = ${content[0].id}`;
  await look(kst("2030-03-05", "19:00"));
  expect(await sides("TOMORROW")).toEqual([]);
});

test("two children with lessons on one evening are one message to the family", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  const other = await makePair(t, parent, {
    lessonStarts: [at(2, 10), at(4, 10)],
    order: { studentId: "00000000-0000-4000-8000-000000000003", student: { name: "김서아" } },
  });
  const { content: others } = await planLessonsOf(t, parent, other);
  await put(content[0].id, kst("2030-03-06", "19:00"));
  await put(others[0].id, kst("2030-03-06", "20:30"));
  await look(kst("2030-03-05", "18:00"));
  await look(kst("2030-03-05", "18:01"));
  const texts = (await said("TOMORROW")).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(
      /^\[나란\] 내일 수업이 2회 있어요\. 19:00 김하준 학생 수학 중2-2\(.+ 선생님\), 20:30 김서아 학생 수학 중2-2\(.+ 선생님\) http:\/\/localhost:3000\/myclass$/,
    ),
    "[나란] 내일 수업이 2회 있어요. 19:00 김하준 학생 수학 중2-2, 20:30 김서아 학생 수학 중2-2 http://localhost:3001/",
  ]);
});

const lesson = (id: string, userId: string, tutorUserId: string | null) =>
  ({ id, userId, tutorUserId }) as unknown as Parameters<typeof byRecipient>[0][number];

test("each family and each tutor has one message of an evening, with all of their lessons", () => {
  const due = [lesson("1", "kim", "t1"), lesson("2", "kim", "t2"), lesson("3", "lee", "t1"), lesson("4", "lee", null)];
  const told = (["BUYER", "TUTOR"] as const).flatMap((side) =>
    byRecipient(due, side).map(({ userId, due: own }) => [side, userId, own.map(({ id }) => id).join()]),
  );
  expect(told).toEqual([
    ["BUYER", "kim", "1,2"],
    ["BUYER", "lee", "3,4"],
    ["TUTOR", "t1", "1,3"],
    ["TUTOR", "t2", "2"],
  ]);
});
