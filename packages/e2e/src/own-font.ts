import { expect, type Page } from "@playwright/test";

/** Waits until a page is drawn in our own font, which it asks for after its first paint. */
export async function ownFont(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(
      () =>
        [...document.fonts].some(({ family, status }) => /^"?Naran Sans"?$/.test(family) && status === "loaded") &&
        !document.documentElement.hasAttribute("data-font"),
    );
  await expect.poll(isThere).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}
