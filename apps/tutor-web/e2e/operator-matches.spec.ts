import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 180_000 });

test("staff finds a stuck search and asks a tutor by hand; others get 404", async ({ browser, context, page }) => {
  const before = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const { matchId } = await teachStudent(before, { buyerId, name: "김하준", hours: [] });
  await sql`update matches set status = 'UNPAIRED', tutor_id = null, lesson_starts = '[]'::jsonb, promised_on = '2026-01-02'
    where id = ${matchId}`;
  const staff = await newTutor(context);
  await page.goto(`${TUTOR}/operator/matches`);
  await expect(page.getByRole("heading", { name: /찾을 수 없/ })).toBeVisible();
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "매칭" })).toBeVisible();
  await expectAccessible(page, "searches that are stuck");
  await page.locator(`a[href="/operator/matches/${matchId}"]`).click();
  await expect(page.getByRole("heading", { name: /김하준/ })).toBeVisible();
  await expectAccessible(page, "one search that is stuck");
  await page
    .getByRole("button", { name: /제안 보내기/ })
    .first()
    .click();
  await page.getByLabel("이유", { exact: true }).fill("전화로 이야기했어요");
  await page.getByRole("dialog").getByRole("button", { name: "제안 보내기" }).click();
  await expect(page.getByRole("status").filter({ hasText: "고른 선생님이 확인하고 있어요" })).toBeVisible();
  const acts = await sql`select action from audit_logs where target_id = ${matchId} order by id`;
  expect(acts.map(({ action }) => action)).toContain("match.proposed");
});
