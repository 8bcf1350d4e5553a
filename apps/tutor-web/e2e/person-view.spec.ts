import { randomUUID } from "node:crypto";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1280, height: 900 } });

const bar = (page: Page) => page.getByRole("region", { name: "보기 전용 화면" });

/** Asks with a reason on a person's page, and opens the site in a tab of its own. */
async function openView(page: Page, personId: string, way: string): Promise<Page> {
  await page.goto(`${TUTOR}/operator/people/${personId}`);
  await page.getByRole("button", { name: /화면으로 보기/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /화면으로 보기/ }).click();
  await expect(sheet.getByText("이유를 5자 이상 적어 주세요.")).toBeVisible();
  await sheet.getByLabel("이유").fill("수업이 안 보인다고 하셨어요");
  await sheet.getByRole("button", { name: /화면으로 보기/ }).click();
  const link = page.getByRole("link", { name: way });
  await expect(link).toBeVisible();
  const [view] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  return view;
}

test("staff sees a family's pages as the family does, and changes nothing", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const child = `학생${randomUUID().replace(/[\d-]/g, "").slice(0, 6)}`;
  await teachStudent(tutor, { buyerId, name: child, hours: [-48, 24] });
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;

  const view = await openView(page, buyerId, "화면 열기");
  await expect(view).toHaveURL(`${BUYER}/mypage`);
  await expect(bar(view)).toHaveText(/김민정 님의 화면을 보기 전용으로 열었어요/);
  await expectAccessible(view, "another person's page");
  await view.goto(`${BUYER}/myclass`);
  await expect(view.getByRole("article", { name: new RegExp(child) })).toBeVisible();
  await expect(bar(view)).toBeVisible();

  await view.goto(`${BUYER}/mypage/alert`);
  const before = await sql`select * from notification_settings where user_id = ${buyerId}`;
  await view.getByRole("switch").first().click();
  await expect(view.getByRole("alertdialog", { name: "보기 전용 화면이라 바꿀 수 없어요" })).toBeVisible();
  expect(await sql`select * from notification_settings where user_id = ${buyerId}`).toEqual(before);

  await view.goto(`${BUYER}/mypage`);
  await view.locator('a[href^="/go/account/"]').first().click();
  await expect(view.getByText("보기 전용 화면에서는 열 수 없어요.").first()).toBeVisible();
  await expect(view).toHaveURL(`${BUYER}/mypage`);

  // The desk is the member of staff's own meanwhile.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /김민정/ })).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await bar(view).getByRole("button", { name: "끝내기" }).click();
  await expect(view.getByRole("heading", { name: "화면 보기가 끝났어요" })).toBeVisible();
  await expectAccessible(view, "the end of a view");
  const acts =
    await sql`select action from audit_logs where target_id = ${buyerId} and action like 'person-view.%' order by id`;
  expect(acts.map(({ action }) => action)).toEqual(["person-view.started", "person-view.ended"]);
});

test("a tutor's pages are shown too; a view whose time is over says so", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR}', name = '운영자' where id = ${staff.userId}`;
  const view = await openView(page, tutor.userId, "선생님 화면 열기");
  await expect(bar(view)).toHaveText(/한서윤 님의 화면을/);
  await view.goto(`${TUTOR}/operator`);
  await expect(view.getByRole("heading", { name: "페이지를 찾을 수 없어요" })).toBeVisible();
  await sql`update person_views set expires_at = now() where user_id = ${tutor.userId}`;
  await view.goto(`${TUTOR}/`);
  await expect(view.getByRole("heading", { name: "화면 보기가 끝났어요" })).toBeVisible();
});
