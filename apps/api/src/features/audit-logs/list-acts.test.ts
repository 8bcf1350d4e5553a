import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";

let t: TestApp;
let admin: Caller;
beforeAll(async () => {
  t = await createTestApp();
  admin = await asDemo("operator");
  await t.deps.sql`insert into audit_logs (action, actor_id, target_id, request_id, detail, at) values
    ('benefit.changed', 'demo-operator', 'b1', 'r1', '{"before":{"maxUses":1},"after":{"maxUses":2},"reason":"더 많이 써요"}',
      '2026-03-01T00:30:00+09:00'),
    ('order.viewed', 'demo-finance', 'o1', 'r2', null, '2026-03-02T10:00:00+09:00')`;
});
afterAll(() => t.close());

const acts = async (query: string, who: Caller = admin) => (await call(t, who, "GET", `/operator/acts${query}`)).json();
const targets = async (query: string) =>
  (await acts(query)).content.map(({ targetId }: { targetId: string }) => targetId);

test("an act tells who did what, why, and what changed", async () => {
  const { content } = await acts("?action=benefit.changed");
  expect(content).toMatchObject([
    {
      ...{ action: "benefit.changed", actorId: "demo-operator", actorName: "한지원", targetId: "b1", requestId: "r1" },
      ...{ reason: "더 많이 써요", changes: [{ name: "maxUses", before: "1", after: "2" }] },
    },
  ]);
});

test.each([
  ["?actor=demo-finance", ["o1"]],
  ["?actor=Finance@naran.test", ["o1"]],
  ["?target=b1", ["b1"]],
  ["?from=2026-03-01&to=2026-03-01", ["b1"]],
  ["?from=2026-03-01&to=2026-03-02&dir=asc", ["b1", "o1"]],
  ["?from=2026-03-01&to=2026-03-02", ["o1", "b1"]],
  ["?actor=nobody@naran.test", []],
])("%s narrows the log", async (query, expected) => {
  expect(await targets(query)).toEqual(expected);
});

test("comes page by page, and is for ADMIN alone", async () => {
  await t.deps.sql`insert into audit_logs (action, actor_id, target_id, request_id)
    select 'order.viewed', 'demo-operator', 'many', 'r' from generate_series(1, 60)`;
  const first = await acts("?target=many");
  const second = await acts(`?target=many&cursor=${first.nextCursor}`);
  expect([first.content.length, second.content.length, second.nextCursor]).toEqual([50, 10, null]);
  expect((await call(t, await asDemo("finance"), "GET", "/operator/acts")).statusCode).toBe(403);
});
