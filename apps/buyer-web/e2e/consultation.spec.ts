import { expectAccessible } from "@pkg/e2e/axe";
import { newestCode } from "@pkg/e2e/inbox";
import { pressOn, tabTo, typeInto } from "@pkg/e2e/keyboard";
import { newPerson } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";

test.describe.configure({ timeout: 240_000 });

test("a free call is asked for without a log-in, by keyboard alone, and every screen reads well", async ({ page }) => {
  const { phone } = newPerson();
  await page.goto("/tutoring/consult");
  const send = page.getByRole("button", { name: "무료 상담 신청" });
  await expectAccessible(page);
  await pressOn(page, send);
  await page.getByText("학년을 골라 주세요.").waitFor();
  await expect(page.getByRole("radio", { name: "초등학교" })).toBeFocused();
  // Further up, the sticky bar covers half of a control that can be scrolled.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, "consult with errors");
  await page.getByRole("radio", { name: "초등학교" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2학년" })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "내신 성적을 올리고 싶어요" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "오후" }).nth(2));
  await page.keyboard.press("Space");
  await typeInto(page, "전화받는 분 이름", "김민지 어머니");
  await typeInto(page, "전화받을 휴대폰 번호", phone);
  await pressOn(page, page.getByRole("button", { name: "인증번호 받기" }));
  await expect(page.getByRole("textbox", { name: "인증번호" })).toBeFocused();
  // A refresh loses nothing: the code that was sent still counts.
  await page.reload();
  await expect(page.getByRole("radio", { name: "2학년" })).toBeChecked();
  await tabTo(page, page.getByRole("textbox", { name: "인증번호" }));
  await page.keyboard.type(await newestCode(phone));
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await pressOn(page, send);
  await page.getByRole("heading", { name: /어떤 선생님이/ }).waitFor();
  await expectAccessible(page);
  await pressOn(page, page.getByRole("link", { name: "건너뛰기" }));
  const promise = page.getByRole("heading", { name: /오후에 전화드릴게요/ });
  await promise.waitFor();
  await page.locator("article").nth(2).waitFor();
  await expectAccessible(page);

  // What was said stays, and is changed instead of asked for twice.
  await page.goto("/tutoring/consult");
  await page.getByRole("heading", { name: "이미 신청했어요" }).waitFor();
  await pressOn(page, page.getByRole("link", { name: "신청 내용 바꾸기" }));
  await expect(page.getByRole("radio", { name: "2학년" })).toBeChecked();
  await page.getByRole("button", { name: "오후" }).nth(2).click();
  await page.getByRole("button", { name: "바꾼 내용으로 신청" }).click();
  await page.getByRole("link", { name: "건너뛰기" }).click();
  await page.getByRole("heading", { name: /오전에 전화드릴게요/ }).waitFor();
  await page.getByRole("button", { name: "상담 취소하기" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^취소하기/ })
    .click();
  await page.getByRole("heading", { name: "상담 신청을 취소했어요" }).waitFor();
});
