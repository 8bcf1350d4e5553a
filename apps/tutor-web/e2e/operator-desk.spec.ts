import { randomUUID } from "node:crypto";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { newTutor } from "@pkg/e2e/tutor";
import { expect, test } from "@playwright/test";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });
// The desk is made for wide screens; a phone has its pages behind a menu.
test.use({ viewport: { width: 1280, height: 900 } });

const WIDE = [1280] as const;

test("staff does the day's tasks from one search; others get 404", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const child = `학생${randomUUID().slice(0, 6).replace(/\d/g, "가")}`;
  const { matchId } = await teachStudent(tutor, { buyerId, name: child, hours: [-48, 24] });
  const [buyer] = await sql<{ phone: string }[]>`select phone_number as phone from users where id = ${buyerId}`;
  const end = buyer?.phone.slice(-4) ?? "";
  await sql`insert into phone_messages (key, kind, user_id, phone_number, text, status, failure)
    values (${randomUUID()}, 'LESSON', ${buyerId}, ${buyer?.phone ?? ""}, '[나란] 수업이 바뀌었어요.', 'FAILED', 'Solapi: HTTP 500.')`;

  const staff = await newTutor(context);
  await page.goto(`${TUTOR}/operator`);
  await expect(page.getByRole("heading", { name: /찾을 수 없/ })).toBeVisible();
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "오늘" })).toBeVisible();
  await expectAccessible(page, "desk");

  await page.keyboard.press("/");
  const box = page.getByRole("searchbox", { name: "사람과 주문 찾기" });
  await expect(box).toBeFocused();
  await page.keyboard.type(`김민정 ${end}`);
  const hit = page.getByRole("link", { name: new RegExp(`김민정.*${end}`) }).first();
  await expect(hit).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/operator\/people\//);

  await page.keyboard.press("/");
  await page.keyboard.type(child);
  await page
    .getByRole("link", { name: new RegExp(child) })
    .first()
    .click();
  await page.waitForURL(`${TUTOR}/operator/people/${buyerId}`);
  await expect(page.getByText("수학 중2-2").first()).toBeVisible();
  await page.getByLabel("메모 남기기").fill("첫 수업 날을 물어봤어요");
  await page.getByRole("button", { name: /^메모 남기기/ }).click();
  await expect(page.getByText("첫 수업 날을 물어봤어요").first()).toBeVisible();
  await expectAccessible(page, "a person's page");
  await page.getByLabel("볼 것", { exact: true }).selectOption({ label: "매칭" });
  await page
    .getByRole("link", { name: /수학 중2-2/ })
    .first()
    .click();
  await page.waitForURL(`${TUTOR}/operator/matches/${matchId}`);
  await expect(page.getByRole("link", { name: "김민정" })).toBeVisible();

  const nav = page.getByRole("navigation", { name: "운영" });
  await nav.getByRole("link", { name: "메시지" }).click();
  await page.getByLabel("결과").selectOption({ label: "실패했어요" });
  await expect(page.getByText("Solapi: HTTP 500.").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "messages", WIDE);
  await nav.getByRole("link", { name: "작업" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "작업" })).toBeVisible();
  await expectAccessible(page, "jobs", WIDE);
  await nav.getByRole("link", { name: "처리 기록" }).click();
  await page.getByLabel("누가").fill(staff.userId);
  await expect(page.getByRole("rowheader", { name: /메모 남기기/ })).toBeVisible();
  await expectAccessible(page, "acts", WIDE);
  await sql`delete from phone_messages where user_id = ${buyerId}`;
});

test("staff finds a tutor, changes the tier and keeps new students away; the tutor reads it", async ({
  browser,
  context,
  page,
}) => {
  const own = await browser.newContext();
  const tutor = await newTutor(own);
  const [row] = await sql<{ id: number; name: string }[]>`select id, name from tutors where user_id = ${tutor.userId}`;
  await sql`update tutors set tier = 'BASIC', phone_number = '01033338642' where id = ${row?.id ?? 0}`;
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/tutors?tier=BASIC`);
  await expect(page.getByRole("heading", { level: 1, name: "선생님" })).toBeVisible();
  await page.getByRole("searchbox", { name: "이름이나 전화 끝 4자리" }).fill("8642");
  const link = page.locator(`a[href="/operator/tutors/${row?.id}"]`);
  await expect(page.getByRole("rowheader")).toHaveCount(await page.getByText("010-3333-8642").count());
  await expectAccessible(page, "tutors", WIDE);
  await link.click();
  await page.getByRole("button", { name: "등급 바꾸기" }).click();
  await page.getByLabel("새 등급").selectOption({ label: "명문대 선생님 3단계" });
  await page.getByLabel("이유").fill("수업을 아주 잘해요");
  await page.getByRole("dialog").getByRole("button", { name: "등급 바꾸기" }).click();
  await expect(page.getByText("지금은 명문대 선생님 3단계예요", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: /새 학생 멈추기$/ }).click();
  await page.getByLabel("이유").fill("일지가 많이 밀렸어요");
  await page.getByRole("dialog").getByRole("button", { name: "새 학생 멈추기" }).click();
  await expect(page.getByText("운영팀이 쉬게 함").first()).toBeVisible();
  await expectAccessible(page, "a tutor's page", WIDE);
  const home = await own.newPage();
  await home.goto(TUTOR);
  await expect(home.getByText("운영팀이 새 제안을 잠시 멈췄어요", { exact: false })).toBeVisible();
});
