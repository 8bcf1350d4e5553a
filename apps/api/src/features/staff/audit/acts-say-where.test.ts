import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, OWN_PROXY } from "../../../../test/burst.ts";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { forgetOldLooks } from "./forget-old-looks.ts";

let t: TestApp;
let operator: Caller;
let finance: Caller;
beforeAll(async () => {
  t = await createTestApp({ config: { trustProxy: OWN_PROXY } });
  operator = await asDemo("operator");
  finance = await asDemo("finance");
  await t.deps.sql`update users set staff_roles = '{OPERATOR}' where id = 'demo-finance'`;
});
afterAll(() => t.close());

const open = (who: Caller, person: string, address: string) =>
  call(t, who, "GET", `/operator/people/${person}`, undefined, { "x-forwarded-for": address });
const looks = async () =>
  (await call(t, operator, "GET", "/operator/acts?action=person.viewed&dir=asc")).json().content;

test("a look keeps who it was that day, and from where; a later name changes nothing", async () => {
  const [first, second] = [addressOf(1), addressOf(2)];
  expect((await open(operator, "demo-parent", first)).statusCode).toBe(200);
  expect((await open(finance, "demo-student", second)).statusCode).toBe(200);
  await t.deps.sql`update users set name = '한이름', email = 'other@naran.test' where id = 'demo-operator'`;
  expect(await looks()).toMatchObject([
    {
      ...{ actorId: "demo-operator", actorName: "한지원", actorEmail: "operator@naran.test" },
      ...{ address: first, targetId: "demo-parent" },
    },
    { actorId: "demo-finance", actorEmail: "finance@naran.test", address: second, targetId: "demo-student" },
  ]);
});

test("an act of an account keeps its id alone, and one of before is named as its account is now", async () => {
  const other = { "x-switch-auth-student": "00000000-0000-4000-8000-000000000001" };
  expect((await call(t, await asDemo("parent"), "GET", "/orders", undefined, other)).statusCode).toBe(403);
  const [refused] = await t.deps.sql`
    select actor_name, actor_email, address from audit_logs where action = 'student.switch-refused'`;
  expect(refused).toEqual({ actor_name: null, actor_email: null, address: null });
  const { content } = (await call(t, operator, "GET", "/operator/acts?action=student.switch-refused")).json();
  expect(content).toMatchObject([{ actorName: "김민정", actorEmail: null, address: null }]);
});

test("looks go after two years, and what was changed stays; what is asked for later goes on without who and where", async () => {
  const entry = { actorId: "demo-operator", name: "한지원", email: "operator@naran.test", address: "192.0.2.7" };
  const actions = ["person.viewed", "tutor.tier-changed", "study-proof.viewed", "event.exported"];
  for (const action of actions) {
    for (const age of ["2 years 1 day", "2 years -1 day"]) {
      await t.deps.sql`
        insert into audit_logs (action, actor_id, target_id, request_id, actor_name, actor_email, address, at)
        values (${action}, ${entry.actorId}, ${age}, 'old', ${entry.name}, ${entry.email}, ${entry.address},
          now() - ${age}::interval)`;
    }
  }
  await forgetOldLooks(t.deps.db);
  await forgetOldLooks(t.deps.db);
  const left = await t.deps.sql`
    select action, target_id, address, actor_name from audit_logs where request_id = 'old' order by id`;
  const row = (action: string, target_id: string, who = true) => ({
    ...{ action, target_id },
    ...(who ? { address: entry.address, actor_name: entry.name } : { address: null, actor_name: null }),
  });
  expect(left).toEqual([
    row("person.viewed", "2 years -1 day"),
    row("tutor.tier-changed", "2 years 1 day"),
    row("tutor.tier-changed", "2 years -1 day"),
    row("study-proof.viewed", "2 years 1 day", false),
    row("study-proof.viewed", "2 years -1 day"),
    row("event.exported", "2 years 1 day", false),
    row("event.exported", "2 years -1 day"),
  ]);
});
