import { randomUUID } from "node:crypto";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { widthOf } from "@pkg/e2e/widths";
import { newBuyer, settle, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1280, height: 900 } });

const LISTS = [
  ["신고", "/operator/message-reports"],
  ["레벨 테스트", "/operator/level-tests"],
  ["상품", "/operator/catalogue"],
  ["직원 역할", "/operator/staff"],
  ["환불", "/operator/money/refunds"],
  ["정기 결제", "/operator/schedules"],
  ["실패한 정기 결제", "/operator/money/periods"],
  ["결제 대조", "/operator/money/checks"],
  ["거절·교체 이유", "/operator/reasons"],
  ["불만족 응답", "/operator/pulses"],
] as const;

test("staff's lists can be used with a reader and by keys", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  // Letters alone: four digits at the end would be searched as those of a phone.
  const child = `학생${randomUUID().replace(/[\d-]/g, "").slice(0, 6)}`;
  const { matchId, lessonIds } = await teachStudent(tutor, { buyerId, name: child, hours: [-49, -25, 47] });
  await sql`insert into class_pulses (match_id, tutor_id, answer)
    select id, tutor_id, 'BAD' from matches where id = ${matchId}`;
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;

  await page.goto(`${TUTOR}/operator/lessons?when=DAYS&search=${encodeURIComponent(child)}`);
  const rows = page.getByRole("rowheader").getByRole("link");
  await expect(rows).toHaveCount(3);
  await expectAccessible(page, "lessons of all classes");
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${TUTOR}/operator/matches/${matchId}`);

  for (const lesson of lessonIds.slice(0, 2)) await settle(lesson, "HELD", { student: 20, tutor: 60, together: 20 });
  await page.goto(`${TUTOR}/operator`);
  await page.getByRole("link", { name: /^지난 7일 짧은 수업/ }).press("Enter");
  await page.waitForURL(/concern=SHORT/);
  await expect(page.getByLabel("살필 것")).toHaveValue("SHORT");
  await expect(page.getByRole("row", { name: new RegExp(`${child}.*함께 20분 · 수업 기록 없음`) })).toHaveCount(2);
  await expectAccessible(page, "lessons to look at");

  const nav = page.getByRole("navigation", { name: "운영" });
  for (const [name, path] of LISTS) {
    await nav.getByRole("link", { name, exact: true }).press("Enter");
    await page.waitForURL(TUTOR + path);
    await expect(nav.locator("[aria-current=page]")).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, name, [1280]);
  }
  await expect(page.getByText(child).first()).toBeVisible();

  await sql`insert into phone_messages (key, kind, user_id, phone_number, text, status)
    values (${randomUUID()}, 'LESSON', ${buyerId}, '01000000000', ${`[나란] ${child} 학생 수업이 10분 뒤에 시작해요.`}, 'SENT')`;
  await sql`insert into audit_logs (action, actor_id, target_id, request_id, detail)
    values ('tutor.tier-changed', ${staff.userId}, ${String(tutor.id)}, 'e2e', ${sql.json({ before: { tier: "BASIC" }, after: { tier: "EXPERT" } })})`;
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["messages", "acts", "lessons"]) {
      await page.goto(`${TUTOR}/operator/${path}`);
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      expect(await widthOf(page), `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
