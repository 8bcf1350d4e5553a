import { readFile } from "node:fs/promises";
import { lastClosedMonth } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { newestCode, newestLink } from "@pkg/e2e/inbox";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { logLessons, newAccountNumber, openAccount } from "./lib/earned";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 240_000 });

test("finance runs a month, sends the file, notes a failure, and the tutor reads each step", async ({
  browser,
  context,
  page,
}) => {
  const teaching = await browser.newContext();
  const tutor = await newTutor(teaching);
  const buyerId = await newBuyer(await browser.newContext());
  const { lessonIds } = await teachStudent(tutor, { buyerId, name: "김하준", hours: [-3] });
  const month = lastClosedMonth(new Date());
  const [id = ""] = lessonIds;
  await sql`alter table lessons disable trigger lessons_not_in_the_past`;
  await sql`update lessons set starts_at = ${`${month}-10T10:00:00Z`}, ends_at = ${`${month}-10T11:00:00Z`} where id = ${id}`;
  await sql`alter table lessons enable trigger lessons_not_in_the_past`;
  await logLessons([id]);
  // Another run of this file may have run the month.
  await sql`update payout_lessons set payout_id = null where payout_id in (select id from payouts where month = ${month})`;
  await sql`delete from payouts where month = ${month}`;
  await sql`delete from payout_runs where month = ${month}`;

  const own = await teaching.newPage();
  const number = newAccountNumber();
  await openAccount(number, tutor.name);
  await own.goto(`${TUTOR}/earnings/account`);
  await own.getByLabel("은행").selectOption({ label: "카카오뱅크" });
  await own.getByLabel("계좌번호").fill(number);
  await own.getByRole("button", { name: "인증번호 받기" }).click();
  await own.getByLabel("인증번호").fill(await newestCode(tutor.phone));
  await own.getByRole("button", { name: "등록하기" }).click();
  await own.waitForURL(`${TUTOR}/earnings`);

  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{FINANCE}' where id = ${staff.userId}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${TUTOR}/operator/money/payouts`);
  await expect(page.getByRole("heading", { level: 1, name: "선생님 지급" })).toBeVisible();
  await expectAccessible(page, "payouts, before a run");
  await page.getByRole("button", { name: "지급 확정하기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확정하기" }).click();
  await expect(page.getByText("확정할 달이 없어요", { exact: false })).toBeVisible();
  expect(await newestLink(tutor.phone, "/earnings/statement")).toBe(`${TUTOR}/earnings/statement?month=${month}`);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "이체 파일 만들기" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(`,${number},19640,한서윤,`);
  await expect(page.getByRole("button", { name: "모두 이체했어요" }).first()).toBeVisible();
  await expectAccessible(page, "payouts, with a file");

  await page.goto(`${TUTOR}/operator/money/payouts/list?month=${month}&status=SENT`);
  await page
    .getByRole("button", { name: /^이체 실패: 한서윤/ })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("이유").fill("계좌가 해지됐어요");
  await page.getByRole("dialog").getByRole("button", { name: "이체 실패" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await newestLink(tutor.phone, "/earnings/account")).toBe(`${TUTOR}/earnings/account`);
  await own.goto(`${TUTOR}/earnings?month=${month}`);
  await expect(own.getByText("이체가 되지 않았어요.", { exact: false })).toBeVisible();
  await teaching.close();
});
