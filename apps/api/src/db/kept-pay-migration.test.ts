import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../test/caller.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { readKeptPay, readOwedPay } from "../../test/lesson-pay.ts";
import { makePair, moveLesson, planLessonsOf } from "../../test/make-pair.ts";

const MIGRATION = readFileSync(new URL("./migrations/0082_pay-of-kept-lessons.sql", import.meta.url), "utf8");

let t: TestApp;
let parent: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor] = await Promise.all([asDemo("parent"), asDemo("tutor")]);
});
afterAll(() => t.close());

test("a lesson that was logged while disputed, and kept, is paid; one without a log, or given back, is not", async () => {
  const { sql } = t.deps;
  await sql`delete from payout_lessons`;
  const match = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, match);
  const [kept = "", unlogged = "", givenBack = "", open = ""] = content.map(({ id }: { id: string }) => id);
  for (const [place, id] of [kept, unlogged, givenBack, open].entries()) {
    await moveLesson(t, id, -90 - 65 * place);
    await sql`update lessons set dispute = ${id === open ? "OPEN" : "DECIDED"}, settled_as = 'HELD', settled_by = 'BEFORE_RULE',
      settled_at = ends_at where id = ${id}`;
    if (id !== unlogged) await sql`insert into lesson_logs (lesson_id, title, content) values (${id}, 'a', 'b')`;
  }
  await sql`update lessons set status = 'CANCELED', cancel_reason = 'TUTOR_ABSENCE', settled_as = 'TUTOR_ABSENT'
    where id = ${givenBack}`;
  for (const id of [kept, unlogged, givenBack]) {
    await sql`insert into lesson_disputes (lesson_id, reason, decision, decision_reason, decided_at)
      values (${id}, 'TUTOR_ABSENT', ${id === givenBack ? "GIVEN_BACK" : "KEPT"}, 'a', now())`;
  }
  await sql`insert into lesson_disputes (lesson_id, reason) values (${open}, 'TUTOR_ABSENT')`;

  await sql.unsafe(MIGRATION);
  await sql.unsafe(MIGRATION);

  const owed = (await readOwedPay(t)).filter(({ lessonId }) => lessonId === kept);
  expect((await readKeptPay(t)).map(({ lessonId, amount }) => [lessonId, amount])).toEqual(
    owed.map(({ lessonId, amount }) => [lessonId, amount]),
  );
  expect(owed).toHaveLength(1);
  const { content: shown } = (await call(t, tutor, "GET", `/lessons/matches/${match}/lessons`)).json();
  const stateOf = (id: string) => shown.find((one: { id: string }) => one.id === id).pay.state;
  expect([kept, unlogged, givenBack, open].map(stateOf)).toEqual(["EARNED", "LOG_DUE", "NONE", "HELD"]);
});
