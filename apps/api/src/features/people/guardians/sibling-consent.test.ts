import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { bornFor, guardianPhone, nameGuardian } from "../../../../test/young-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test.each([
  ["a minor with a sibling under 14", 16, 10, 400],
  ["a minor with a sibling of 15", 16, 15, 201],
  ["an adult who pays for a child", 30, 10, 201],
])("the guardian of %s consents only where the law asks for it", async (_who, own, other, status) => {
  const account = await newAccount(t);
  await t.deps.sql`update users set registered = true, birth_year = ${bornFor(own)} where id = ${account.userId}`;
  await t.deps
    .sql`insert into students (user_id, name, birth_year) values (${account.userId}, '김동생', ${bornFor(other)})`;
  const phone = guardianPhone();
  const answer = await nameGuardian(t, account, phone, { guardianConsent: false });
  expect(answer.statusCode).toBe(status);
  if (status === 201) return;
  expect(answer.json().fields).toMatchObject([{ path: "guardianConsent" }]);
  await t.deps.sql`update guardian_verifications set created_at = now() - interval '1 minute'`;
  expect((await nameGuardian(t, account, phone)).statusCode).toBe(201);
  const kept = await t.deps.sql`select key, agreed from consents where user_id = ${account.userId}`;
  expect(kept).toMatchObject([{ key: "UNDER_14_PRIVACY", agreed: true }]);
});
