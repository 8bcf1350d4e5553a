import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registeredApplicant } from "../../test/become-tutor.ts";
import { asDemo, call } from "../../test/caller.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const FILE = new URL("./migrations/0092_tutor-proofs.sql", import.meta.url);
const steps = readFileSync(FILE, "utf8")
  .split("--> statement-breakpoint")
  .filter((step) => step.includes('UPDATE "tutors"'));

test("who was accepted with the answer that stands was checked then; who answered since was not", async () => {
  const operator = await asDemo("operator");
  const applicant = await asDemo("parent");
  const id = await registeredApplicant(t, applicant);
  for (const act of ["crime-check", "accept"]) {
    await call(t, operator, "POST", `/operator/tutor-applicants/${id}/${act}`, { reason: "서류를 확인했어요" });
  }
  const migrated = async (basis: string, number: string | null) => {
    await t.deps.sql`update tutors set basis_checked_at = null, basis_checked_by = null, teaching_basis = ${basis},
      report_number = ${number} where user_id = ${applicant.userId}`;
    for (const step of steps) await t.deps.sql.unsafe(step);
    const [row] = await t.deps.sql`
      select t.basis_checked_by as by, t.basis_checked_at = a.decided_at as "isThen"
      from tutors t join tutor_applicants a on a.tutor_id = t.id where a.id = ${id}`;
    return row;
  };
  expect(await migrated("ENROLLED", null)).toEqual({ by: operator.userId, isThen: true });
  expect(await migrated("REPORTED", "제2026-77호")).toEqual({ by: null, isThen: null });
});
