import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { AUTH_SECRET } from "../../../test/harness/settings.ts";
import { placeOrder } from "../../../test/place-order.ts";
import { issueAccessToken } from "../callers/access-token.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const CHILDREN = ["00000000-0000-4000-8000-000000000002", "00000000-0000-4000-8000-000000000003"] as const;
const FOREIGN = "00000000-0000-4000-8000-000000000001";
const as = (id: string) => ({ "x-switch-auth-student": id });
const logs = (action: string) =>
  t.deps.sql<{ actorId: string; targetId: string; requestId: string }[]>`
    select actor_id as "actorId", target_id as "targetId", request_id as "requestId" from audit_logs
    where action = ${action} order by id`;

test("switching shows the orders of that student only, and each change is recorded once", async () => {
  const { userId } = await asDemo("parent");
  // A session of its own, since a process remembers each session's last student.
  const sessionId = randomUUID();
  await t.deps.sql`insert into auth_sessions (id, token, user_id, expires_at)
    values (${sessionId}, ${sessionId}, ${userId}, now() + interval '1 hour')`;
  const parent = await issueAccessToken(AUTH_SECRET, { userId, sessionId });
  await placeOrder(t, parent, { studentId: CHILDREN[0] });
  await placeOrder(t, parent, { studentId: CHILDREN[1], student: { name: "김서아" } });
  const names = async (id?: string, query = "") => {
    const answer = await call(t, parent, "GET", `/orders${query}`, undefined, id ? as(id) : {});
    return answer.json().content.map(({ studentName }: { studentName: string }) => studentName);
  };
  expect((await names()).sort()).toEqual(["김서아", "김하준"]);
  // A page sends several requests at once.
  for (const id of [CHILDREN[0], CHILDREN[0], CHILDREN[1], CHILDREN[1], CHILDREN[0]]) {
    const shown = await Promise.all([names(id), names(id), names(id)]);
    expect(shown).toEqual(Array(3).fill([id === CHILDREN[0] ? "김하준" : "김서아"]));
  }
  expect((await logs("student.switched")).map(({ targetId }) => targetId)).toEqual([
    CHILDREN[0],
    CHILDREN[1],
    CHILDREN[0],
  ]);
  expect(await names(undefined, `?studentId=${CHILDREN[1]}`)).toEqual(["김서아"]);
  expect(await names(CHILDREN[0], `?studentId=${CHILDREN[1]}`)).toEqual([]);
});

test("orders can be narrowed to a period, by the day in Seoul", async () => {
  const parent = await asDemo("parent");
  const merchantUid = await placeOrder(t, parent, { studentId: CHILDREN[0] });
  await t.deps.sql`update orders set created_at = '2026-03-01T00:30:00+09:00' where merchant_uid = ${merchantUid}`;
  const has = async (from: string) => {
    const { content } = (await call(t, parent, "GET", `/orders?from=${from}&size=50`)).json();
    return content.some((order: { merchantUid: string }) => order.merchantUid === merchantUid);
  };
  expect(await has("2026-03-01")).toBe(true);
  expect(await has("2026-03-02")).toBe(false);
  expect((await call(t, parent, "GET", "/orders?from=2026-02-30")).statusCode).toBe(400);
});

test("a refused student is recorded with the request, and a flood of refusals is recorded once", async () => {
  const parent = await asDemo("parent");
  for (let round = 0; round < 5; round += 1) {
    const refused = await call(t, parent, "GET", "/orders", undefined, as(FOREIGN));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ service: "class", errorCode: 20006 });
  }
  await call(t, parent, "GET", "/orders", undefined, as("x' or 1=1"));
  const refusals = await logs("student.switch-refused");
  expect(refusals.map(({ actorId, targetId }) => [actorId, targetId])).toEqual([
    [parent.userId, FOREIGN],
    [parent.userId, "malformed"],
  ]);
  expect(refusals[0]?.requestId).toMatch(/^[\da-f-]{36}$/);
});

test("somebody who tries many ids leaves sixty rows in an hour at most", async () => {
  const student = await asDemo("student");
  const tries = Array.from(
    { length: 70 },
    (_, index) => `00000000-0000-4000-8000-0000000001${String(index).padStart(2, "0")}`,
  );
  for (const id of tries) expect((await call(t, student, "GET", "/orders", undefined, as(id))).statusCode).toBe(403);
  const rows = (await logs("student.switch-refused")).filter(({ actorId }) => actorId === student.userId);
  expect(rows).toHaveLength(60);
});
