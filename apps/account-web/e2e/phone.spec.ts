import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { sql } from "@pkg/e2e/database";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { newestCode } from "@pkg/e2e/inbox";
import { logIn, newPerson, signIn } from "@pkg/e2e/session";
import { makeAccount } from "./lib/account";

test("the present owner of a number takes it from an account that needs it for nothing", async ({ context, page }) => {
  const { phone } = newPerson();
  const [old, present] = [await makeAccount(page), await makeAccount(page)];
  await sql`update users set phone_number = ${phone}, phone_number_verified = true where email = ${old.email}`;
  await signIn(context, present);
  await page.goto(`${ACCOUNT}/phone?next=${encodeURIComponent(`${BUYER}/price`)}`);
  await page.getByLabel("휴대폰 번호").fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await expect(page.getByText("이미 쓰고 있는 번호예요.")).toBeVisible();
  await expect(page.getByLabel("휴대폰 번호")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "인증번호로 확인하고 옮기기" }).click();
  // A reload keeps the code that is on its way.
  await expect(page.getByLabel("인증번호")).toBeFocused();
  await page.reload();
  await page.getByLabel("인증번호").fill(await newestCode(phone));
  await page.waitForURL(`${BUYER}/price`);
  const rows = await sql`select email, phone_number_verified as proven from users where phone_number = ${phone}`;
  expect(rows).toEqual([{ email: present.email, proven: true }]);
  // The account before hears it, and still logs in.
  await context.clearCookies();
  await page.goto(`${ACCOUNT}/login?next=${encodeURIComponent(`${BUYER}/mypage/user`)}`);
  await logIn(page, old);
  await page.waitForURL(`${BUYER}/mypage/user`);
});
