import { LEARNING_ITEMS } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { jobHandlers } from "../../job-handlers.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe("a test that is not finished", () => {
  const save = (who: Caller, answers: unknown) => call(t, who, "PATCH", "/learning-type-answers/me", { answers });
  const none: (number | null)[] = LEARNING_ITEMS.map(() => null);
  const given = (some: Record<number, number>) => none.map((_none, place) => some[place] ?? null);

  test("is shared by the account's devices, the newer answer counts, and it is nobody else's", async () => {
    const [who, other] = [await newAccount(t), await newAccount(t)];
    expect((await save(who, given({ 0: 1, 1: 2 }))).json()).toEqual({ answers: given({ 0: 1, 1: 2 }) });
    expect((await save(who, given({ 1: 5, 17: 3 }))).json()).toEqual({ answers: given({ 0: 1, 1: 5, 17: 3 }) });
    expect((await save(other, none)).json()).toEqual({ answers: none });
    expect((await call(t, who, "DELETE", "/learning-type-answers/me")).statusCode).toBe(204);
    expect((await save(who, none)).json()).toEqual({ answers: none });
  });

  test.each([
    ["none at all", undefined],
    ["too few", none.slice(1)],
    ["zero", [0, ...none.slice(1)]],
    ["six", [6, ...none.slice(1)]],
  ])("refuses %s", async (_what, answers) => {
    const answer = await save(await newAccount(t), answers);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 10001]);
  });

  test("is forgotten after a year", async () => {
    const who = await newAccount(t);
    await save(who, given({ 0: 1 }));
    await t.deps.sql`update learning_type_answers set updated_at = now() - interval '13 months'`;
    await jobHandlers(() => t.deps).housekeeping({}, "housekeeping");
    expect((await save(who, none)).json()).toEqual({ answers: none });
  });
});
