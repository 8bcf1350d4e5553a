import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { levelTestCalls } from "../../../../../test/level-test-calls.ts";
import { answerItems, M2, makeForm, rightChoice, startTest, useForms } from "../../../../../test/level-test-forms.ts";
import { placeOrder, TRIAL } from "../../../../../test/place-order.ts";

const SEOA = "00000000-0000-4000-8000-000000000003";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
let calls: ReturnType<typeof levelTestCalls>;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [makeForm("A"), makeForm("B"), makeForm("C"), makeForm("A", { level: "M3" })]);
  parent = await asDemo("parent");
  calls = levelTestCalls(t, parent);
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from level_test_sessions`);

describe("the end", () => {
  test("marks every answer, once", async () => {
    const id = await startTest(t, parent, { ...M2, confidence: "LOW" });
    await answerItems(t, parent, id, 14);
    expect((await calls.finish(id)).statusCode).toBe(204);
    expect((await calls.finish(id)).statusCode).toBe(204);
    expect((await calls.save(id, 15, { choice: 0, sequence: 99 })).statusCode).toBe(409);
    const told = (await calls.result(id)).json();
    expect(told).toMatchObject({
      points: 26,
      maxPoints: 29,
      result: "VERY_HIGH",
      confidence: "LOW",
      comparison: "HIGHER",
    });
    expect(told.units).toHaveLength(5);
    expect(told.items).toHaveLength(15);
    const [first, last] = [told.items[0], told.items.at(-1)];
    expect(first).toMatchObject({ result: "CORRECT", choice: first.answer });
    expect(first.options[first.answer].reason).toBeNull();
    expect(last.options[last.choice].reason).toMatch(/^까닭/);
    expect(last).toMatchObject({ result: "WRONG", explanation: expect.stringContaining("풀이") });
    expect(told.recommended).toMatchObject({
      detail: { key: "MATH_M3_1", label: "중3-1" },
      goal: "SCHOOL_GRADES",
      isBelowGrade: false,
      trial: { name: "체험 1회 중등 60분", finalCost: 9_900 },
      product: { name: expect.stringMatching(/중등 60분 주 1회 3개월$/) },
    });
    expect(await calls.board(id)).toMatchObject({ status: "DONE", items: [] });
    const { studentId } = told;
    await placeOrder(t, parent, { productId: TRIAL, subjectDetail: "MATH_M2_1", studentId });
    expect((await calls.result(id)).json().recommended).toMatchObject({
      trial: null,
      product: { id: expect.any(Number) },
    });
  });

  test("takes no score from a page, with an answer or with the end", async () => {
    const id = await startTest(t, parent);
    const [item] = (await calls.board(id)).items;
    const wrong = (rightChoice(item) + 1) % 5;
    await calls.save(id, 1, { choice: wrong, points: 29, isRight: true, result: "CORRECT" });
    await call(t, parent, "POST", `/level-tests/sessions/${id}/finish`, { points: 29, result: "VERY_HIGH" });
    expect((await calls.result(id)).json()).toMatchObject({ points: 0, result: "VERY_LOW" });
  });

  test("an answer that is taken over while the test ends is marked", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await startTest(t, parent);
      const [item] = (await calls.board(id)).items;
      const [saved] = await Promise.all([calls.save(id, 1, { choice: rightChoice(item) }), calls.finish(id)]);
      const [shown] = (await calls.result(id)).json().items;
      expect(shown.result).toBe(saved.statusCode === 200 ? "CORRECT" : "WRONG");
      await t.deps.sql`delete from level_test_sessions where id = ${id}`;
    }
  });

  test("comes by itself for somebody who has gone", async () => {
    const id = await startTest(t, parent);
    await answerItems(t, parent, id, 3);
    await calls.age(id, 22 * 60);
    await t.deps.sql`update pgboss.job set start_after = now() where singleton_key = ${`level-test.end:${id}`}`;
    const done = async () => (await t.deps.sql`select points from level_test_sessions where id = ${id}`)[0]?.points;
    await expect.poll(done).toBe(3);
  });

  test("is noticed by whoever looks first: the board, the list, the result, a new start", async () => {
    for (const look of [calls.board, () => calls.list(), calls.result, () => calls.start()]) {
      const id = await startTest(t, parent);
      await calls.age(id, 22 * 60);
      await look(id);
      const [row] = await t.deps.sql`select result from level_test_sessions where id = ${id}`;
      expect(row?.result).toBe("VERY_LOW");
      await t.deps.sql`delete from level_test_sessions`;
    }
  });
});

describe("taking it again", () => {
  const finishAgo = async (days: number) => {
    const id = await startTest(t, parent);
    await answerItems(t, parent, id, 12);
    await calls.finish(id);
    await t.deps.sql`
      update level_test_sessions set started_at = started_at - make_interval(secs => ${days * 86_400}),
        finished_at = finished_at - make_interval(secs => ${days * 86_400}) where id = ${id}`;
    return id;
  };
  const formOf = async (id: string) =>
    (await t.deps.sql`select form_id from level_test_sessions where id = ${id}`)[0]?.form_id;

  test("waits for 30 days, and then comes with another form", async () => {
    const first = await finishAgo(29.99);
    const early = await calls.start();
    expect(early.json()).toMatchObject({ errorCode: 50004, opensAt: expect.any(String) });
    const [shown] = (await calls.list()).tests;
    expect(shown).toMatchObject({
      status: "DONE",
      opensAt: early.json().opensAt,
      finished: [{ id: first, points: 20 }],
    });
    await t.deps.sql`update level_test_sessions set finished_at = finished_at - interval '1 hour'`;
    const second = await startTest(t, parent);
    expect(await formOf(second)).not.toBe(await formOf(first));
    await calls.finish(second);
    expect((await calls.result(second)).json().history.map(({ id }: { id: string }) => id)).toEqual([first, second]);
  });

  test("comes with the form of longest ago once all were taken", async () => {
    const taken: unknown[] = [];
    for (const days of [120, 90, 60]) taken.push(await formOf(await finishAgo(days)));
    expect(new Set(taken).size).toBe(3);
    expect(await formOf(await startTest(t, parent))).toBe(taken[0]);
  });

  test("another test, and another student, need not wait", async () => {
    await finishAgo(0);
    expect((await calls.start({ ...M2, level: "M3" })).statusCode).toBe(201);
    expect((await calls.start({ ...M2, studentId: SEOA })).statusCode).toBe(201);
  });
});
