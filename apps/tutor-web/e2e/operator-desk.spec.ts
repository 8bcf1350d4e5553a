import { randomUUID } from "node:crypto";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { Browser, Locator, Page } from "@playwright/test";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });
// The desk is made for wide screens; a phone has its pages behind a menu.
test.use({ viewport: { width: 1280, height: 900 } });

const WIDE = [1280] as const;

/** Types into the one search of the desk, which "/" opens from anywhere. @returns what is found */
async function search(page: Page, text: string, hit: RegExp): Promise<Locator> {
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "사람과 주문 찾기" })).toBeFocused();
  await page.keyboard.type(text);
  return page.getByRole("search").getByRole("link", { name: hit }).first();
}

const find = async (page: Page, text: string, hit: RegExp) => (await search(page, text, hit)).click();

/** Says why in the sheet of an act, and does it. */
async function confirm(page: Page, act: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("이유").fill("가족과 통화했어요");
  await sheet.getByRole("button", { name: act }).click();
  await expect(sheet).toBeHidden();
}

/** One family with a course, a call that it asked for and a message that failed. */
async function busyFamily(browser: Browser) {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const child = `학생${randomUUID().slice(0, 6).replace(/\d/g, "가")}`;
  const { matchId } = await teachStudent(tutor, { buyerId, name: child, hours: [-48, 24] });
  // An order whose number has the form of those that buyers read aloud.
  const number = `NR${randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase()}`;
  await sql`insert into orders (merchant_uid, user_id, student_id, student_name, status, payment_method, idempotency_key, request_hash,
      payment_id, order_name, amount, ledger, lease_until, charge_deadline, paid_at)
    select ${number}, user_id, student_id, student_name, 'PAID', 'CARD', ${randomUUID()}, 'e2e', ${randomUUID()}, '영어', 0, '[]'::jsonb,
      now(), now(), now()
    from orders where user_id = ${buyerId}`;
  const [buyer] = await sql<{ phone: string; email: string; uid: string }[]>`
    select u.phone_number as phone, u.email, ${number} as uid from users u where u.id = ${buyerId}`;
  const { phone, email, uid } = buyer ?? { phone: "", email: "", uid: "" };
  await sql`insert into phone_messages (key, kind, user_id, phone_number, text, status, failure)
    values (${randomUUID()}, 'LESSON', ${buyerId}, ${phone}, '[나란] 수업이 바뀌었어요.', 'FAILED', 'Solapi: HTTP 500.')`;
  await sql`insert into consultations (user_id, phone_number, grade, study_purposes, slots, promised_on, promised_half_day, promised_until)
    values (${buyerId}, ${phone}, 8, '{}', '[]'::jsonb, '2099-01-02', 'AFTERNOON', '2099-01-02')`;
  return { tutor, buyerId, child, matchId, phone, email, uid };
}

test("staff does the day's ten most frequent tasks from one search; others get 404", async ({
  browser,
  context,
  page,
}) => {
  const { tutor, buyerId, child, matchId, phone, email, uid } = await busyFamily(browser);
  const staff = await newTutor(context);
  await page.goto(`${TUTOR}/operator`);
  await expect(page.getByRole("heading", { name: /찾을 수 없/ })).toBeVisible();
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "오늘" })).toBeVisible();
  await expectAccessible(page, "desk");
  const see = async (label: string, kind: string) => {
    await page.getByLabel("볼 것", { exact: true }).selectOption({ label });
    // The address follows the choice by some 50 ms; a link that is pressed in between would be undone by it.
    await page.waitForURL(new RegExp(`kind=${kind}`));
  };
  const person = `${TUTOR}/operator/people/${buyerId}`;

  // 1. Who is calling: a name with the end of the phone. 2. A note for colleagues.
  await expect(await search(page, `김민정 ${phone.slice(-4)}`, new RegExp(`김민정.*${phone.slice(-4)}`))).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/operator\/people\//);
  await page.goto(person);
  await page.getByLabel("메모 남기기").fill("첫 수업 날을 물어봤어요");
  await page.getByRole("button", { name: /^메모 남기기/ }).click();
  await expect(page.getByText("첫 수업 날을 물어봤어요").first()).toBeVisible();
  await expectAccessible(page, "a person's page");

  // 3. How far the search for a child's tutor is. 4. When the next lesson is.
  await find(page, child, new RegExp(child));
  await page.waitForURL(person);
  await expect(page.getByRole("region", { name: "지금" }).getByText("다음 수업")).toBeVisible();
  await see("수업", "LESSON");
  await expect(page.getByText("수업했어요", { exact: false }).first()).toBeVisible();
  await see("매칭", "MATCH");
  await page
    .getByRole("link", { name: /수학 중2-2/ })
    .first()
    .click();
  await page.waitForURL(`${TUTOR}/operator/matches/${matchId}`);
  await expect(page.getByRole("link", { name: "김민정" })).toBeVisible();

  // 5. What an order came to, by its number.
  await find(page, uid, new RegExp(uid));
  await page.waitForURL(`${TUTOR}/operator/money/orders/${uid}`);
  await expect(page.getByRole("heading", { level: 1, name: /영어/ })).toBeVisible();

  // 6. Why a message did not arrive, by an address.
  await find(page, email, new RegExp(email));
  await page.waitForURL(person);
  await see("메시지", "MESSAGE");
  await page.getByRole("link", { name: "[나란] 수업이 바뀌었어요." }).click();
  await page.waitForURL(/\/operator\/messages\?userId=/);
  await expect(page.getByText("Solapi: HTTP 500.").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "messages", WIDE);

  // 7. A call that was asked for, and what came of it.
  await find(page, phone, new RegExp(phone.slice(-4)));
  await page.waitForURL(person);
  await see("상담", "CONSULTATION");
  await page.getByRole("main").getByRole("link", { name: "상담", exact: true }).click();
  await page.getByRole("radio", { name: "신청하지 않아요" }).check();
  await page.getByLabel("이야기한 내용").fill("방학이 지나고 시작하고 싶어 해요.");
  await page.getByRole("button", { name: "기록하기" }).click();
  await expect(page.getByText("방학이 지나고 시작하고 싶어 해요.").first()).toBeVisible();

  // 8. An account is put to rest. 9. It is woken.
  await find(page, child, new RegExp(child));
  await page.waitForURL(person);
  for (const act of ["계정 쉬게 하기", "계정 깨우기"]) {
    await page.getByRole("button", { name: new RegExp(`${act}$`) }).click();
    await confirm(page, act);
  }
  await expect(page.getByText("쉬는 계정")).toHaveCount(0);

  // 10. A tutor gets no new students for a while.
  await find(page, tutor.phone, /한서윤/);
  await page.getByRole("link", { name: "선생님 페이지 보기" }).click();
  await page.getByRole("button", { name: /새 학생 멈추기$/ }).click();
  await confirm(page, "새 학생 멈추기");
  await expect(page.getByText("운영팀이 쉬게 함").first()).toBeVisible();

  const nav = page.getByRole("navigation", { name: "운영" });
  await nav.getByRole("link", { name: "작업" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "작업" })).toBeVisible();
  await expectAccessible(page, "jobs", WIDE);
  await nav.getByRole("link", { name: "처리 기록" }).click();
  await page.getByLabel("누가").fill(staff.userId);
  await expect(page.getByRole("rowheader", { name: /메모 남기기/ })).toHaveCount(1);
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
  await expect(link).toBeVisible();
  const others = async () =>
    (await page.getByRole("rowheader").count()) - (await page.getByText("끝자리 8642").count());
  await expect.poll(others).toBe(0);
  await expectAccessible(page, "tutors", WIDE);
  await link.click();
  await page.getByRole("button", { name: "등급 바꾸기" }).click();
  await page.getByLabel("새 등급").selectOption({ label: "명문대 선생님 3단계" });
  await page.getByLabel("이유").fill("수업을 아주 잘해요");
  await page.getByRole("dialog").getByRole("button", { name: "등급 바꾸기" }).click();
  await expect(page.getByText("지금은 명문대 선생님 3단계예요", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: /새 학생 멈추기$/ }).click();
  await page.getByLabel("이유").fill("기록이 많이 밀렸어요");
  await page.getByRole("dialog").getByRole("button", { name: "새 학생 멈추기" }).click();
  await expect(page.getByText("운영팀이 쉬게 함").first()).toBeVisible();
  await expectAccessible(page, "a tutor's page", WIDE);
  const home = await own.newPage();
  await home.goto(TUTOR);
  await expect(home.getByText("운영팀이 새 제안을 잠시 멈췄어요", { exact: false })).toBeVisible();
});
