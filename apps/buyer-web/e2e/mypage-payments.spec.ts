import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { pressOn, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { CARD_FACTS, CARDS } from "./lib/cards";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";

test.describe.configure({ timeout: 240_000 });

const METHODS = "/mypage/payment-management/payment-method";
const SCHEDULES = "/mypage/payment-management/order-schedule";
const HISTORY = "/mypage/payment-management/order-history";

test("a card is added by keyboard, refused at its field, replaced while it is in use, and removed", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  await page.goto(METHODS);
  await page.getByText("저장한 결제 수단이 없어요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "no card");
  const add = page.getByRole("button", { name: "카드 추가" });
  await pressOn(page, add);
  await pressOn(page, add);
  await expect(page.getByText("카드 번호를 적어 주세요.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "카드 번호" })).toBeFocused();
  await expectAccessible(page, "card, refused");

  await page.keyboard.type(CARDS.paid);
  await typeInto(page, "유효기간", CARD_FACTS.expiry);
  await typeInto(page, "비밀번호 앞 2자리", CARD_FACTS.password);
  await typeInto(page, "생년월일 또는 사업자번호", CARD_FACTS.birthday);
  await pressOn(page, add);
  await expect(page.getByRole("article", { name: /09$/ })).toContainText("기본");
  const [orders] =
    await sql`select count(*)::int as n from orders o join users u on u.id = o.user_id where u.email = ${family.email}`;
  expect(orders?.n).toBe(0);

  await family.buy(await courseOf("MATH", { months: 1 }), student);
  await page.goto(METHODS);
  const used = page.getByRole("article", { name: /09$/ });
  await expect(used).toContainText("에 결제해요");
  await expect(used.getByRole("button", { name: "지우기" })).toHaveCount(0);
  await expect(used).toContainText("다른 카드로 바꿔야 지울 수 있어요");
  await expectAccessible(page, "card in use");
  await used.getByRole("button", { name: "카드 바꾸기" }).click();
  await expect(page.getByText(/정기 결제 1건에 써요/)).toBeVisible();
  await page.getByRole("textbox", { name: "카드 번호" }).fill(CARDS.limitExceeded);
  await page.getByRole("textbox", { name: "유효기간" }).fill(CARD_FACTS.expiry);
  await page.getByRole("textbox", { name: "비밀번호 앞 2자리" }).fill(CARD_FACTS.password);
  await page.getByRole("textbox", { name: "생년월일 또는 사업자번호" }).fill(CARD_FACTS.birthday);
  await page.getByRole("button", { name: "이 카드로 바꾸기" }).click();
  await expect(page.getByRole("article", { name: /08$/ })).toContainText("에 결제해요");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("the next payment is seen, stopped, resumed and left out by keyboard; a message's link stops it too", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  await page.goto(SCHEDULES);
  await page.getByText("예정된 결제가 없어요").filter({ visible: true }).waitFor();
  await expectAccessible(page, "no renewal");
  await family.buy(await courseOf("MATH", { months: 1 }), student);
  await page.goto(SCHEDULES);
  await expect(page.getByText("정기 결제 중")).toBeVisible();
  await expectAccessible(page, "renewal");
  await page.getByRole("button", { name: "결제 멈추기" }).focus();
  await page.keyboard.press("Enter");
  const asked = page.getByRole("alertdialog", { name: "정기 결제를 멈출까요?" });
  await expectAccessible(page, "renewal, the question before a stop");
  await pressOn(page, asked.getByRole("button", { name: "멈출게요" }));
  await expect(page.getByText("멈췄어요", { exact: true })).toBeVisible();
  await expect(page.getByText(/^이미 결제한 수업 \d+회는 그대로 들을 수 있어요/)).toBeVisible();
  const resume = page.getByRole("button", { name: "정기 결제 다시 켜기" });
  await expect(resume).toBeFocused();
  await page.reload();
  await resume.focus();
  await page.keyboard.press("Enter");
  const askedOn = page.getByRole("alertdialog", { name: "정기 결제를 다시 켤까요?" });
  await expect(askedOn).toContainText(/10시에 .+에서 [\d,]+원을 결제해요/);
  await pressOn(page, askedOn.getByRole("button", { name: "다시 켜기" }));
  await expect(page.getByText("정기 결제 중")).toBeVisible();
  const rows =
    await sql`select s.id, s.status from order_schedules s join users u on u.id = s.user_id where u.email = ${family.email}`;
  expect(rows.map(({ status }) => status)).toEqual(["ACTIVE"]);

  await pressOn(page, page.getByRole("button", { name: "결제 바꾸기" }));
  await expectAccessible(page, "renewal, what can be changed");
  await pressOn(page, page.getByRole("button", { name: "한 번 건너뛰기" }));
  await expect(page.getByText(/결제는 건너뛰어요/)).toBeVisible();
  await pressOn(page, page.getByRole("button", { name: "건너뛰지 않기" }));
  await expect(page.getByText(/결제는 건너뛰어요/)).toHaveCount(0);
  await page.getByRole("combobox", { name: "결제일" }).selectOption("5");
  await pressOn(page, page.getByRole("button", { name: "결제일 바꾸기" }));
  await expect(page.getByText("매달 5일", { exact: true }).first()).toBeVisible();

  const token = randomBytes(16).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await sql`update order_schedules set link_token_hash = ${hash} where id = ${rows[0]?.id}`;
  const reader = await (await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" })).newPage();
  const opened = await reader.goto(`${baseURL}/order-schedules/${token}`);
  expect(opened?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  await expect(reader.getByRole("heading", { level: 1, name: "다음 결제를 확인해 주세요" })).toBeVisible();
  await expectAccessible(reader, "message's link");
  await pressOn(reader, reader.getByRole("button", { name: "멈출게요" }));
  await pressOn(reader, reader.getByRole("alertdialog").getByRole("button", { name: "멈출게요" }));
  await expect(reader.getByRole("heading", { level: 1, name: "정기 결제를 멈췄어요" })).toBeVisible();
  await reader.context().close();
  await page.reload();
  await expect(page.getByText("멈췄어요", { exact: true })).toBeVisible();
});

/** The pages that list one student's things, and what they call them. */
const NARROWED = {
  "/mypage/payment-management/order-schedule": "결제",
  "/mypage/payment-management/statement": "결제",
  "/mypage/service": "수업",
  "/tutoring/matching": "매칭",
};

test("switching the student changes whose orders, lessons and payments are seen", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [first, second] = await family.children();
  await family.buy(await courseOf("MATH", { months: 1 }), first);
  await family.buy(await courseOf("ENGLISH", { months: 3 }), second);
  await page.goto("/mypage");
  await page.getByRole("button", { name: new RegExp(`^${second.name} [초중고]`) }).click();
  await expect(page.getByText(`${second.name} 학생의 주문과 수업만`)).toBeVisible();
  await expect(page.getByText("다음 결제")).toHaveCount(0);
  await expectAccessible(page, "switched");

  for (const [path, what] of Object.entries(NARROWED)) {
    await page.goto(path);
    await expect(page.getByText(`${second.name} 학생의 ${what}만 보고 있어요.`)).toBeVisible();
  }
  const orders = page.getByRole("main").getByRole("link", { name: /학생/ });
  await page.goto(HISTORY);
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(second.name);
  await page.getByRole("button", { name: "모두 보기" }).click();
  await expect(orders).toHaveCount(2);
  await page.getByRole("button", { name: /보는 조건 바꾸기/ }).click();
  await page.getByRole("radio", { name: first.name }).check();
  await expect(page).toHaveURL(new RegExp(`student=${first.id}`));
  await page.getByRole("radio", { name: "1개월" }).check();
  await expect(page).toHaveURL(/period=1m/);
  await expectAccessible(page, "filters of the history");
  await page.getByRole("button", { name: "주문 보기" }).click();
  await expect(orders).toHaveCount(1);
  await expectAccessible(page, "history with filters");

  await page.goto(`${HISTORY}?page=99`);
  await expect(page.getByText("이 페이지에는 내용이 없어요")).toBeVisible();
  await page.getByRole("button", { name: "첫 페이지 보기" }).click();
  await expect(orders).toHaveCount(2);

  await page.goto("/mypage/payment-management/statement");
  await expect(page.getByRole("table", { name: `${first.name} 학생` })).toBeVisible();
  await expect(page.getByRole("table", { name: `${second.name} 학생` })).toBeVisible();
  await expectAccessible(page, "yearly statement");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /엑셀 파일/ }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n")).toHaveLength(5);
  expect(file).toMatch(/^\uFEFF날짜,구분,/);

  const rows = await sql`select target_id from audit_logs a join users u on u.id = a.actor_id
    where u.email = ${family.email} and action = 'student.switched'`;
  expect(rows.map(({ target_id }) => target_id)).toEqual([second.id]);
});
