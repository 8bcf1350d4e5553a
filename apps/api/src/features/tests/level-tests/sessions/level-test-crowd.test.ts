import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { createBuyers } from "../../../../../test/harness/buyers.ts";
import { levelTestCalls } from "../../../../../test/level-test-calls.ts";
import {
  M2,
  makeForm,
  rightChoice,
  type ShownItem,
  startTest,
  useForms,
} from "../../../../../test/level-test-forms.ts";

const STUDENTS = 15;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [makeForm("A")]);
});
afterAll(() => t.close());

/** Takes a whole test, every second item wrongly, and answers the first one twice at once as two tabs do. */
async function take(who: Caller) {
  const calls = levelTestCalls(t, who);
  const id = await startTest(t, who, M2);
  const { items } = (await calls.board(id)) as { items: ShownItem[] };
  const given = new Map<number, number>();
  for (const item of items) {
    const choice = (rightChoice(item) + (item.number % 2)) % 5;
    const saves = [calls.save(id, item.number, { choice, sequence: 2 }, who)];
    if (item.number === 1) saves.push(calls.save(id, 1, { choice: (choice + 1) % 5, sequence: 1 }, who));
    const saved = await Promise.all(saves);
    expect(saved.map(({ statusCode }) => statusCode)).toEqual(saved.map(() => 200));
    given.set(item.number, choice);
  }
  const ended = await Promise.all([calls.finish(id), calls.finish(id)]);
  expect(ended.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  return { id, given, result: (await call(t, who, "GET", `/level-tests/sessions/${id}/result`)).json() };
}

test("of many students at once nobody loses an answer, and everybody is marked once and alike", async () => {
  const buyers = await createBuyers(t.deps.sql, STUDENTS, "4242000100000009");
  const taken = await Promise.all(buyers.map(({ accessToken }) => take({ accessToken })));
  for (const { given, result } of taken) {
    const stored = result.items.map(({ number, choice }: ShownItem) => [number, choice]);
    expect(stored).toEqual([...given]);
    // The even items are right: 1, 1, 2, 2, 2, 3 and 3 points.
    expect(result).toMatchObject({ points: 14, maxPoints: 29, result: "LOW" });
  }
  const [counted] = await t.deps.sql`
    select count(*)::int as tests, count(distinct student_id)::int as students, count(finished_at)::int as finished
    from level_test_sessions where id = any(${taken.map(({ id }) => id)}::uuid[])`;
  expect(counted).toEqual({ tests: STUDENTS, students: STUDENTS, finished: STUDENTS });
});
