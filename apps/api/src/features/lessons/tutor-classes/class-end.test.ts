import { randomUUID } from "node:crypto";
import { toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { EXPERT_TUTOR, makePair, moveLesson, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { refundOf } from "../../../../test/refund-order.ts";
import { WISHES } from "../../../../test/search-match.ts";
import { settle } from "../../../../test/settle.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let expert: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor, expert] = await Promise.all([asDemo("parent"), asDemo("tutor"), asDemo("expert")]);
});
afterAll(() => t.close());

const end = async (who: Caller, id: string) => (await call(t, who, "GET", `/tutors/me/classes/${id}/end`)).json();
const write = (who: Caller, id: string, text: string) =>
  call(t, who, "POST", `/lessons/matches/${id}/messages`, { id: randomUUID(), text, pictureId: null });
const threads = async (who: Caller) => (await call(t, who, "GET", "/lessons/messages/threads")).json().content;
const rematch = (matchId: string) =>
  call(t, parent, "POST", "/rematch-forms", {
    ...{ matchId, tutorGenders: "", rematchReason: "LEVEL", rematchReasonDetail: "", rematchMemo: "" },
    weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
  });

/** A class of the demo tutor with two lessons held, one of them logged, and the rest to come. */
async function taughtClass(): Promise<string> {
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lesson_logs`;
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`delete from rate_limits`;
  const id = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, id);
  for (const [index, minutes] of [-6000, -3000].entries()) await putLesson(t, content[index].id, minutes);
  await call(t, tutor, "PUT", `/lessons/${content[0].id}/log`, { title: "함수", content: "그래프", homework: "" });
  return id;
}

test("a class that goes on with another tutor is read by the one before, and nothing of how it goes on", async () => {
  const id = await taughtClass();
  expect((await write(parent, id, "안녕하세요")).statusCode).toBe(201);
  expect((await end(tutor, id)).errorCode).toBe(20001);
  expect((await rematch(id)).statusCode).toBe(201);
  const read = {
    ...{ matchId: id, studentName: "김하준", subjectLabel: "수학", subjectDetailLabel: "중2-2" },
    ...{ reason: "TUTOR_CHANGED", endedOn: toKstDate(new Date()), startedOn: expect.any(String) },
    ...{ lessons: 2, held: 2, missed: 0, logs: 1, earned: 20_300, waiting: 20_300, hasThread: true },
  };
  expect(await end(tutor, id)).toMatchObject(read);
  // Another tutor takes the student, at other times, and renames nothing of what was.
  await t.deps.sql`update matches set status = 'MATCHED', tutor_id = ${EXPERT_TUTOR}, matched_at = now(),
    lesson_starts = '[{"day":5,"halfHour":20},{"day":6,"halfHour":20}]' where id = ${id}`;
  await planLessonsOf(t, parent, id);
  await write(expert, id, "새 선생님이에요");
  expect(await end(tutor, id)).toMatchObject(read);
  expect((await end(expert, id)).errorCode).toBe(20001);
  const seen = (await call(t, tutor, "GET", `/lessons/matches/${id}/lessons`)).json();
  expect(seen).toMatchObject({ lessonTimes: "", seriesMoves: [], rest: null, expiresOn: null });
  expect(seen.counts).toEqual({ total: 2, used: 2, scheduled: 0, left: 0, unscheduled: 0 });
  const [kept] = (await call(t, tutor, "GET", "/tutors/me/classes")).json().content;
  expect(kept).toMatchObject({ matchId: id, isOwn: false, stage: "OVER", lessonTimes: "", nextLessonAt: null });
});

test("its messages stay with the tutor before, closed with the reason; the new tutor reads none of them", async () => {
  const [id, other] = [await taughtClass(), await makePair(t, parent)];
  await write(parent, id, "첫 인사");
  await write(tutor, other, "다른 수업");
  await rematch(id);
  const path = `/lessons/matches/${id}/messages`;
  expect((await call(t, tutor, "GET", path)).json()).toMatchObject({
    ...{ isOpen: false, closedBy: "PAIR_OVER", content: [{ text: "첫 인사" }] },
  });
  expect((await write(tutor, id, "더")).json().errorCode).toBe(50004);
  const listed = (await threads(tutor)).map((one: { matchId: string; isOver: boolean; unread: number }) => [
    ...[one.matchId, one.isOver, one.unread],
  ]);
  expect(listed).toEqual(expect.arrayContaining([...[[id, true, 0]], ...[[other, false, 0]]]));
  expect((await threads(expert)).map(({ matchId }: { matchId: string }) => matchId)).not.toContain(id);
  expect((await call(t, expert, "GET", path)).json().errorCode).toBe(20001);
});

test("a class that was given up, or whose lessons are over, says so; before a message there is no thread to read", async () => {
  const { refund } = refundOf(
    () => t,
    () => parent,
  );
  const [over, given] = [await taughtClass(), await makePair(t, parent)];
  await planLessonsOf(t, parent, given);
  const [{ merchant_uid: order }] = await t.deps.sql<[{ merchant_uid: string }]>`
    select merchant_uid from matches where id = ${given}`;
  await refund(order);
  const today = toKstDate(new Date());
  expect(await end(tutor, given)).toMatchObject({
    ...{
      reason: "CANCELED",
      endedOn: today,
      startedOn: null,
      lessons: 0,
      held: 0,
      missed: 0,
      logs: 0,
      hasThread: false,
    },
    ...{ earned: 0, waiting: 0 },
  });
  expect((await call(t, tutor, "GET", `/lessons/matches/${given}/messages`)).json()).toMatchObject({
    ...{ threadId: null, content: [], isOpen: false, closedBy: "PAIR_OVER" },
  });
  // The student missed the third lesson, which its tutor is paid for.
  const [missed] = await t.deps.sql<[{ id: string }]>`
    select id from lessons where match_id = ${over} and starts_at > now() order by starts_at limit 1`;
  await moveLesson(t, missed.id, -600);
  await t.deps.sql`update lessons set status = 'ABSENT' where id = ${missed.id}`;
  await settle(t);
  await t.deps.sql`update matches set ended_at = now() where id = ${over}`;
  expect(await end(tutor, over)).toMatchObject({
    ...{ reason: "EXPIRED", endedOn: today, held: 2, missed: 1, logs: 1, earned: 40_600, waiting: 20_300 },
  });
  for (const id of [over, given, randomUUID()]) expect((await end(expert, id)).errorCode).toBe(20001);
  expect((await end(parent, over)).errorCode).toBe(10004);
});
