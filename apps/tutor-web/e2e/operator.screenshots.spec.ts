import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { expectLoaded } from "@pkg/e2e/loaded";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

test("staff's benefits and features", async ({ context, page }) => {
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/benefits`);
  const coupon = page.getByRole("link", { name: /첫수강/ });
  await coupon.waitFor();
  await shoot(page, "operator-benefits");
  await coupon.click();
  const amount = page.getByRole("textbox", { name: "할인 비율" });
  await amount.waitFor();
  await shoot(page, "operator-benefit");
  await amount.fill("120");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("1부터 100까지 적어 주세요.").waitFor();
  await shoot(page, "operator-benefit-refused");
  await page.goto(`${TUTOR}/operator/benefits/new`);
  await page.locator("label", { hasText: /^수업$/ }).click();
  await page.getByRole("textbox", { name: "더하는 수" }).waitFor();
  await shoot(page, "operator-coupon");
  await page.goto(`${TUTOR}/operator/features`);
  await page.getByRole("button", { name: "학생 앱 배너 켜기" }).waitFor();
  await shoot(page, "operator-features");
  await page.getByRole("button", { name: "학생 앱 배너 켜기" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "operator-feature-asked");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "학생 앱 배너 실험" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "operator-experiment");
  await page.goto(`${TUTOR}/operator/reasons?period=MONTH`);
  await page.getByRole("heading", { name: /선생님을 바꾼 매칭/ }).waitFor();
  await shoot(page, "operator-reasons");
  await page.goto(`${TUTOR}/operator/reasons/list?kind=APPLICANT`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectLoaded(page);
  await shoot(page, "operator-reason-list");
});

test("staff's tutors", async ({ context, page }) => {
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/tutors`);
  await page.getByRole("rowheader").first().waitFor();
  await shoot(page, "operator-tutors");
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByRole("button", { name: "등급 바꾸기" }).waitFor();
  await shoot(page, "operator-tutor");
  await page.getByRole("button", { name: "등급 바꾸기" }).click();
  await page.getByLabel("새 등급").waitFor();
  await shoot(page, "operator-tutor-tier");
});

test("the lessons of all classes", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  await teachStudent(tutor, { buyerId, name: "김하준", hours: [-49, -25, 24, 48] });
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/lessons`);
  await page.getByRole("rowheader").first().waitFor();
  await shoot(page, "operator-lessons");
});

test("the catalogue, and an act on many rows", async ({ context, page }) => {
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{ADMIN}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/catalogue`);
  await page.getByRole("rowheader").first().waitFor();
  await shoot(page, "operator-catalogue");
  await page
    .getByRole("checkbox", { name: /고르기$/ })
    .nth(1)
    .check();
  await page
    .getByRole("checkbox", { name: /고르기$/ })
    .nth(2)
    .check();
  await page.getByRole("button", { name: "판매 멈추기", exact: true }).last().click();
  await page.getByRole("list", { name: "고른 것" }).waitFor();
  await shoot(page, "operator-bulk");
});

test("the order schedules of everybody", async ({ context, page }) => {
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/schedules`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectLoaded(page);
  await shoot(page, "operator-schedules");
});
