import type { Page } from "@playwright/test";
import { WIDTHS } from "./widths";

/** The screens of the README go to docs/; all others to a folder that git ignores. */
const KEPT = ["home", "price", "simple-enroll", "payment", "applicant-times"];

/** Saves a full-page screenshot at each width: phone and desktop, unless others are named. */
export async function shoot(page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<void> {
  const folder = KEPT.includes(name) ? "../../docs/screenshots" : "reports/screenshots";
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    // Unstick the bar, so that it appears at the end of the full page; in two panes it does not stick.
    await page.evaluate(() => {
      const isSticky = (bar: Element) => bar.checkVisibility() && getComputedStyle(bar).position === "sticky";
      const bar = [...document.querySelectorAll("[data-sticky-bar]")].some(isSticky);
      window.scrollTo(0, bar ? document.body.scrollHeight : 0);
    });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}
