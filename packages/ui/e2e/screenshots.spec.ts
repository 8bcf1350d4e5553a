import { test } from "@playwright/test";

for (const width of [390, 1280]) {
  test(`catalogue at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `shots/catalogue-${width}.png`, fullPage: true, animations: "disabled" });
  });
}
