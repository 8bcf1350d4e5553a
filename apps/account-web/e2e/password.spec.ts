import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { mailedLink } from "@pkg/e2e/inbox";
import { logIn, loginUrl, signIn } from "@pkg/e2e/session";
import { makeAccount } from "./lib/account";

const NEW = "a brand new password";

test("a forgotten password: the mailed link sets a new one, once, and every device is logged out", async ({
  page,
  browser,
}) => {
  const person = await makeAccount(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(other, person);

  await page.goto(loginUrl(`${BUYER}/price`));
  await page.getByRole("link", { name: "비밀번호를 잊었어요" }).click();
  await page.getByRole("button", { name: "링크 받기" }).click();
  await expect(page.getByText("이메일을 적어 주세요.")).toBeVisible();
  await expect(page.getByLabel("이메일")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("이메일").fill(person.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "메일함을 확인해 주세요" })).toBeVisible();
  await expect(page.getByRole("button", { name: /초 뒤에 다시 받기/ })).toBeVisible();
  await expectAccessible(page);

  const link = await mailedLink(person.email);
  const query = `?next=${encodeURIComponent(`${BUYER}/price`)}`;
  expect(link.startsWith(`${ACCOUNT}/password/reset${query}#token=`)).toBe(true);
  await page.goto(link);
  const field = page.getByLabel("새 비밀번호", { exact: true });
  await field.fill("short");
  await page.keyboard.press("Enter");
  await expect(page.getByText("8자 이상으로 정해 주세요.").last()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("short");
  await page.reload();
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await field.fill(NEW);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "새 비밀번호를 정했어요" })).toBeVisible();
  expect(page.url()).toBe(`${ACCOUNT}/password/reset${query}`);
  await expectAccessible(page);

  await elsewhere.goto(`${ACCOUNT}/profiles`);
  await expect(elsewhere.getByRole("alertdialog")).toBeVisible();
  await other.close();

  await page.getByRole("link", { name: "로그인하기" }).click();
  await logIn(page, { ...person, password: NEW });
  await page.waitForURL(`${BUYER}/price`);

  await page.goto(link);
  await expect(page.getByRole("alert").getByText("링크를 더 쓸 수 없어요")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "새 링크 받기" }).click();
  await expect(page).toHaveURL(`${ACCOUNT}/password/forgot${query}`);
});

test("changing the password by keyboard alone: wrong, weak, then right", async ({ context, page }) => {
  const person = await makeAccount(page);
  await signIn(context, person);
  await page.goto(`${ACCOUNT}/security`);
  await page.getByRole("link", { name: "비밀번호 바꾸기" }).click();
  const current = page.getByLabel("현재 비밀번호", { exact: true });
  const next = page.getByLabel("새 비밀번호", { exact: true });
  await current.fill("not my password");
  await next.fill(NEW);
  await page.keyboard.press("Enter");
  await expect(page.getByText("현재 비밀번호가 맞지 않아요.")).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(NEW);
  await expectAccessible(page);
  await current.fill(person.password);
  await next.fill("aaaaaaaaaa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("같은 글자만 이어진 비밀번호는")).toBeVisible();
  await expect(next).toBeFocused();
  await next.fill(NEW);
  await page.keyboard.press("Enter");
  await expect(page.getByText("비밀번호를 바꿨어요.")).toBeVisible();
  await expect(page).toHaveURL(`${ACCOUNT}/security`);

  await page.goto(`${ACCOUNT}/logout`);
  await page.waitForURL(`${BUYER}/`);
  await page.goto(loginUrl(`${BUYER}/price`));
  await logIn(page, { ...person, password: NEW });
  await page.waitForURL(`${BUYER}/price`);
});

test("devices: another one is listed, logged out alone or with all others", async ({ context, page, browser }) => {
  const person = await makeAccount(page);
  const phone = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
  });
  const there = await phone.newPage();
  const enter = async () => {
    await signIn(phone, person);
    await there.goto(`${ACCOUNT}/security`);
    await expect(there.getByText("지금 쓰고 있어요")).toBeVisible();
  };
  await enter();

  await signIn(context, person);
  await page.goto(`${ACCOUNT}/security`);
  await expect(page.getByText("지금 쓰고 있어요")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "iPhone · Safari 로그아웃" }).click();
  await expect(page.getByText("그 기기에서 로그아웃했어요.")).toBeVisible();
  await expect(page.getByText("다른 기기에서는 로그인하지 않았어요.")).toBeVisible();
  await there.context().clearCookies();

  await enter();
  await page.reload();
  await page.getByRole("button", { name: "다른 기기에서 모두 로그아웃" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("다른 기기 1대에서 로그아웃할까요?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "모두 로그아웃" }).click();
  await expect(page.getByText("다른 기기에서는 로그인하지 않았어요.")).toBeVisible();
  await there.reload();
  await expect(there.getByRole("alertdialog")).toBeVisible();
  await phone.close();
});
