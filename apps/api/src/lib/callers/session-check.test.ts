import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { demoSession } from "../../../test/test-server.ts";
import { createSessionCheck } from "./session-check.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const OVER = { service: "account", errorCode: 10004 };
const caller = (userId: string) => ({ userId, sessionId: demoSession(userId) });

test("a write asks each time; a read trusts what it knew for ten seconds, by whatever clock", async () => {
  let now = 0;
  const check = createSessionCheck(t.deps.sql, () => now);
  const { userId } = await asDemo("student");
  await check(caller(userId), true);
  await t.deps.sql`delete from auth_sessions where id = ${demoSession(userId)}`;
  now = 9_999;
  await check(caller(userId), true);
  now = 10_000;
  await expect(check(caller(userId), true)).rejects.toMatchObject(OVER);
  await expect(check(caller(userId), false)).rejects.toMatchObject(OVER);
});

test("a session of somebody else is none", async () => {
  const check = createSessionCheck(t.deps.sql);
  const [parent, tutor] = [await asDemo("parent"), await asDemo("tutor")];
  await check(caller(parent.userId), true);
  const mixed = { userId: tutor.userId, sessionId: demoSession(parent.userId) };
  for (const isRead of [true, false]) await expect(check(mixed, isRead)).rejects.toMatchObject(OVER);
});

test("without the database a caller is asked to come back, not logged out", async () => {
  const operator = await asDemo("operator");
  await t.deps.sql`alter table auth_sessions rename to auth_sessions_gone`;
  expect((await call(t, operator, "GET", "/v2/users/me")).statusCode).toBe(500);
  await t.deps.sql`alter table auth_sessions_gone rename to auth_sessions`;
  expect((await call(t, operator, "GET", "/v2/users/me")).statusCode).toBe(200);
});
