import type { Page } from "@playwright/test";

const WIDTHS = [390, 1280] as const;

/** Writes a screen at both widths, from its top to its end, where git looks away. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => document.fonts.ready);
    const path = `reports/screenshots/${name}-${width}.png`;
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}
