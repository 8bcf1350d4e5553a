import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { at } from "../../../../test/offer-times.ts";
import { kst } from "../../../../test/renew.ts";
import { settle } from "../../../../test/settle.ts";
import { endClass } from "./end-class.ts";
import { notifyDue } from "./notify-due.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let id: string;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from class_notices`;
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`update matches set ended_at = now() where ended_at is null`;
  id = await makePair(t, parent);
  await t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER'`;
});

/** With the quiet hours of the product. */
const look = (at: Date) => notifyDue(systemCtx({ ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } }), at);
interface Word {
  key: string;
  to: string;
  text: string;
  wait: number;
}
/** What was arranged to be said of the class, by kind, the oldest first. */
const said = async (kind: string, ids = [id]) =>
  t.deps.sql<Word[]>`
    select singleton_key as key, data ->> 'userId' as to, data ->> 'text' as text,
      extract(epoch from start_after - created_on)::int as wait
    from pgboss.job where name = 'notice.send' and singleton_key like any(${ids.map((one) => `class:${one}:${kind}:%`)})
    order by created_on, singleton_key`;
const sides = async (kind: string) => (await said(kind)).map(({ key }) => key.split(":").at(3));

/** Moves a lesson in the table, to any instant. */
async function put(lessonId: string, at: Date) {
  const startsAt = at.toISOString();
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '1 hour',
      updated_at = ${startsAt}::timestamptz - interval '7 days' where id = ${lessonId}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
  await settle(t);
}

/** Says that lessons were held, also those of another year. */
async function hold(...lessonIds: string[]) {
  await t.deps.sql`update lessons set status = 'DONE' where id in ${t.deps.sql(lessonIds)}`;
  await settle(t);
}

test("both sides hear ten minutes before that the room is open, at night too; not of a canceled lesson", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await put(content[0].id, kst("2030-03-06", "22:30"));
  await put(content[1].id, kst("2030-03-07", "22:30"));
  await look(kst("2030-03-06", "22:19"));
  expect(await sides("SOON")).toEqual([]);
  await look(kst("2030-03-06", "22:20"));
  await look(kst("2030-03-06", "22:21"));
  expect(await sides("SOON")).toEqual(["BUYER", "TUTOR"]);
  expect((await said("SOON")).map(({ wait }) => wait)).toEqual([0, 0]);
  for (const { text } of await said("SOON")) expect(text).toMatch(`/myclass/${id}/lessons/${content[0].id}/room`);
  await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'TUTOR_ABSENCE' where id = ${content[1].id}`;
  await look(kst("2030-03-07", "22:20"));
  expect(await sides("SOON")).toHaveLength(2);
});

test("the tutor hears by day of a missing log, the family of a written one", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await put(content[0].id, kst("2030-03-06", "20:00"));
  await look(kst("2030-03-07", "07:59"));
  await hold(content[0].id);
  await look(kst("2030-03-06", "23:00"));
  expect(await sides("LOG_DUE")).toEqual([]);
  await look(kst("2030-03-07", "08:00"));
  await look(kst("2030-03-07", "08:01"));
  expect(await sides("LOG_DUE")).toEqual(["TUTOR"]);
  await putLesson(t, content[1].id, -90);
  const log = { title: "일차방정식", content: "이항을 배웠어요.", homework: "" };
  await call(t, tutor, "PUT", `/lessons/${content[1].id}/log`, log);
  await call(t, tutor, "PUT", `/lessons/${content[1].id}/log`, { ...log, homework: "10쪽" });
  expect(await sides("LOG")).toEqual(["BUYER"]);
});

test("a missing log is recalled by day, in one message for all that wait, until it is written", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  const other = await makePair(t, parent, {
    lessonStarts: [at(2, 10), at(4, 10)],
    order: { studentId: "00000000-0000-4000-8000-000000000003", student: { name: "김서아" } },
  });
  const { content: others } = await planLessonsOf(t, parent, other);
  await put(content[0].id, kst("2030-03-06", "10:00"));
  await put(others[0].id, kst("2030-03-06", "13:00"));
  await hold(content[0].id, others[0].id);
  const texts = async () => (await said("LOG_DUE", [id, other])).map(({ text }) => text);
  await look(kst("2030-03-06", "12:59"));
  expect(await texts()).toEqual([]);
  await look(kst("2030-03-06", "13:00"));
  await look(kst("2030-03-06", "16:00"));
  expect(await texts()).toEqual([
    expect.stringContaining("김하준 학생 3월 6일(수) 10:00 수학 중2-2 수업 기록을 아직 안 썼어요."),
    expect.stringContaining("김서아 학생 3월 6일(수) 13:00 수학 중2-2 수업 기록을 아직 안 썼어요."),
  ]);
  await Promise.all([look(kst("2030-03-07", "08:00")), look(kst("2030-03-07", "08:00"))]);
  await look(kst("2030-03-08", "20:00"));
  expect((await texts()).slice(2)).toEqual([
    "[나란] 김하준 학생 수학 중2-2 1회, 김서아 학생 수학 중2-2 1회 수업 기록을 아직 안 썼어요. " +
      "기록을 써야 수업료에 들어가요. http://localhost:3001/",
  ]);
  await look(kst("2030-03-09", "08:00"));
  await t.deps.sql`insert into lesson_logs (lesson_id, title, content, homework)
    values (${others[0].id}, '일차방정식', '이항을 배웠어요.', '')`;
  for (const day of ["2030-03-13", "2030-03-14", "2030-03-20"]) await look(kst(day, "08:00"));
  expect((await texts()).slice(4)).toEqual([
    expect.stringContaining("김하준 학생 3월 6일(수) 10:00 수학 중2-2 수업 기록을 아직 안 썼어요."),
  ]);
});

test("the other side hears of an absence", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await call(t, tutor, "POST", `/lessons/${content[2].id}/absence`, { acceptsLoss: false });
  expect(await sides("ABSENCE")).toEqual(["BUYER"]);
});

test("the tutor of a family that arranges no lesson hears of it after three days", async () => {
  await t.deps.sql`update matches set matched_at = ${kst("2030-03-04", "20:00").toISOString()} where id = ${id}`;
  await look(kst("2030-03-07", "19:00"));
  expect(await sides("UNPLANNED")).toEqual([]);
  await look(kst("2030-03-07", "20:00"));
  await look(kst("2030-03-07", "20:01"));
  expect(await sides("UNPLANNED")).toEqual(["TUTOR"]);
});

test("a family hears of its last lessons and of the end, and the tutor of the end", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  for (const [index, lesson] of content.entries()) await put(lesson.id, kst(`2030-03-${11 + index}`, "19:00"));
  await look(kst("2030-03-15", "20:00"));
  expect(await sides("LAST_LESSONS")).toEqual([]);
  await hold(...content.slice(0, 6).map((lesson: { id: string }) => lesson.id));
  await look(kst("2030-03-16", "20:00"));
  await look(kst("2030-03-16", "20:30"));
  expect(await sides("LAST_LESSONS")).toEqual(["BUYER"]);
  const [last] = await said("LAST_LESSONS");
  expect(last?.text).toContain("수업이 2회 남았어요");
  expect(last?.text).toContain(`http://localhost:3000/framer/order-schedule/appeal-to-stay?matchId=${id}&token=`);
  await hold(...content.map((lesson: { id: string }) => lesson.id));
  await t.deps.sql`update order_schedules set stop_reason = 'ENDED'`;
  await endClass(systemCtx(t.deps), { matchId: id, userId: "demo-parent" });
  await endClass(systemCtx(t.deps), { matchId: id, userId: "demo-parent" });
  expect((await said("COURSE_END")).map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /수업 8회를 모두 마쳤어요\. \d+월 \d+일\(.\)까지 같은 선생님과 이어서 들을 수 있어요\. 내 수업에서 가격을 확인해 보세요\./,
    ),
    expect.stringContaining("수업 8회를 모두 마쳤어요. 그동안 가르쳐 주셔서 고마워요."),
  ]);
});

test("a tutor's reminders have a switch of their own, apart from what changes a lesson", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await put(content[0].id, kst("2030-03-06", "10:00"));
  await look(kst("2030-03-06", "09:50"));
  await put(content[1].id, kst("2030-03-08", "10:00"));
  await look(kst("2030-03-07", "18:00"));
  await hold(content[0].id);
  await look(kst("2030-03-07", "20:00"));
  await call(t, parent, "POST", `/lessons/${content[2].id}/absence`, { acceptsLoss: false });
  const kinds = await t.deps.sql<{ key: string; kind: string }[]>`
    select split_part(singleton_key, ':', 3) || ' ' || split_part(singleton_key, ':', 4) as key, data ->> 'kind' as kind
    from pgboss.job where name = 'notice.send' and singleton_key like ${`class:${id}:%`}`;
  expect(Object.fromEntries(kinds.map(({ key, kind }) => [key, kind]))).toMatchObject({
    "SOON BUYER": "LESSON",
    "SOON TUTOR": "REMINDER",
    "TOMORROW BUYER": "ROUTINE",
    "TOMORROW TUTOR": "REMINDER",
    "LOG_DUE TUTOR": "REMINDER",
    "ABSENCE TUTOR": "LESSON",
  });
});

test("whoever switched lesson messages off gets none", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  await call(t, parent, "PATCH", "/users/me/notification-settings", { lessonAlerts: false });
  await put(content[0].id, kst("2030-03-06", "19:00"));
  await look(kst("2030-03-06", "18:50"));
  const key = `class:${id}:SOON:BUYER:%`;
  const dropped = () => t.deps.sql`select drop_reason as reason from phone_messages where key like ${key}`;
  await expect.poll(dropped).toEqual([{ reason: "SWITCHED_OFF" }]);
  await call(t, parent, "PATCH", "/users/me/notification-settings", { lessonAlerts: true });
});

test("a family is asked once how the lessons are, after the fourth one that was held", async () => {
  const { content } = await planLessonsOf(t, parent, id);
  for (const [at, lesson] of content.entries()) await put(lesson.id, kst(`2030-03-0${at + 1}`, "19:00"));
  await look(kst("2030-03-03", "20:30"));
  expect(await sides("REVIEW")).toEqual([]);
  await hold(...content.slice(0, 3).map((lesson: { id: string }) => lesson.id));
  await look(kst("2030-03-04", "20:30"));
  expect(await sides("REVIEW")).toEqual([]);
  await hold(content[3].id);
  await Promise.all([look(kst("2030-03-04", "20:30")), look(kst("2030-03-04", "20:30"))]);
  expect(await sides("REVIEW")).toEqual(["BUYER"]);
  expect((await said("REVIEW"))[0]?.text).toMatch(
    new RegExp(
      `김.. 학생이 .+ 선생님과 수학 중2-2 수업을 4회 했어요. 어떠셨는지 후기를 남겨 주세요. http://localhost:3000/myclass/${id}/review$`,
    ),
  );
  await look(kst("2030-03-05", "20:30"));
  expect(await sides("REVIEW")).toEqual(["BUYER"]);
});
