import { ownFont } from "@pkg/e2e/own-font";
import { expect, type Page, test } from "@playwright/test";

const FONTS = /\.woff2$/;
const OWN = /\/own\.[^/]*\.woff2$/;

/** The font files that a page asked for. */
function asked(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (FONTS.test(request.url())) files.push(new URL(request.url()).pathname);
  });
  return files;
}

test("the texts of a page need one font file; a letter that somebody writes brings the file that has it", async ({
  page,
}) => {
  const files = asked(page);
  await page.goto("/price");
  await ownFont(page);
  expect(files).toEqual([expect.stringMatching(OWN)]);

  // 믜 stands in no text of ours.
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "믜";
  });
  await expect.poll(() => files.length).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Naran Sans Rest"', "믜"))).toBe(true);
});

/** How wide the text of the page's title is. */
const titleWidth = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getBoundingClientRect().width;
  });

test("without the font the device's stands in, as wide as ours", async ({ page }) => {
  await page.goto("/price");
  await ownFont(page);
  const own = await titleWidth(page);
  const waits = await page.evaluate(() =>
    [...document.fonts].filter(({ family, display }) => !family.includes("Fallback") && display !== "swap"),
  );
  expect(waits).toEqual([]);

  await page.route(FONTS, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => OWN.test(request.url()));
  await page.reload();
  await failed;
  const devices = await titleWidth(page);
  expect(devices).not.toBe(own);
  expect(Math.abs(devices / own - 1)).toBeLessThan(0.02);
});
