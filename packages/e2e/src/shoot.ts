import type { Page } from "@playwright/test";
import { WIDTHS } from "./widths";

/** A handful stands in docs/ for the README; everything else goes where git looks away. */
const KEPT = ["home", "price", "simple-enroll", "payment", "applicant-times"];

/** Writes a screen at both widths, from its top to its end. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = KEPT.includes(name) ? "../../docs/screenshots" : "reports/screenshots";
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    // The sticky bar belongs to the foot of a picture of the whole page.
    await page.evaluate(() => {
      const bar = [...document.querySelectorAll("[data-sticky-bar]")].some((element) => element.checkVisibility());
      window.scrollTo(0, bar ? document.body.scrollHeight : 0);
    });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true, animations: "disabled" });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}
