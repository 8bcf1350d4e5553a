import { expect, test } from "@pkg/e2e/clean-page";
import { ACCOUNT, BUYER } from "@pkg/e2e/env";
import { demo, logIn, loginUrl } from "@pkg/e2e/session";

const PARENT = demo("parent");
const PRICE = `${BUYER}/price`;

test("a protected page asks to log in: a wrong pair is explained, the right one comes back, logging out closes it", async ({
  page,
}) => {
  const protectedPage = `${BUYER}/mypage?from=e2e%3D1&tab=%EC%A3%BC%EB%AC%B8`;
  await page.goto(protectedPage);
  await expect(page).toHaveURL(loginUrl(protectedPage));
  await logIn(page, { ...PARENT, password: "wrong-password" });
  const password = page.getByLabel("비밀번호", { exact: true });
  await expect(page.getByText("이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.")).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("wrong-password");
  await expect(page.getByLabel("이메일")).toHaveValue(PARENT.email);
  await password.fill(PARENT.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(protectedPage);

  // A signed-in visitor is forwarded at once, but never to a hostile address.
  await page.goto(loginUrl(PRICE));
  await page.waitForURL(PRICE);
  await page.goto(loginUrl(`${BUYER}.evil.example/`));
  await page.waitForURL(`${BUYER}/`);

  await page.goto(`${ACCOUNT}/logout?next=${encodeURIComponent(PRICE)}`);
  await page.waitForURL(PRICE);
  await page.goto(protectedPage);
  await expect(page).toHaveURL(loginUrl(protectedPage));
  await page.goto(`${ACCOUNT}/logout?next=${encodeURIComponent("https://evil.example/")}`);
  await page.waitForURL(`${BUYER}/`);
});

test("a form takes no input before hydration, so nothing is lost and no password gets into the address", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(loginUrl(PRICE), { waitUntil: "commit" });
  await expect(page.getByLabel("이메일")).toBeDisabled();
  await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeDisabled();
  resolve();
  await logIn(page, PARENT);
  await page.waitForURL(PRICE);
});
