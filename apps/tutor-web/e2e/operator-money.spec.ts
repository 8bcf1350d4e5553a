import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 180_000 });
// Staff works on wide screens: the navigation stands at the left there, and in a menu on a phone.
test.use({ viewport: { width: 1280, height: 900 } });

test("finance finds an uncertain payment, opens it and saves the day; others get 404", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const child = `학생${randomUUID().slice(0, 6)}`;
  await teachStudent(tutor, { buyerId, name: child, hours: [] });
  const [order] = await sql<{ id: string; uid: string }[]>`
    update orders set amount = 287120, ledger = '[{"kind":"TOTAL","label":"결제 금액","source":"","amount":287120}]'::jsonb
    where user_id = ${buyerId} returning id, merchant_uid as uid`;
  const [other] = await sql<{ uid: string }[]>`
    insert into orders (merchant_uid, user_id, student_id, student_name, status, payment_method, idempotency_key,
      request_hash, payment_id, order_name, amount, ledger, lease_until, charge_deadline)
    select merchant_uid || 'U', user_id, student_id, student_name, 'UNKNOWN', 'CARD', ${randomUUID()}, 'e2e',
      ${randomUUID()}, '영어', 99000, '[]'::jsonb, now() + interval '1 hour', now() + interval '1 hour'
    from orders where id = ${order?.id ?? ""}::uuid returning merchant_uid as uid`;

  const staff = await newTutor(context);
  await page.goto(`${TUTOR}/operator/money`);
  await expect(page.getByRole("heading", { name: /찾을 수 없/ })).toBeVisible();
  await sql`update users set staff_roles = '{FINANCE}' where id = ${staff.userId}`;
  await page.reload();
  await expect(page.getByRole("heading", { name: "결제·환불" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "운영" }).getByRole("link")).toHaveText([
    "오늘",
    "결제 현황",
    "결제",
    "환불",
    "정기 결제",
    "실패한 정기 결제",
    "결제 대조",
    "선생님 지급",
  ]);
  await expectAccessible(page, "money, overview");

  await page.getByRole("link", { name: /확인 중인 결제/ }).click();
  await page.getByLabel("주문 번호·이름·휴대폰 번호").fill(child);
  await page.keyboard.press("Enter");
  const uncertain = page.locator(`a[href="/operator/money/orders/${other?.uid}"]`);
  await expect(uncertain).toBeVisible();
  await page.getByLabel("상태").selectOption({ label: "모두" });
  await expect(page.locator(`a[href="/operator/money/orders/${order?.uid}"]`)).toBeVisible();
  await expectAccessible(page, "money, orders");
  await uncertain.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /수학/ })).toBeVisible();
  await expect(page.getByText(order?.uid ?? "", { exact: true }).first()).toBeVisible();
  await expectAccessible(page, "money, one order");

  await page.getByRole("navigation", { name: "운영" }).getByRole("link", { name: "환불" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "환불" })).toBeVisible();
  await page.getByRole("navigation", { name: "운영" }).getByRole("link", { name: "결제 현황" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^CSV 받기/ }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain(order?.uid ?? "");
  const acts = await sql`select action from audit_logs where actor_id = ${staff.userId}
    and action <> 'list.viewed' order by id`;
  expect(acts.map(({ action }) => action)).toEqual(["order.viewed", "money.exported"]);
  await sql`update orders set status = 'FAILED' where merchant_uid = ${other?.uid ?? ""}`;
});
