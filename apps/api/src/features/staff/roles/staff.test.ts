import type { StaffRole } from "@pkg/domain";
import { afterAll, beforeEach, expect, test } from "vitest";
import { asDemo, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
let admin: Awaited<ReturnType<typeof asDemo>>;
beforeEach(async () => {
  await t?.close();
  t = await createTestApp();
  admin = await asDemo("operator");
});
afterAll(() => t.close());

const REASON = "새로 정산을 맡아요";
const change = (who: Parameters<typeof call>[1], account: string, role: StaffRole, granted: boolean, reason = REASON) =>
  call(t, who, "PATCH", "/operator/staff", { account, role, granted, reason });
const acts = () =>
  t.deps.sql`select action, actor_id as actor, target_id as target, detail from audit_logs
    where action like 'staff-role.%' order by id`;
const fieldsOf = (answer: { json: () => { fields?: { path: string }[] } }) =>
  (answer.json().fields ?? []).map(({ path }) => path);

test("lists staff, and gives a role to a registered account by its e-mail, which is recorded with the reason", async () => {
  const list = async () => (await call(t, admin, "GET", "/operator/staff")).json().content;
  expect((await list()).map(({ id, roles }: { id: string; roles: string[] }) => [id, roles])).toEqual([
    ["demo-finance", ["FINANCE"]],
    ["demo-operator", ["OPERATOR", "FINANCE", "ADMIN"]],
  ]);
  const given = await change(admin, " Tutor@naran.test", "FINANCE", true);
  expect([given.statusCode, given.json()]).toEqual([
    200,
    { id: "demo-tutor", name: "박지훈", email: "tutor@naran.test", roles: ["FINANCE"] },
  ]);
  const tutor = await asDemo("tutor");
  expect((await call(t, tutor, "GET", "/v2/users/me")).json()).toMatchObject({
    isOperator: true,
    staffRoles: ["FINANCE"],
  });
  expect((await change(admin, "demo-tutor", "FINANCE", true)).json().roles).toEqual(["FINANCE"]);
  expect((await change(admin, "demo-tutor", "FINANCE", false, "자리를 옮겼어요")).json().roles).toEqual([]);
  expect((await call(t, tutor, "GET", "/v2/users/me")).json()).toMatchObject({ isOperator: false, staffRoles: [] });
  const who = { actor: admin.userId, target: "demo-tutor" };
  expect(await acts()).toEqual([
    {
      ...who,
      action: "staff-role.granted",
      detail: { before: { roles: [] }, after: { roles: ["FINANCE"] }, reason: REASON },
    },
    {
      ...who,
      action: "staff-role.revoked",
      detail: { before: { roles: ["FINANCE"] }, after: { roles: [] }, reason: "자리를 옮겼어요" },
    },
  ]);
});

test("needs a reason and an account that is registered", async () => {
  const fresh = await newAccount(t);
  expect(fieldsOf(await change(admin, fresh.email, "OPERATOR", true))).toEqual(["account"]);
  expect(fieldsOf(await change(admin, "nobody@naran.test", "OPERATOR", true))).toEqual(["account"]);
  expect(fieldsOf(await change(admin, "demo-tutor", "OPERATOR", true, "그냥"))).toEqual(["reason"]);
  expect(await acts()).toEqual([]);
});

test("is for ADMIN alone: nobody gives a role to themselves", async () => {
  const finance = await asDemo("finance");
  for (const role of ["OPERATOR", "FINANCE", "ADMIN"] as const) {
    expect((await change(finance, "demo-finance", role, true)).statusCode).toBe(403);
  }
  expect(await acts()).toEqual([]);
});

test("the last administrator stays, also when two take the role from each other at once", async () => {
  expect(fieldsOf(await change(admin, admin.userId, "ADMIN", false))).toEqual(["role"]);
  const other = await asDemo("finance");
  expect((await change(admin, other.userId, "ADMIN", true)).statusCode).toBe(200);
  const answers = await Promise.all([
    change(admin, other.userId, "ADMIN", false),
    change(other, admin.userId, "ADMIN", false),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const left = await t.deps.sql`select id from users where 'ADMIN' = any(staff_roles)`;
  expect(left).toHaveLength(1);
});
