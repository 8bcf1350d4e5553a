import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT, BUYER, EXAM, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

const MOBILE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const UPDATE = "잠깐, 앱을 새로 받아 주세요";

const GATE: ReadonlyArray<readonly [string, "구글 플레이" | "앱 스토어" | null]> = [
  ["NaranApp/1 (android; 40400; kr.naran.student)", "구글 플레이"],
  ["NaranApp/1 (android; 40401; kr.naran.student)", null],
  ["NaranApp/1 (ios; 5200; kr.naran.student)", "앱 스토어"],
  ["NaranApp/1 (ios; 5201; kr.naran.student)", null],
  ["NaranApp/1 (ios; 1; kr.naran.tutor.ios)", null],
  ["NaranApp/1 (ios; 1; kr.naran.tutor.ios.debug)", null],
  ["NaranApp/1 (android; 1; kr.naran.tutor.android)", null],
  ["NaranApp/1 (android; 1; kr.naran.tutor.android.debug)", null],
  ["NaranApp/1", "구글 플레이"],
  ["", null],
];

test("an outdated app sees its store's update screen, everybody else the site", async ({ browser }) => {
  for (const [suffix, store] of GATE) {
    const context = await browser.newContext({ userAgent: `${MOBILE} ${suffix}`.trim() });
    const page = await context.newPage();
    await page.goto("/price");
    if (store) {
      await expect(page.getByRole("heading", { level: 1, name: UPDATE }), suffix).toBeVisible();
      await expect(page.getByRole("link", { name: `${store}에서 업데이트` })).toHaveAttribute("href", /^https:/);
      expect(new URL(page.url()).pathname).toBe(store === "앱 스토어" ? "/update/ios" : "/update/android");
    } else {
      await expect(page.getByRole("heading", { level: 1, name: /바로 계산해 드려요/ }), suffix).toBeVisible();
      await expect(page.getByRole("heading", { name: UPDATE })).toHaveCount(0);
    }
    await context.close();
  }
});

test("every site has the update screen, usable with a reader and shown by no search engine", async ({
  page,
  request,
}) => {
  const headers = { "x-android-version": "40400" };
  for (const site of [BUYER, TUTOR, ACCOUNT, EXAM]) {
    const answer = await request.get(`${site}/login`, { headers, maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? "", site).href).toBe(`${site}/update/android`);
    for (const platform of ["android", "ios"]) {
      await page.goto(`${site}/update/${platform}`);
      await expect(page.getByRole("heading", { level: 1, name: UPDATE })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    }
    await expectAccessible(page, `update, ${site}`);
  }
});

test("a webview has no log-in or log-out and sends the app's version", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ userAgent: `${MOBILE} NaranApp/1 (android; 40401; kr.naran.student)` });
  const page = await context.newPage();
  const banner = page.getByRole("banner");
  const menu = page.getByRole("dialog");
  const openMenu = async () => {
    await page.goto("/price");
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
