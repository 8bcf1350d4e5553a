import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { logIn, loginUrl, signIn } from "@pkg/e2e/session";
import { makeAccount } from "./lib/account";

test("closing: what is deleted and kept, a wrong password, the confirmation, and no log-in afterwards", async ({
  context,
  page,
}) => {
  const person = await makeAccount(page);
  await signIn(context, person);
  await page.goto(`${ACCOUNT}/security`);
  await page.getByRole("link", { name: "회원 탈퇴" }).click();
  await expect(page.getByRole("heading", { name: "탈퇴할까요?" })).toBeVisible();
  await expect(page.getByText("결제한 적이 없어서 남는 기록이 없어요.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByText("비밀번호를 적어 주세요.")).toBeVisible();
  await expect(page.getByText("내용을 읽고 표시해 주세요.")).toBeVisible();

  const password = page.getByLabel("현재 비밀번호", { exact: true });
  await expect(password).toBeFocused();
  await password.fill("not my password");
  await page.getByLabel("지워지는 것과 남는 것을 확인했어요.").check();
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "계속 이용하기" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByText("현재 비밀번호가 맞지 않아요.")).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill(person.password);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByRole("heading", { name: "탈퇴를 마쳤어요" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "홈으로" }).click();
  await page.waitForURL(`${BUYER}/`);

  await page.goto(loginUrl(`${BUYER}/price`));
  await logIn(page, person);
  await expect(page.getByText("이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.")).toBeVisible();
});
