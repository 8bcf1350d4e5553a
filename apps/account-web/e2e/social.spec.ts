import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { demo, loginUrl, newPerson, signIn } from "@pkg/e2e/session";
import type { Page } from "@playwright/test";

const NEXT = `${BUYER}/price?from=vendor`;

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Agrees at the vendor, as somebody it does not know yet. */
async function agreeAs(page: Page, person: { name: string; email: string }, sharesEmail = true): Promise<void> {
  await page.getByRole("radio", { name: "새로운 사람" }).check();
  await page.getByLabel("새로운 사람의 이름").fill(person.name);
  await page.getByLabel("새로운 사람의 이메일").fill(person.email);
  if (!sharesEmail) await page.getByRole("checkbox").uncheck();
  await press(page, "동의하고 계속하기");
}

/** Answers the questions of the sign-up, where the vendor's name stands already; the phone is left for later. */
async function registerAsStudent(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/signup\?/);
  await page.getByRole("radio", { name: /학생이에요/ }).check();
  await press(page, "다음");
  await expect(page.getByLabel("이름")).toHaveValue(name);
  await page.getByLabel("태어난 해").fill("2009");
  await press(page, "다음");
  await page.getByRole("radio", { name: "고등학교" }).check();
  await page.getByRole("radio", { name: "2학년" }).check();
  await press(page, "다음");
  await press(page, "필수만 동의");
  await press(page, "가입 마치기");
  await page.waitForURL(/\/phone\?/);
  await page.getByRole("link", { name: "나중에 확인할게요" }).click();
}

test("a new person without an e-mail registers with the name filled in, leaves, and comes back", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(loginUrl(`${BUYER}/mypage/user`));
  await press(page, "카카오로 계속하기");
  await agreeAs(page, { name: "한새봄", email }, false);
  await registerAsStudent(page, "한새봄");
  await page.waitForURL(`${BUYER}/mypage/user`);
  const main = page.locator("main").filter({ visible: true });
  await expect(main).toContainText("이메일아직 없어요");
  for (const address of [`${BUYER}/mypage/user`, `${BUYER}/mypage`, `${ACCOUNT}/security`]) {
    await page.goto(address);
    await expect(main).toContainText(/한새봄|연결됨/);
    await expect(main).not.toContainText(/no-email|\.invalid|null|undefined| · $/);
    await expect(main).not.toContainText(email);
  }

  await page.goto(`${ACCOUNT}/logout?next=${encodeURIComponent(`${BUYER}/price`)}`);
  await page.waitForURL(`${BUYER}/price`);
  await page.goto(loginUrl(NEXT));
  await expect(page.getByRole("button", { name: "카카오로 계속하기" })).toContainText("최근 로그인");
  await press(page, "카카오로 계속하기");
  await page.getByRole("radio", { name: email }).check();
  await press(page, "동의하고 계속하기");
  await page.waitForURL(NEXT);
});

test("Apple answers by a form: cancelling says so, agreeing registers", async ({ page }) => {
  await page.goto(loginUrl(NEXT));
  await press(page, "Apple");
  await press(page, "취소");
  await expect(page.getByRole("alert").filter({ hasText: "로그인을 취소했어요." })).toBeVisible();
  await expectAccessible(page);
  await press(page, "Apple");
  await agreeAs(page, { name: "한새봄", email: newPerson().email });
  await registerAsStudent(page, "한새봄");
  await page.waitForURL(NEXT);
});

test("linking and unlinking", async ({ context, page }) => {
  await signIn(context, demo("parent"));
  await page.goto(`${ACCOUNT}/security`);
  await press(page, "네이버 연결하기");
  await agreeAs(page, { name: "이수진", email: newPerson().email });
  await expect(page.getByText("네이버 계정을 연결했어요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "네이버 연결 끊기" })).toBeVisible();
  await expectAccessible(page);
  await press(page, "네이버 연결 끊기");
  await page.getByRole("alertdialog").getByRole("button", { name: "연결 끊기" }).click();
  await expect(page.getByRole("button", { name: "네이버 연결하기" })).toBeVisible();
});
