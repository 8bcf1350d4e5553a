import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

test("stuck searches, for staff", async ({ browser, context, page }) => {
  const before = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const late = await teachStudent(before, { buyerId, name: "김하준", hours: [] });
  const soon = await teachStudent(before, { buyerId, name: "정유나", hours: [] });
  await sql`update matches set status = 'UNPAIRED', tutor_id = null, lesson_starts = '[]'::jsonb, promised_on = '2026-01-02'
    where id = ${late.matchId}`;
  await sql`update matches set status = 'PROFILE_MATCH_FAILED', tutor_id = null, lesson_starts = '[]'::jsonb,
    promised_on = (now() at time zone 'Asia/Seoul')::date where id = ${soon.matchId}`;
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/matches`);
  await page.getByText("정유나").first().waitFor();
  await shoot(page, "operator-matches");
  await page.goto(`${TUTOR}/operator/matches/${late.matchId}`);
  await page
    .getByRole("button", { name: /제안 보내기/ })
    .first()
    .waitFor();
  await shoot(page, "operator-match");
  await page
    .getByRole("button", { name: /제안 보내기/ })
    .first()
    .click();
  await page.getByLabel("이유", { exact: true }).fill("전화로 이야기했어요");
  await shoot(page, "operator-match-proposal");
  await page.getByRole("dialog").getByRole("button", { name: "제안 보내기" }).click();
  await page.getByRole("status").filter({ hasText: "고른 선생님이 확인하고 있어요" }).waitFor();
  await shoot(page, "operator-match-asked");
});
