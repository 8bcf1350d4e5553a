import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WIDTHS = [390, 1280] as const;

/** No violation of what can be checked by machine, and nothing that sticks out, at both widths; names the screen when there is one. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    expect(found, `${screen} at ${width}`).toEqual([]);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, `${screen} sticks out at ${width}`).toBeLessThanOrEqual(width);
  }
  if (before) await page.setViewportSize(before);
}
