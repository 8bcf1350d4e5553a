import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { demoSession } from "../../../../test/test-server.ts";

let t: TestApp;
let operator: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const REASON = { reason: "목록이 비어 보인다고 하셔서요" };
const start = (who: Caller = operator, person = "demo-parent") =>
  call(t, who, "POST", `/operator/people/${person}/views`, REASON);
const tokenOf = (id: string, who: Caller = operator) => call(t, who, "POST", `/operator/person-views/${id}/token`);
const me = (who: Caller) => call(t, who, "GET", "/v2/users/me");
const begin = async (): Promise<{ id: string; viewer: Caller }> => {
  const { id } = (await start()).json();
  return { id, viewer: { accessToken: (await tokenOf(id)).json().accessToken } };
};
const codeOf = (answer: Awaited<ReturnType<typeof call>>) => [answer.statusCode, answer.json().errorCode];
const OVER = [401, 10004];

test("staff reads as the person for a quarter of an hour, and the audit log has the reason", async () => {
  const started = await start();
  expect(started.statusCode).toBe(201);
  const { id, expiresAt } = started.json();
  const left = Date.parse(expiresAt) - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
  const token = (await tokenOf(id)).json();
  expect(token).toMatchObject({ personId: "demo-parent", name: "김민정", viewEndsAt: expiresAt });
  expect((await me({ accessToken: token.accessToken })).json().id).toBe("demo-parent");
  const acts = await t.deps.sql`
    select actor_id, target_id, detail from audit_logs where action = 'person-view.started' order by id desc limit 1`;
  expect(acts).toEqual([{ actor_id: operator.userId, target_id: "demo-parent", detail: REASON }]);
});

test("asking for a token again moves no end", async () => {
  const { id, expiresAt } = (await start()).json();
  await t.deps.sql`update person_views set expires_at = expires_at - interval '13 minutes' where id = ${id}`;
  const { viewEndsAt, expiresAt: tokenEnd } = (await tokenOf(id)).json();
  expect(Date.parse(expiresAt) - Date.parse(viewEndsAt)).toBe(13 * 60_000);
  expect(Date.parse(tokenEnd)).toBe(Date.parse(viewEndsAt));
});

test("a view that is over reads nothing, and gives no token", async () => {
  const { id, viewer } = await begin();
  await t.deps.sql`update person_views set expires_at = now() where id = ${id}`;
  expect(codeOf(await me(viewer))).toEqual(OVER);
  expect((await tokenOf(id)).statusCode).toBe(404);
});

test("ending it holds at once, and is recorded once", async () => {
  const { id, viewer } = await begin();
  expect((await me(viewer)).statusCode).toBe(200);
  for (const _again of [1, 2]) {
    expect((await call(t, operator, "DELETE", `/operator/person-views/${id}`)).statusCode).toBe(204);
  }
  expect(codeOf(await me(viewer))).toEqual(OVER);
  const [row] = await t.deps.sql`select count(*)::int from audit_logs where action = 'person-view.ended'`;
  expect(row).toEqual({ count: 1 });
});

test("another session, of whomever, can neither use nor end it", async () => {
  const { id, viewer } = await begin();
  const other = await newAccount(t);
  await t.deps.sql`update users set staff_roles = '{OPERATOR,ADMIN}' where id = ${other.userId}`;
  expect((await tokenOf(id, other)).statusCode).toBe(404);
  await call(t, other, "DELETE", `/operator/person-views/${id}`);
  expect((await me(viewer)).statusCode).toBe(200);
});

test("it ends with the role, with the session that began it, and when the person joins our staff", async () => {
  const { viewer } = await begin();
  const { sql } = t.deps;
  await sql`update users set staff_roles = '{FINANCE}' where id = ${operator.userId}`;
  expect(codeOf(await me(viewer))).toEqual(OVER);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${operator.userId}`;
  expect((await me(viewer)).statusCode).toBe(200);
  await sql`update users set staff_roles = '{FINANCE}' where id = 'demo-parent'`;
  expect(codeOf(await me(viewer))).toEqual(OVER);
  await sql`update users set staff_roles = '{}' where id = 'demo-parent'`;

  const guest = await newAccount(t);
  await sql`update users set staff_roles = '{ADMIN}' where id = ${guest.userId}`;
  const { id } = (await start(guest)).json();
  const { accessToken } = (await tokenOf(id, guest)).json();
  expect((await me({ accessToken })).statusCode).toBe(200);
  await call(t, { cookie: guest.cookie }, "POST", "/auth/sign-out");
  expect(codeOf(await me({ accessToken }))).toEqual(OVER);
});

test("nobody views staff, somebody who left, or nobody", async () => {
  expect(codeOf(await start(operator, "demo-finance"))).toEqual([409, 50004]);
  expect(codeOf(await start(operator, operator.userId))).toEqual([409, 50004]);
  expect((await start(operator, "nobody")).statusCode).toBe(404);
  const gone = await newAccount(t);
  await t.deps.sql`update users set closed_at = now() where id = ${gone.userId}`;
  expect(codeOf(await start(operator, gone.userId))).toEqual([409, 50004]);
  expect(
    (await call(t, operator, "POST", "/operator/people/demo-parent/views", { reason: "음" })).json(),
  ).toMatchObject({ errorCode: 10001, fields: [{ path: "reason" }] });
});

test("the person sees no device of it, and keeps their own sessions", async () => {
  await begin();
  const parent = await asDemo("parent");
  const { sessions } = (await call(t, parent, "GET", "/auth/sessions")).json();
  expect(sessions.map(({ id }: { id: string }) => id)).toEqual([demoSession("demo-parent")]);
});
