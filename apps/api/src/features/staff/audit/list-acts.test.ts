import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { placeOrder } from "../../../../test/place-order.ts";

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

test.each([
  ["CHANGE", "b1"],
  ["LOOK", "o1"],
])("%s narrows it to acts that changed something or only looked", async (kind, expected) => {
  expect(await targets(`?kind=${kind}&from=2026-03-01&to=2026-03-02`)).toEqual([expected]);
});

test("what an act was done to is named, with the id of its page", async () => {
  const merchantUid = await placeOrder(t, await asDemo("parent"));
  const [order] = await t.deps.sql`select id, order_name as name from orders where merchant_uid = ${merchantUid}`;
  const [benefit] = await t.deps.sql`select id, name from benefits limit 1`;
  const entries = [
    ["order.viewed", order?.id],
    ["benefit.changed", benefit?.id],
    ["person.viewed", "demo-parent"],
    ["match.viewed", "00000000-0000-4000-8000-00000000dead"],
    ["tutor.viewed", "no number"],
    ["job.retried", "00000000-0000-4000-8000-00000000beef"],
  ];
  for (const [action, target] of entries) {
    await t.deps.sql`insert into audit_logs (action, actor_id, target_id, request_id)
      values (${String(action)}, 'demo-operator', ${String(target)}, 'named')`;
  }
  const { content } = await acts("?dir=desc");
  const named = content.filter(({ requestId }: { requestId: string }) => requestId === "named");
  expect(named.map(({ target }: { target: unknown }) => target)).toEqual([
    null,
    null,
    null,
    { kind: "PERSON", id: "demo-parent", name: "김민정" },
    { kind: "BENEFIT", id: benefit?.id, name: benefit?.name },
    { kind: "ORDER", id: merchantUid, name: order?.name },
  ]);
  await t.deps.sql`update users set staff_roles = '{ADMIN}' where id = 'demo-operator'`;
  const alone = (await acts("?action=person.viewed")).content;
  expect(alone.map(({ target }: { target: unknown }) => target)).toEqual([null]);
  await t.deps.sql`update users set staff_roles = '{OPERATOR,ADMIN}' where id = 'demo-operator'`;
});

test("comes page by page, and is for ADMIN alone", async () => {
  await t.deps.sql`insert into audit_logs (action, actor_id, target_id, request_id)
    select 'order.viewed', 'demo-operator', 'many', 'r' from generate_series(1, 60)`;
  const first = await acts("?target=many");
  const second = await acts(`?target=many&cursor=${first.nextCursor}`);
  expect([first.content.length, second.content.length, second.nextCursor]).toEqual([50, 10, null]);
  expect((await call(t, await asDemo("finance"), "GET", "/operator/acts")).statusCode).toBe(403);
});
