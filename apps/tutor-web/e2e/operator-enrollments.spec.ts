import { randomUUID } from "node:crypto";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";

test("staff sees where visitors come from and how far they get; others get 404", async ({ browser, context, page }) => {
  const source = `e2e-${randomUUID().slice(0, 8)}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${BUYER}/price?utm_source=${source}&utm_medium=cpc`);
  await expect.poll(() => sql`select 1 from action_logs where utm->>'utm_source' = ${source}`).toHaveLength(1);
  await visitor.goto(`${BUYER}/simple-enroll`);
  await expect.poll(() => sql`select 1 from action_logs where utm->>'utm_source' = ${source}`).toHaveLength(2);

  const staff = await newTutor(context);
  await page.goto(`${TUTOR}/operator/enrollments`);
  await expect(page.getByRole("heading", { name: /찾을 수 없/ })).toBeVisible();
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.reload();
  await expect(page.getByRole("row", { name: new RegExp(`${source} / cpc`) })).toContainText("1");
  await expectAccessible(page, "enrollments");
  await page.getByRole("radio", { name: "7일", exact: true }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole("row", { name: new RegExp(`${source} / cpc`) })).toBeVisible();
});
