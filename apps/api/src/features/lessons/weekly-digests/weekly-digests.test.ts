import { addDays, digestWeekOf, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { makePair, moveLesson, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { kst } from "../../../../test/renew.ts";
import { sendDigests } from "./send-digests.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
});
afterAll(() => t.close());

const texts = async () =>
  (
    await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
      where name = 'notice.send' and singleton_key like 'digest:%' order by created_on`
  ).map(({ text }) => text);

/** The Sunday before the first of some lessons: its digest tells of that week. */
const sundayBefore = (startsAt: string) => {
  const day = toKstDate(new Date(startsAt));
  return Array.from({ length: 7 }, (_, back) => addDays(day, -1 - back)).find((one) => digestWeekOf(one) <= day) ?? day;
};

test("a family hears once on Sunday evening of its week, over all children, and its tutors do not", async () => {
  const one = await makePair(t, parent);
  const seoA = { studentId: "00000000-0000-4000-8000-000000000003", student: { name: "김서아" } };
  const two = await makePair(t, parent, {
    order: seoA,
    lessonStarts: [
      { day: 2, halfHour: 38 },
      { day: 4, halfHour: 38 },
    ],
  });
  const { content } = await planLessonsOf(t, parent, one);
  await planLessonsOf(t, parent, two);
  const sunday = sundayBefore(content[2].startsAt);
  const look = (time: string, days = 0) => sendDigests(systemCtx(t.deps), kst(addDays(sunday, days), time));

  await look("17:59");
  await look("19:00", 1);
  expect(await texts()).toEqual([]);
  await Promise.all([look("18:00"), look("18:00")]);
  await look("20:50");
  expect(await texts()).toEqual([
    "[나란] 다음 주 수업은 4번이에요. 김하준 수학 중2-2 화 19:00·목 19:00, 김서아 수학 중2-2 수 19:00·금 19:00. " +
      "http://localhost:3000/myclass",
  ]);
});

test("logs of the last week are counted, and come one by one to who wishes that", async () => {
  await t.deps.sql`delete from weekly_digests`;
  await t.deps.sql`delete from lessons`;
  const id = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, id);
  await putLesson(t, content[0].id, -90);
  const log = { title: "일차방정식", content: "이항을 배웠어요.", homework: "" };
  await call(t, tutor, "PUT", `/lessons/${content[0].id}/log`, log);
  const kindOf = async (notice: string) =>
    (
      await t.deps.sql<{ kind: string }[]>`select data ->> 'kind' as kind from pgboss.job
        where name = 'notice.send' and singleton_key like ${`class:${id}:${notice}:%`}`
    ).map(({ kind }) => kind);
  expect(await kindOf("LOG")).toEqual(["ROUTINE"]);
  const settings = { routineAlerts: true, weeklyDigest: false };
  expect((await call(t, parent, "PATCH", "/users/me/notification-settings", settings)).json()).toMatchObject(settings);
});

test("a log is told in the first digest after it was written, however late that is", async () => {
  await t.deps.sql`delete from weekly_digests`;
  const [log] = await t.deps.sql<{ lessonId: string }[]>`select lesson_id as "lessonId" from lesson_logs`;
  const lessonId = log?.lessonId ?? "";
  // A lesson of the week before, whose log comes between two Sundays.
  const sunday = "2026-06-14";
  await moveLesson(t, lessonId, Math.round((kst("2026-06-06", "19:00").getTime() - Date.now()) / 60_000));
  const writtenOn = (day: string, time: string) =>
    t.deps.sql`update lesson_logs set created_at = ${kst(day, time).toISOString()} where lesson_id = ${lessonId}`;
  const digestOf = async (day: string) => {
    const before = (await texts()).length;
    await sendDigests(systemCtx(t.deps), kst(day, "20:00"));
    return (await texts()).slice(before);
  };
  await writtenOn(addDays(sunday, -6), "09:00");
  expect(await digestOf(addDays(sunday, -7))).toEqual([]);
  expect(await digestOf(sunday)).toEqual([expect.stringContaining("수업 기록 1개가 올라왔어요.")]);
  await t.deps.sql`delete from weekly_digests`;
  await writtenOn(sunday, "18:30");
  expect(await digestOf(sunday)).toEqual([]);
  expect(await digestOf(addDays(sunday, 7))).toHaveLength(1);
});
