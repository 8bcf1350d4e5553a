import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { ASKED } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { levelTestCalls } from "../../../../../test/level-test-calls.ts";
import { answerItems, M2, makeForm, startTest, useForms } from "../../../../../test/level-test-forms.ts";

const HAJUN = "00000000-0000-4000-8000-000000000002";

let t: TestApp;
let parent: Caller;
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [makeForm("A"), makeForm("B")]);
  parent = await asDemo("parent");
  operator = await asDemo("operator");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from level_test_sessions`);

async function take(right = 9): Promise<string> {
  const id = await startTest(t, parent, { ...M2, studentId: HAJUN });
  await answerItems(t, parent, id, right);
  await levelTestCalls(t, parent).finish(id);
  return id;
}
const share = (method: "GET" | "POST" | "DELETE", id: string, who = parent) =>
  call(t, who, method, `/level-tests/sessions/${id}/share`);
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
const open = (token: string) => call(t, ANYBODY, "GET", `/level-test-results/${token}`);

describe("a shared link", () => {
  test("shows level and units to anybody, and nothing of the student, the points, the items or the account", async () => {
    const id = await take();
    expect((await share("GET", id)).json()).toEqual({ url: null });
    const { url } = (await share("POST", id)).json();
    expect(url).toMatch(/^http.*\/level-test\/links\/[\w-]{22}$/);
    expect((await share("GET", id)).json()).toEqual({ url });
    const opened = await open(tokenOf(url));
    expect(opened.headers).toMatchObject({
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
    expect(opened.json()).toEqual({
      subject: "MATH",
      level: "M2",
      subjectLabel: "수학",
      result: "LOW",
      units: [
        { unit: "유리수와 순환소수", result: "WRONG" },
        { unit: "일차부등식", result: "WRONG" },
        { unit: "연립방정식", result: "WRONG" },
        { unit: "일차함수", result: "WRONG" },
        { unit: "확률", result: "WRONG" },
      ].map(({ unit }) => ({ unit, result: expect.stringMatching(/^(CORRECT|WRONG)$/) })),
    });
    for (const secret of [id, HAJUN, "하준", "points", "confidence", "finishedAt", "풀이"]) {
      expect(opened.body).not.toContain(secret);
    }
    const [row] = await t.deps.sql`select * from level_test_shares where session_id = ${id}`;
    expect(JSON.stringify(row)).not.toContain(tokenOf(url));
  });

  test("is replaced by a new one and ended by its owner; an ended, a wrong and a guessed one look alike", async () => {
    const id = await take();
    const first = tokenOf((await share("POST", id)).json().url);
    const second = tokenOf((await share("POST", id)).json().url);
    expect(second).not.toBe(first);
    expect((await open(second)).statusCode).toBe(200);
    expect((await share("DELETE", id)).json()).toEqual({ url: null });
    expect((await share("DELETE", id)).json()).toEqual({ url: null });
    for (const token of [first, second, "A".repeat(22), "x", id]) {
      const refused = await open(token);
      expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 20001]);
    }
  });

  test("is made of a finished test of one's own alone, whoever asks", async () => {
    const running = await startTest(t, parent, { ...M2, studentId: HAJUN });
    for (const method of ["GET", "POST", "DELETE"] as const) {
      expect((await share(method, running)).statusCode).toBe(404);
    }
    await levelTestCalls(t, parent).finish(running);
    const { url } = (await share("POST", running)).json();
    for (const who of [await asDemo("student"), await asDemo("tutor"), operator]) {
      for (const method of ["GET", "POST", "DELETE"] as const) {
        expect((await share(method, running, who)).statusCode).toBe(404);
      }
    }
    expect((await share("POST", running, ANYBODY)).statusCode).toBe(401);
    expect((await open(tokenOf(url))).statusCode).toBe(200);
  });

  test("opens nothing of an account that is at rest or closed, nor of a test that is gone", async () => {
    const id = await take();
    const token = tokenOf((await share("POST", id)).json().url);
    const [{ user_id: userId } = { user_id: "" }] = await t.deps.sql<{ user_id: string }[]>`
      select user_id from level_test_sessions where id = ${id}`;
    for (const column of ["inactive_at", "closed_at"]) {
      await t.deps.sql`update users set ${t.deps.sql(column)} = now() where id = ${userId}`;
      expect((await open(token)).statusCode).toBe(404);
      await t.deps.sql`update users set ${t.deps.sql(column)} = null where id = ${userId}`;
    }
    expect((await open(token)).statusCode).toBe(200);
    await t.deps.sql`delete from level_test_sessions where id = ${id}`;
    expect((await open(token)).statusCode).toBe(404);
  });
});

describe("a consultation", () => {
  const ask = (levelTestId: string | undefined, who = parent) =>
    call(t, who, "POST", "/consultations", { ...ASKED, ...(levelTestId && { levelTestId }) });
  const shown = async (id: string) => (await call(t, operator, "GET", `/operator/consultations/${id}`)).json();

  test("carries the test to staff with the marks at school, keeps it when asked again, and goes on without it", async () => {
    const id = await take(15);
    await t.deps.sql`update students set grade_band = 'B' where id = ${HAJUN}`;
    const asked = await ask(id);
    expect(asked.statusCode, asked.body).toBe(201);
    expect(asked.body).not.toContain(id);
    expect((await shown(asked.json().id)).levelTest).toMatchObject({
      id,
      studentName: "김하준",
      gradeBand: "B",
      result: "VERY_HIGH",
      confidence: "MEDIUM",
      subjectLabel: "수학",
    });
    expect((await ask(undefined)).json().id).toBe(asked.json().id);
    expect((await shown(asked.json().id)).levelTest.id).toBe(id);
    await t.deps.sql`delete from level_test_sessions where id = ${id}`;
    expect((await shown(asked.json().id)).levelTest).toBeNull();
  });

  test("takes no test that is under way, somebody else's or unknown, and none without a log-in", async () => {
    const running = await startTest(t, parent, { ...M2, studentId: HAJUN });
    expect((await ask(running)).statusCode).toBe(404);
    await levelTestCalls(t, parent).finish(running);
    expect((await ask(running, await asDemo("student"))).statusCode).toBe(404);
    expect((await ask("00000000-0000-4000-8000-00000000dead")).statusCode).toBe(404);
    expect((await ask(running, ANYBODY)).statusCode).toBe(404);
    expect((await ask("no id")).statusCode).toBe(400);
  });
});
