import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { levelTestCalls } from "../../../../../test/level-test-calls.ts";
import {
  M2,
  makeForm,
  rightChoice,
  type ShownItem,
  startTest,
  useForms,
} from "../../../../../test/level-test-forms.ts";

const HAJUN = "00000000-0000-4000-8000-000000000002";
const SEOA = "00000000-0000-4000-8000-000000000003";

let t: TestApp;
let parent: Caller;
let calls: ReturnType<typeof levelTestCalls>;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [makeForm("A"), makeForm("B"), makeForm("C"), makeForm("A", { level: "M3" })]);
  parent = await asDemo("parent");
  calls = levelTestCalls(t, parent);
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from level_test_sessions`);

describe("starting a test", () => {
  test("shows fifteen items and twenty minutes by the database's clock", async () => {
    const shown = await calls.board(await startTest(t, parent));
    expect(shown).toMatchObject({
      subject: "MATH",
      level: "M2",
      subjectLabel: "수학",
      studentName: "김하준",
      status: "READY",
    });
    expect(shown.items).toHaveLength(15);
    expect(shown.items[0].figure).toMatch(/^<svg/);
    expect(shown.items[1].passage).toBe("Read this &lt;b&gt;text&lt;/b&gt;.");
    const left = new Date(shown.endsAt).getTime() - new Date(shown.now).getTime();
    expect(left).toBeGreaterThan(19 * 60_000);
    expect(left).toBeLessThanOrEqual(20 * 60_000);
  });

  test("goes on with the test that is under way, also in two tabs at once", async () => {
    const both = await Promise.all([calls.start(), calls.start(), calls.start()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(both.map((answer) => answer.json().sessionId)).size).toBe(1);
    const other = await calls.start({ ...M2, level: "M3" });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ service: "class", errorCode: 50004, sessionId: both[0]?.json().sessionId });
  });

  test("is for the student that is named, or that the account acts for", async () => {
    const named = await startTest(t, parent, { ...M2, studentId: SEOA });
    expect(await calls.board(named)).toMatchObject({ studentName: "김서아" });
    const own = await calls.start(M2, parent, { "x-switch-auth-student": HAJUN });
    expect(await calls.board(own.json().sessionId)).toMatchObject({ studentName: "김하준" });
    expect((await calls.list(`?studentId=${SEOA}`)).open.sessionId).toBe(named);
  });

  test("is refused for a foreign student, for what does not exist, and without a student", async () => {
    const foreign = await calls.start({ ...M2, studentId: HAJUN }, await asDemo("student"));
    expect(foreign.json()).toMatchObject({ errorCode: 20001 });
    expect((await calls.start({ ...M2, subject: "ENGLISH" })).statusCode).toBe(404);
    expect((await calls.start({ ...M2, confidence: "SUPER" })).json().fields).toMatchObject([{ path: "confidence" }]);
    expect((await calls.start(M2, await newAccount(t))).json()).toMatchObject({ errorCode: 50004 });
  });

  test("shuffles the options of each session", async () => {
    const orders = new Set<string>();
    for (let at = 0; at < 4; at++) {
      const id = await startTest(t, parent);
      orders.add(JSON.stringify((await calls.board(id)).items.map((item: ShownItem) => rightChoice(item))));
      await t.deps.sql`delete from level_test_sessions where id = ${id}`;
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

test("the key is in no answer of the API before the test is over", async () => {
  const id = await startTest(t, parent);
  const answers = [
    await calls.start(),
    await call(t, parent, "GET", `/level-tests/sessions/${id}`),
    await calls.save(id, 1, { choice: 3 }),
    await call(t, parent, "GET", "/level-tests"),
    await calls.result(id),
  ];
  expect(answers.at(-1)?.statusCode).toBe(409);
  for (const { body } of answers) {
    for (const secret of ["까닭", "풀이", '"answer"', '"reason', '"explanation"', '"points":29', "optionOrder"]) {
      expect(body).not.toContain(secret);
    }
  }
  const [item] = (await calls.board(id)).items;
  expect(Object.keys(item).sort()).toEqual(
    ["number", "points", "stem", "passage", "figure", "options", "choice", "isUnknown", "isFlagged", "sequence"].sort(),
  );
});

describe("saving an answer", () => {
  test("keeps the choice by the positions on the screen, also for another device", async () => {
    const id = await startTest(t, parent);
    const kept = { choice: 4, isUnknown: false, isFlagged: true, sequence: 10 };
    expect((await calls.save(id, 3, kept)).json()).toEqual(kept);
    expect((await calls.board(id)).items[2]).toMatchObject(kept);
  });

  test("again changes nothing; the later one wins, whatever order they come in", async () => {
    const id = await startTest(t, parent);
    await calls.save(id, 1, { choice: 2, sequence: 20 });
    expect((await calls.save(id, 1, { choice: 2, sequence: 20 })).json()).toMatchObject({ choice: 2, sequence: 20 });
    expect((await calls.save(id, 1, { choice: 0, sequence: 19 })).json()).toMatchObject({ choice: 2, sequence: 20 });
    expect((await calls.save(id, 1, { isUnknown: true, sequence: 21 })).json()).toMatchObject({
      choice: null,
      isUnknown: true,
    });
  });

  test("with a clock far ahead does not lock others out", async () => {
    const id = await startTest(t, parent);
    const far = (await calls.save(id, 1, { choice: 1, sequence: Number.MAX_SAFE_INTEGER })).json();
    expect(far.sequence).toBeLessThan(Date.now() + 60_000);
    expect((await calls.save(id, 1, { choice: 2, sequence: Date.now() + 60_000 })).json()).toMatchObject({ choice: 2 });
  });

  test.each([
    [{ choice: 5 }, 400],
    [{ choice: -1 }, 400],
    [{ choice: 1.5 }, 400],
    [{ choice: 1, isUnknown: true }, 400],
    [{ score: 29, choice: 1 }, 200],
  ])("%j is answered with %i", async (body, status) => {
    expect((await calls.save(await startTest(t, parent), 1, body)).statusCode).toBe(status);
  });

  test("is possible for a minute after the end, and then no more", async () => {
    const id = await startTest(t, parent);
    await calls.age(id, 20 * 60 + 30);
    expect((await calls.save(id, 1, { choice: 1 })).statusCode).toBe(200);
    await calls.age(id, 31);
    const late = await calls.save(id, 2, { choice: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ service: "class", errorCode: 50004 });
  });

  test("belongs to the account", async () => {
    const id = await startTest(t, parent);
    const stranger = await asDemo("student");
    expect((await calls.save(id, 1, { choice: 1 }, stranger)).statusCode).toBe(404);
    expect((await calls.finish(id, stranger)).statusCode).toBe(404);
    expect((await calls.result(id, stranger)).statusCode).toBe(404);
    expect((await calls.save(id, 16, { choice: 1 })).statusCode).toBe(400);
  });
});

test("the list has the tests of the student's grade first in mind, READY until taken", async () => {
  const shown = await calls.list();
  expect(shown).toMatchObject({ student: { name: "김하준" }, suggestedLevel: "M3", open: null });
  expect(shown.tests.map(({ level, status }: { level: string; status: string }) => [level, status])).toEqual([
    ["M2", "READY"],
    ["M3", "READY"],
  ]);
  expect(shown.tests[0].details).toEqual([
    { key: "MATH_M2_1", label: "중2-1" },
    { key: "MATH_M2_2", label: "중2-2" },
  ]);
  const alone = (await call(t, await newAccount(t), "GET", "/level-tests")).json();
  expect(alone).toMatchObject({ student: null, suggestedLevel: "M1", open: null });
});
