import { expect, type Page, test } from "@playwright/test";

const PARTS = /\/fonts\/pretendard\/.*\.woff2$/;
const family = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(",")[0]);
const ready = (page: Page) => page.waitForFunction(() => !document.documentElement.dataset.font);

test("the page changes to the font in one go, when all parts of its text are there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let parts = 0;
  await page.route(PARTS, async (route) => {
    parts += 1;
    if (parts === 2) await held;
    await route.continue();
  });
  await page.goto("/price");
  await expect.poll(() => parts).toBeGreaterThan(2);
  expect(await family(page)).toBe('"Pretendard Fallback"');
  release();
  await ready(page);
  expect(await family(page)).toBe('"Pretendard Variable"');
  expect(await page.evaluate(() => document.fonts.check('1em "Pretendard Variable"', "가격"))).toBe(true);
});

test("a font that does not come is waited for by nobody", async ({ page }) => {
  await page.route(PARTS, (route) => route.abort());
  await page.goto("/price");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
