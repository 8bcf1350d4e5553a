import { daysAfter, HOUR, type OpenTaskKind } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { at, offerCalls, SUNDAY } from "../../../../test/offer-times.ts";
import { placeOrder, TRIAL } from "../../../../test/place-order.ts";
import { endClass } from "../class-ends/end-class.ts";
import { remindOfTasks } from "./remind-of-tasks.ts";

let t: TestApp;
let parent: Caller;
let student: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  student = await asDemo("student");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from pgboss.job where name = 'notice.send' and singleton_key like 'task:%'`;
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from matches`;
  await t.deps.sql`update applicants set completed_at = now()`;
  await t.deps
    .sql`update orders set status = 'REFUNDED', refunded_amount = amount where status = 'PAID' and amount > 0`;
});

const HA_JUN = "00000000-0000-4000-8000-000000000002";
const SEO_A = { studentId: "00000000-0000-4000-8000-000000000003", student: { name: "김서아" } };
const tasks = async (who: Caller, headers = {}) =>
  (await call(t, who, "GET", "/users/me/open-tasks", undefined, headers)).json().content;
const kinds = async (who: Caller): Promise<OpenTaskKind[]> =>
  (await tasks(who)).map(({ kind }: { kind: OpenTaskKind }) => kind);
const remind = (days: number) => remindOfTasks(systemCtx(t.deps), daysAfter(new Date(), days + 0.01));
const said = () => t.deps.sql<{ text: string; kind: string }[]>`
  select data ->> 'text' as text, data ->> 'kind' as kind from pgboss.job
  where name = 'notice.send' and singleton_key like 'task:%' order by created_on`;
const texts = async () => (await said()).map(({ text }) => text);

test("each course says what it waits for, of the child that was chosen, to its own buyer alone", async () => {
  const merchantUid = await placeOrder(t, parent, { studentId: HA_JUN });
  const matchId = await makePair(t, parent, { order: SEO_A });
  expect(await tasks(parent)).toMatchObject([
    { kind: "SEND_WISHES", merchantUid, studentName: "김하준", courseName: "수학 중2-2" },
    { kind: "PLAN_LESSONS", matchId, studentName: "김서아", courseName: "수학 중2-2" },
  ]);
  expect(await tasks(parent, { "x-switch-auth-student": HA_JUN })).toHaveLength(2);
  expect(await tasks(student)).toEqual([]);
  expect((await call(t, {}, "GET", "/users/me/open-tasks")).statusCode).toBe(401);

  await call(t, parent, "PATCH", `/lessons/applicants/${merchantUid}`, { complete: true });
  await planLessonsOf(t, parent, matchId);
  expect(await kinds(parent)).toEqual([]);
});

test("a pair is asked about after its third lesson, until it answers", async () => {
  const id = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, id);
  for (const [index, minutes] of [-4000, -3000].entries()) await putLesson(t, content[index].id, minutes);
  expect(await kinds(parent)).toEqual([]);
  await putLesson(t, content[2].id, -2000);
  expect(await kinds(parent)).toEqual(["ANSWER_PULSE"]);
  await call(t, parent, "PUT", `/lessons/matches/${id}/pulse`, { answer: "GOOD" });
  expect(await kinds(parent)).toEqual([]);
});

test("other times that a tutor offers wait for the family, until it answers", async () => {
  const { beginSearch, offer, say } = offerCalls(() => ({ t, family: parent }));
  const { id, one } = await beginSearch();
  expect(await kinds(parent)).toEqual([]);
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  await t.deps.sql`update matches set promised_on = '2099-12-01' where id = ${id}`;
  expect(await tasks(parent)).toMatchObject([{ kind: "ANSWER_TIMES", matchId: id, until: "2099-12-01" }]);
  await remind(1);
  expect(await texts()).toEqual([
    "[나란] 김하준 학생 수학 중2-2 수업: 선생님이 제안한 다른 시간에 답해 주세요. 12월 1일(화)까지예요. " +
      `http://localhost:3000/tutoring/matching?matchId=${id}`,
  ]);
  await placeOrder(t, parent, SEO_A);
  await remind(3);
  expect((await texts())[1]).toContain(
    "김서아 학생 수학 중2-2 조건 보내기, 김하준 학생 수학 중2-2 12월 1일(화)까지 시간 보기.",
  );
  await t.deps.sql`update matches set promised_on = '2020-12-01' where id = ${id}`;
  expect(await tasks(parent)).toContainEqual(expect.objectContaining({ kind: "ANSWER_TIMES", until: null }));
  const [match] = (await call(t, parent, "GET", "/lessons/matches")).json().content;
  expect(match).toMatchObject({ id, now: { stage: "OFFERED" } });
  await say(id, one, SUNDAY, false);
  expect(await kinds(parent)).toEqual(["SEND_WISHES"]);
});

test("once the promised day has passed, other times are recalled with a regret, from the end of the search on", async () => {
  const { beginSearch, offer } = offerCalls(() => ({ t, family: parent }));
  const { id, one } = await beginSearch();
  await offer(one, SUNDAY);
  await t.deps
    .sql`update candidate_tutors set offered_at = now() - interval '60 hours' where match_id = ${id} and offered_at is not null`;
  await t.deps
    .sql`update matches set status = 'UNPAIRED', promised_on = '2020-12-04', updated_at = now() where id = ${id}`;
  await remind(0);
  expect(await texts()).toEqual([]);
  await remind(1);
  expect(await texts()).toEqual([
    "[나란] 12월 4일(금)까지 선생님을 알려 드리지 못해 죄송해요. " +
      "김하준 학생 수학 중2-2 수업: 선생님이 제안한 다른 시간에 답해 주세요. " +
      `http://localhost:3000/tutoring/matching?matchId=${id}`,
  ]);
});

test("a family is reminded of other times since these were offered, not since the tutor was asked", async () => {
  const { beginSearch, offer, takeBack } = offerCalls(() => ({ t, family: parent }));
  const { id, one, two } = await beginSearch();
  await t.deps.sql`update candidate_tutors set created_at = now() - interval '8 days' where match_id = ${id}`;
  await offer(one, SUNDAY);
  await offer(two, [at(5, 8), at(5, 10)]);
  await t.deps.sql`update candidate_tutors set offered_at = offered_at - interval '2 hours'
    where match_id = ${id} and tutor_id = ${two.tutorId}`;
  const hoursWaited = async () =>
    (await tasks(parent)).map(({ since }: { since: string }) => Math.round((Date.now() - Date.parse(since)) / HOUR));
  expect(await hoursWaited()).toEqual([2]);
  await takeBack(two);
  expect(await hoursWaited()).toEqual([0]);
  await remind(0);
  expect(await texts()).toEqual([]);
  await remind(1);
  await remind(7);
  expect(await texts()).toHaveLength(2);
});

test("buyers are reminded after a day, three and seven, in one message each, and of nothing that is done", async () => {
  const wishes = await placeOrder(t, parent, { studentId: HA_JUN });
  await makePair(t, parent, { order: SEO_A });
  const own = await placeOrder(t, student, { student: { name: "이수아" } });
  await remind(0);
  expect(await texts()).toEqual([]);
  await Promise.all([remind(1), remind(1)]);
  await remind(1);
  expect((await texts()).toSorted()).toEqual([
    "[나란] 이수아 학생 수학 중2-2 수업: 어떤 선생님이 좋은지 알려 주세요. " +
      `http://localhost:3000/tutoring/enroll/applicant/${own}`,
    "[나란] 해 주실 일이 2가지 있어요. 김서아 학생 수학 중2-2 수업 잡기, 김하준 학생 수학 중2-2 조건 보내기. " +
      "http://localhost:3000/myclass",
  ]);
  await call(t, parent, "PATCH", `/lessons/applicants/${wishes}`, { complete: true });
  await call(t, student, "PATCH", `/lessons/applicants/${own}`, { complete: true });
  await remind(3);
  expect(await texts()).toHaveLength(3);
  expect((await texts())[2]).toContain("김서아 학생 수학 중2-2 수업: 수업 날을 잡아 주세요.");
  await remind(5);
  await remind(7);
  await remind(9);
  expect(await texts()).toHaveLength(4);
  // The switch of lessons says that these come.
  expect(new Set((await said()).map(({ kind }) => kind))).toEqual(new Set(["LESSON"]));
});

test("a trial to which a benefit added lessons is asked about after its third, as a course is", async () => {
  const id = await makePair(t, parent, { lessonStarts: [at(1, 10)], order: { productId: TRIAL } });
  await t.deps.sql`update order_items set bonus_type = 'COUNT', bonus_count = 3
    where id = (select order_item_id from matches where id = ${id})`;
  const { content } = await planLessonsOf(t, parent, id);
  expect(content).toHaveLength(4);
  // Its payment is long ago, so that only the lessons can have it looked at.
  await t.deps.sql`update orders set paid_at = paid_at - interval '12 days'
    where merchant_uid = (select merchant_uid from matches where id = ${id})`;
  // Between the days of the reminders: the third lesson alone can make one due.
  await putLesson(t, content[0].id, -5.5 * 1440);
  await putLesson(t, content[1].id, -5.2 * 1440);
  await remind(1);
  expect(await texts()).toEqual([]);
  await putLesson(t, content[2].id, -90);
  await remind(1);
  expect(await texts()).toEqual([
    `[나란] 김하준 학생 수학 중2-2 수업: 선생님과 잘 맞는지 알려 주세요. http://localhost:3000/myclass/${id}`,
  ]);
});

test("the family of a trial is reminded of its answer too, also once the class has ended; that of a course not yet", async () => {
  const course = await makePair(t, parent, { order: SEO_A });
  const { content: lessons } = await planLessonsOf(t, parent, course);
  await putLesson(t, lessons[0].id, -3000);
  const trial = await makePair(t, parent, { lessonStarts: [at(1, 10)], order: { productId: TRIAL } });
  const { content } = await planLessonsOf(t, parent, trial);
  await putLesson(t, content[0].id, -90);
  await remind(0);
  expect(await texts()).toEqual([]);
  await remind(1);
  const text = `[나란] 김하준 학생 수학 중2-2 수업: 선생님과 잘 맞는지 알려 주세요. http://localhost:3000/myclass/${trial}`;
  expect(await texts()).toEqual([text]);
  await endClass(systemCtx(t.deps), { matchId: trial, userId: "demo-parent" }, daysAfter(new Date(), 2));
  expect(await t.deps.sql`select from matches where id = ${trial} and ended_at is not null`).toHaveLength(1);
  await remind(3);
  await remind(7);
  expect(await texts()).toEqual([text, text, text]);
});
