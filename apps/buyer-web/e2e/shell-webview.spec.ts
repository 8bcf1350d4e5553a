import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT, BUYER, EXAM, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";

const MOBILE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const UPDATE = "잠깐, 앱을 새로 받아 주세요";

test("an outdated app sees its store's update screen on every site, usable with a reader and shown by no search engine", async ({
  browser,
  request,
}) => {
  for (const [platform, version, store] of [
    ["android", 40400, "구글 플레이"],
    ["ios", 5200, "앱 스토어"],
  ] as const) {
    const userAgent = `${MOBILE} NaranApp/1 (${platform}; ${version}; kr.naran.student)`;
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    for (const site of [BUYER, TUTOR, ACCOUNT, EXAM]) {
      await page.goto(`${site}/login`);
      expect(page.url()).toBe(`${site}/update/${platform}`);
      await expect(page.getByRole("heading", { level: 1, name: UPDATE })).toBeVisible();
      const update = page.getByRole("link", { name: `${store}에서 업데이트` });
      await expect(update).toHaveAttribute("href", new RegExp(`/stores/${platform}$`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      if (platform === "android") await expectAccessible(page, `update, ${site}`);
      if (site !== BUYER) continue;
      await update.click();
      await expect(page.getByRole("heading", { level: 1, name: "앱 마켓" })).toBeVisible();
      await expect(page.getByText(store)).toBeVisible();
    }
    await context.close();
  }
  const headers = { "x-android-version": "40400" };
  const answer = await request.get(`${BUYER}/login`, { headers, maxRedirects: 0 });
  expect(new URL(answer.headers().location ?? "", BUYER).href).toBe(`${BUYER}/update/android`);
});

test("a webview has no log-in or log-out and sends the app's version", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ userAgent: `${MOBILE} NaranApp/1 (android; 40401; kr.naran.student)` });
  const page = await context.newPage();
  const banner = page.getByRole("banner");
  const menu = page.getByRole("dialog");
  const openMenu = async () => {
    await page.goto("/price");
    // The header is a part of its own, which is hydrated after the page: the deferred part comes when all is.
    await page.locator("[data-offline-bar]").waitFor({ state: "attached" });
    await banner.getByRole("button", { name: "메뉴" }).click();
    await expect(menu.getByRole("link", { name: "가격" })).toBeVisible();
  };
  await openMenu();
  await expect(page.getByRole("link", { name: "로그인" })).toHaveCount(0);

  await signUpBuyer(context, baseURL ?? "");
  const me = page.waitForRequest(/\/api\/v2\/users\/me/);
  await openMenu();
  expect((await me).headers()["x-android-version"]).toBe("40401");
  await expect(menu.getByRole("link", { name: "프로필" })).toBeVisible();
  await expect(page.getByRole("link", { name: "로그아웃" })).toHaveCount(0);
  await context.close();
});
