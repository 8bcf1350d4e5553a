import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT, TUTOR } from "@pkg/e2e/env";
import { mailedCode, newestCode } from "@pkg/e2e/inbox";
import { newPerson } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/tutor-application";
import type { Page } from "@playwright/test";

/** Confirms the phone, which cannot be left for later on this side, and arrives at the application with it. */
async function confirmPhone(page: Page, phone: string): Promise<void> {
  await page.waitForURL(/\/phone\?/);
  await expect(page.getByText("수업 제안과 심사 결과를 이 번호로 알려 드려요.")).toBeVisible();
  await expect(page.getByRole("link", { name: "나중에 확인할게요" })).toHaveCount(0);
  await page.getByLabel("휴대폰 번호").fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await newestCode(phone));
  await page.waitForURL(new RegExp(`^${TUTOR}/applicants/[\\w-]{36}`));
  await expect(page.getByRole("heading", { name: "어떤 분인지 알려 주세요" })).toBeVisible();
  await expect(page.getByText(phone.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1-$2-$3"))).toBeVisible();
}

/** Name, year of birth and terms, and the code of a new e-mail; no grade is asked for. */
async function register(page: Page, name: string, email?: string): Promise<void> {
  await expect(page.getByText(/학년/)).toHaveCount(0);
  await page.getByLabel("이름").fill(name);
  await page.getByLabel("태어난 해").fill("2001");
  await page.getByRole("checkbox", { name: "전체 동의" }).check();
  if (email) {
    await page.getByRole("button", { name: "이메일 인증번호 받기" }).click();
    await page.getByLabel("인증번호").fill(await mailedCode(email));
  }
  await page.getByRole("button", { name: "가입하고 지원서 쓰기" }).click();
}

test("somebody who has never been here signs up by e-mail and arrives at the application", async ({ page }) => {
  const { email, phone } = newPerson();
  await page.goto(`${TUTOR}/`);
  await page.getByRole("main").getByRole("link", { name: "로그인", exact: true }).click();
  await page.getByRole("link", { name: "선생님으로 지원하기" }).click();
  await page.waitForURL(`${ACCOUNT}/signup?source=tutor**`);
  await expect(page.getByRole("heading", { name: "선생님으로 시작해 볼까요?" })).toBeVisible();
  await expectAccessible(page, "sign-up of a tutor");
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill("e2e-password-2026");
  await register(page, "정우진", email);
  await confirmPhone(page, phone);
  await expect(page.getByLabel("이름")).toHaveValue("정우진");
});

test("a person new at Kakao applies too, and the vendor's name is there", async ({ page }) => {
  const { email, phone } = newPerson();
  await page.goto(`${TUTOR}/`);
  await page.getByRole("link", { name: "선생님 지원하기" }).click();
  await page.getByRole("button", { name: "카카오로 계속하기" }).click();
  await page.getByRole("radio", { name: "새로운 사람" }).check();
  await page.getByLabel("새로운 사람의 이름").fill("한새봄");
  await page.getByLabel("새로운 사람의 이메일").fill(email);
  await page.getByRole("button", { name: "동의하고 계속하기" }).click();
  await page.waitForURL(/\/signup\?source=tutor/);
  await expect(page.getByLabel("이름")).toHaveValue("한새봄");
  await expect(page.getByLabel("이메일")).toHaveCount(0);
  await register(page, "한새봄");
  await confirmPhone(page, phone);
});
