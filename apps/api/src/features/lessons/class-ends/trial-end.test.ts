import { formatKoreanDate, formatKoreanTime, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import {
  DEMO_TUTOR,
  EXPERT_TUTOR,
  makePair,
  moveLesson,
  planLessonsOf,
  putLesson,
} from "../../../../test/make-pair.ts";
import { placeOrder, TRIAL } from "../../../../test/place-order.ts";
import { settle } from "../../../../test/settle.ts";
import { remindOfTasks } from "../open-tasks/remind-of-tasks.ts";
import { settleDue } from "../settlements/settle-due.ts";
import { endClass } from "./end-class.ts";

// After a trial the tutor's note comes first, and the question whether the family goes on follows it.

let t: TestApp;
let parent: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  await t.deps
    .sql`update orders set status = 'REFUNDED', refunded_amount = amount where status = 'PAID' and amount > 0`;
  await t.deps.sql`update matches set ended_at = now() where ended_at is null`;
});

const isScheduled = ({ status }: { status: string }) => status === "SCHEDULED";
const HOUR_MS = 3_600_000;

/** A trial whose lesson was over half an hour ago, and was held. */
async function heldTrial() {
  const id = await makePair(t, parent, { lessonStarts: [{ day: 1, halfHour: 38 }], order: { productId: TRIAL } });
  const { content } = await planLessonsOf(t, parent, id);
  expect(content).toHaveLength(1);
  await putLesson(t, content[0].id, -90);
  const look = (hours: number) =>
    endClass(systemCtx(t.deps), { matchId: id, userId: "demo-parent" }, new Date(Date.now() + hours * HOUR_MS));
  const offer = async () => (await call(t, parent, "GET", `/lessons/matches/${id}/up-selling-offer`)).json().offer;
  return { id, lessonId: content[0].id, look, offer };
}

const lessonsOf = async (id: string) => {
  const { content, offerDueAt, laterCourse } = (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
  return [content[0], offerDueAt, laterCourse] as const;
};
const openTasks = async (): Promise<{ kind: string }[]> =>
  (await call(t, parent, "GET", "/users/me/open-tasks")).json().content;
const openTasksOf = async () => (await openTasks()).map(({ kind }) => kind);

test("the offer waits for the tutor's note, and comes with it", async () => {
  const { id, lessonId, look, offer } = await heldTrial();
  await look(1);
  expect(await offer()).toBeNull();
  // The family is asked at once.
  expect(await openTasksOf()).toEqual(["ANSWER_PULSE"]);
  const log = { title: "일차방정식", content: "이항을 배웠어요.", homework: "" };
  expect((await call(t, tutor, "PUT", `/lessons/${lessonId}/log`, log)).statusCode).toBe(200);
  // Until it is there, its page goes on to announce it.
  expect(Date.parse((await lessonsOf(id))[1])).toBeLessThanOrEqual(Date.now());
  await t.deps.sql`update pgboss.job set start_after = now() where name = 'class.end' and state = 'created'`;
  await settle(t);
  await expect.poll(async () => (await offer())?.classes.length).toBe(1);
});

test("without a note the offer comes after a day; an answer is taken after the one lesson", async () => {
  const { id, look, offer } = await heldTrial();
  await look(22);
  expect(await offer()).toBeNull();
  // Meanwhile its page says by when.
  const [{ endsAt }, due] = await lessonsOf(id);
  expect(due).toBe(new Date(Date.parse(endsAt) + 24 * HOUR_MS).toISOString());
  expect((await call(t, parent, "PUT", `/lessons/matches/${id}/pulse`, { answer: "GOOD" })).statusCode).toBe(200);
  expect(await openTasksOf()).toEqual([]);
  await look(25);
  expect((await offer()).classes).toMatchObject([{ matchId: id, isTrial: true }]);
  expect((await lessonsOf(id))[1]).toBeUndefined();
  // The open offer waits among what the family can do, until its last day.
  // It keeps weekly times; the trial itself has a day.
  expect((await offer()).classes).toMatchObject([{ lessonTimes: "화요일 19시" }]);
  const { lessonTimes } = (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
  const at = new Date((await lessonsOf(id))[0].startsAt);
  expect(lessonTimes).toBe(`${formatKoreanDate(at)} ${formatKoreanTime(at)}`);
  const until = toKstDate(new Date((await offer()).expiresAt));
  const [task, ...others] = await openTasks();
  expect([task, others]).toMatchObject([{ kind: "GO_ON", matchId: id, until }, []]);
  await t.deps.sql`update matches set tutor_id = (select id from tutors where id <> tutor_id limit 1) where id = ${id}`;
  expect(await openTasks()).toEqual([]);
});

test.each(["before", "after"])("a month with the tutor that is bought %s the offer takes its place", async (when) => {
  const { id, look, offer } = await heldTrial();
  if (when === "after") await look(25);
  expect((await offer()) !== null).toBe(when === "after");
  await placeOrder(t, parent, { tutorId: String(DEMO_TUTOR), orderFunnelType: "SMART_MATCHING" });
  // Its wishes are not sent yet.
  expect((await lessonsOf(id)).slice(1)).toEqual([undefined, { matchId: null }]);
  await look(25);
  expect(await offer()).toBeNull();
  expect(await openTasksOf()).toEqual(["SEND_WISHES", "ANSWER_PULSE"]);
  const texts = await t.deps.sql<{ text: string }[]>`
    select data ->> 'text' as text from pgboss.job where singleton_key like ${`class:${id}:%`}
      and data ->> 'text' like '%모두 마쳤어요%' and data ->> 'text' not like '%가르쳐%'`;
  const next = when === "after" ? "같은 선생님과 이어서 들을 수 있어요." : "이어서 신청한 수업은 내 수업에 있어요.";
  expect(texts).toEqual([{ text: expect.stringContaining(next) }]);
  // The search has passed to another tutor: the first can be had back.
  await t.deps.sql`update order_items set tutor_id = ${EXPERT_TUTOR} where tutor_id = ${DEMO_TUTOR}`;
  expect((await offer()) !== null).toBe(when === "after");
});

test("a trial that neither side comes to comes again once; then its family chooses the day, and is reminded", async () => {
  const id = await makePair(t, parent, { lessonStarts: [{ day: 1, halfHour: 38 }], order: { productId: TRIAL } });
  await planLessonsOf(t, parent, id);
  const stage = async () => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json().now.stage;
  const forget = async () => {
    const { content } = (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
    await moveLesson(t, content.at(-1).id, 60 * content.length - 400);
    await settleDue(systemCtx(t.deps), new Date());
    await settleDue(systemCtx(t.deps), new Date(Date.now() + 49 * HOUR_MS));
    return stage();
  };
  await t.deps.sql`update matches set matched_at = now() - interval '30 days' where id = ${id}`;
  expect(await forget()).toBe("RUNNING");
  expect(await forget()).toBe("UNPLANNED");
  expect(await openTasksOf()).toEqual(["PLAN_LESSONS"]);
  await remindOfTasks(systemCtx(t.deps), new Date(Date.now() + 25 * HOUR_MS));
  expect(
    await t.deps.sql`select from pgboss.job where singleton_key like 'task:%PLAN_LESSONS%'
      and data ->> 'text' like '%수업 날을 잡아 주세요%' and data ->> 'text' like ${`%/myclass/${id}`}`,
  ).toHaveLength(1);
  expect((await planLessonsOf(t, parent, id)).content.filter(isScheduled)).toHaveLength(1);
});

test("the later course has a page of its own once a tutor took it", async () => {
  const { id } = await heldTrial();
  const uid = await placeOrder(t, parent, { tutorId: String(DEMO_TUTOR), orderFunnelType: "SMART_MATCHING" });
  const [search] = await t.deps.sql<{ id: string }[]>`
    insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
      minutes, lessons_per_week, wishes)
    select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHING', i.subject_key, i.subject_detail_key, 'BASIC', 60, 2, '{}'
    from orders o join order_items i on i.order_id = o.id where o.merchant_uid = ${uid} returning id`;
  expect((await lessonsOf(id))[2]).toEqual({ matchId: null });
  await t.deps
    .sql`update matches set status = 'MATCHED', tutor_id = ${DEMO_TUTOR}, lesson_starts = '[{"day":1,"halfHour":38}]',
    matched_at = now() where id = ${search?.id ?? ""}`;
  expect((await lessonsOf(id))[2]).toEqual({ matchId: search?.id });
});

test("a trial to which a benefit added a lesson is asked about after the second, also once it is over", async () => {
  const id = await makePair(t, parent, { lessonStarts: [{ day: 1, halfHour: 38 }], order: { productId: TRIAL } });
  await t.deps.sql`update order_items set bonus_type = 'COUNT', bonus_count = 1
    where id = (select order_item_id from matches where id = ${id})`;
  const { content } = await planLessonsOf(t, parent, id);
  expect(content).toHaveLength(2);
  await putLesson(t, content[0].id, -3000);
  expect(await openTasksOf()).toEqual([]);
  await putLesson(t, content[1].id, -90);
  await endClass(systemCtx(t.deps), { matchId: id, userId: "demo-parent" }, new Date(Date.now() + 25 * HOUR_MS));
  expect(await t.deps.sql`select from matches where id = ${id} and ended_at is not null`).toHaveLength(1);
  expect(await openTasksOf()).toContain("ANSWER_PULSE");
  const { pulse } = (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
  expect(pulse).toEqual({ isDue: true, answer: null });
});
