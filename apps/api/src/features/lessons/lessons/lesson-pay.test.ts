import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { readKeptPay, readOwedPay } from "../../../../test/lesson-pay.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";

// What a lesson pays is kept with each change of the lesson, and is what reading all of its class says.

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let operator: Caller;
/** Two of a class; the first has taken place. */
let lesson: string;
let other: string;
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor, operator] = await Promise.all([asDemo("parent"), asDemo("tutor"), asDemo("operator")]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  const { content } = await planLessonsOf(t, parent, await makePair(t, parent));
  [lesson, other] = [content[0].id, content[1].id];
  await putLesson(t, lesson, -90);
});

const log = (id = lesson) =>
  call(t, tutor, "PUT", `/lessons/${id}/log`, { title: "제목", content: "내용", homework: "" });
const dispute = () => call(t, parent, "POST", `/lessons/${lesson}/dispute`, { detail: "20분 기다렸어요" });
const decide = (decision: string) =>
  call(t, operator, "POST", `/operator/lesson-disputes/${lesson}/decision`, { decision, reason: "수업방 기록" });
const giveUp = () => call(t, parent, "POST", `/lessons/${other}/absence`, { acceptsLoss: true });
const soon = async () => {
  await putLesson(t, other, 60);
  return { statusCode: 200 };
};

test.each<[string, [() => Promise<{ statusCode: number }>, number][]]>([
  [
    "the first log settles a lesson, a second one changes nothing",
    [
      [log, 1],
      [log, 1],
    ],
  ],
  [
    "a lesson that is given up in the last hours pays, and others do too",
    [
      [soon, 0],
      [giveUp, 1],
      [log, 2],
    ],
  ],
  ["one that is given up in time pays nothing", [[giveUp, 0]]],
  [
    "what staff keeps stays, also when the log came meanwhile",
    [
      [dispute, 0],
      [log, 1],
      [() => decide("KEPT"), 1],
    ],
  ],
  [
    "what staff gives back pays nothing any more",
    [
      [log, 1],
      [dispute, 1],
      [() => decide("GIVEN_BACK"), 0],
    ],
  ],
])("%s", async (_what, steps) => {
  for (const [change, settled] of steps) {
    const answer = await change();
    expect(answer.statusCode, JSON.stringify(answer)).toBeLessThan(300);
    const kept = await readKeptPay(t);
    expect(kept).toHaveLength(settled);
    expect(kept.map(({ lessonId, tutorId, month, amount }) => ({ lessonId, tutorId, month, amount }))).toEqual(
      await readOwedPay(t),
    );
  }
});

test("what was paid stays paid, whatever is written or decided later", async () => {
  await log();
  await t.deps.sql`insert into payout_runs (month, actor_id) values ('2026-01', 'x')`;
  const [payout] = await t.deps.sql`insert into payouts (tutor_id, month, gross, income_tax, local_tax, net)
    values (1001, '2026-01', 1000, 30, 0, 970) returning id`;
  await t.deps.sql`update payout_lessons set payout_id = ${payout?.id}, month = '2026-01', amount = 700`;
  await log();
  await dispute();
  await decide("GIVEN_BACK");
  expect(await readKeptPay(t)).toMatchObject([{ lessonId: lesson, month: "2026-01", amount: 700, isPaid: true }]);
});
