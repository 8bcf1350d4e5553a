import { lastClosedMonth } from "@pkg/domain";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { logLessons } from "./lib/earned";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

test("the payout desk", async ({ browser, context, page }) => {
  const month = lastClosedMonth(new Date());
  const buyerId = await newBuyer(await browser.newContext());
  for (const [index, hasAccount] of [true, true, false].entries()) {
    const tutor = await newTutor(await browser.newContext());
    const { lessonIds } = await teachStudent(tutor, { buyerId, name: `학생${index}`, hours: [-3 - index * 2, -50] });
    await sql`alter table lessons disable trigger lessons_not_in_the_past`;
    for (const [day, id] of lessonIds.entries()) {
      const date = `${month}-${10 + day + index * 3}`;
      await sql`update lessons set starts_at = ${`${date}T10:00:00Z`}, ends_at = ${`${date}T11:00:00Z`} where id = ${id}`;
    }
    await sql`alter table lessons enable trigger lessons_not_in_the_past`;
    await logLessons(lessonIds);
    if (hasAccount) {
      await sql`insert into payout_accounts (tutor_id, bank_code, sealed_number, number_end, holder_name)
        values (${tutor.id}, '090', 'sealed', '4567', ${tutor.name})`;
    }
  }
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{FINANCE}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/money/payouts`);
  await page.getByRole("button", { name: "지급 확정하기" }).waitFor();
  await shoot(page, "operator-payouts");
  await page.getByRole("button", { name: "지급 확정하기" }).click();
  await page.getByRole("alertdialog").waitFor();
  await shoot(page, "operator-payouts-confirm");
  await page.getByRole("alertdialog").getByRole("button", { name: "확정하기" }).click();
  await page.getByText("확정할 달이 없어요", { exact: false }).waitFor();
  await shoot(page, "operator-payouts-run");
  await page.goto(`${TUTOR}/operator/money/payouts/list`);
  await page.getByText("한서윤").first().waitFor();
  await shoot(page, "operator-payout-list");
});
