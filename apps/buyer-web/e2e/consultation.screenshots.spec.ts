import { newestCode } from "@pkg/e2e/inbox";
import { newPerson } from "@pkg/e2e/session";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { paintTimes } from "./lib/paint-times";

test.describe.configure({ timeout: 240_000 });

test("a free call, asked for without a log-in", async ({ page }) => {
  const { phone } = newPerson();
  await page.goto("/tutoring/consult");
  await page.getByRole("button", { name: "무료 상담 신청" }).waitFor();
  await shoot(page, "consult");
  await page.getByRole("button", { name: "무료 상담 신청" }).click();
  await page.getByText("학년을 골라 주세요.").waitFor();
  await page.getByRole("radio", { name: "중학교", exact: true }).click();
  await page.getByRole("radio", { name: "2학년", exact: true }).click();
  await page.getByRole("button", { name: "내신 성적을 올리고 싶어요" }).click();
  await page.getByRole("button", { name: "공부 습관을 만들고 싶어요" }).click();
  await page.getByRole("button", { name: "오후" }).nth(1).click();
  await page.getByRole("button", { name: "수학" }).click();
  await page.getByRole("textbox", { name: "전화받는 분 이름" }).fill("김민지 어머니");
  await page.getByRole("textbox", { name: "전화받을 휴대폰 번호" }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).waitFor();
  await shoot(page, "consult-filled");
  await page.getByRole("textbox", { name: "인증번호" }).fill(await newestCode(phone));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "무료 상담 신청" }).click();
  await page.getByRole("heading", { name: /어떤 선생님이/ }).waitFor();
  await page.getByRole("button", { name: "꼼꼼한" }).click();
  await paintTimes(page, [
    { day: 1, from: 38, to: 43 },
    { day: 3, from: 38, to: 43 },
  ]);
  await shoot(page, "consult-matching");
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("heading", { name: /에 전화드릴게요/ }).waitFor();
  await page.locator("article").first().waitFor();
  await shoot(page, "consult-complete");
  await page.goto("/tutoring/consult");
  await page.getByRole("heading", { name: "이미 신청했어요" }).waitFor();
  await page.locator("article").first().waitFor();
  await shoot(page, "consult-asked");
});
