import { randomUUID } from "node:crypto";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

test("the money desk", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  await teachStudent(tutor, { buyerId, name: `학생${randomUUID().slice(0, 6)}`, hours: [] });
  const [order] = await sql<{ uid: string }[]>`
    update orders set amount = 287120, ledger = '[{"kind":"TOTAL","label":"결제 금액","source":"","amount":287120}]'::jsonb
    where user_id = ${buyerId} returning merchant_uid as uid`;
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  for (const [name, path] of [
    ["money", ""],
    ["money-orders", "/orders?status=all"],
    ["money-order", `/orders/${order?.uid}`],
    ["money-refunds", "/refunds"],
    ["money-periods", "/periods"],
    ["money-checks", "/checks"],
  ] as const) {
    await page.goto(`${TUTOR}/operator/money${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await shoot(page, `operator-${name}`);
  }
  await page.goto(`${TUTOR}/operator/money/orders/${order?.uid}`);
  await page.getByRole("button", { name: "환불하기" }).click();
  await shoot(page, "operator-money-refund");
});
