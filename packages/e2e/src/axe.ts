import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { WIDTHS, widthOf } from "./widths";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects no axe violation and no horizontal overflow, at each width.
 * @param screen name of the page in failures, by default its path
 */
export async function expectAccessible(
  page: Page,
  screen = new URL(page.url()).pathname,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  // Next streams the title of a dynamic page after its first content.
  await expect(page).toHaveTitle(/./);
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page })
      // Only violations are told: describing what passed would take a third of the time.
      .options({ runOnly: { type: "tag", values: RULES }, resultTypes: ["violations"] })
      // Without frames the page judges itself; the other mode opens a tab for each analysis.
      .setLegacyMode(page.frames().length === 1)
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    expect(found, `${screen} at ${width}`).toEqual([]);
    expect(await widthOf(page), `${screen} sticks out at ${width}`).toBeLessThanOrEqual(width);
  }
  if (before) await page.setViewportSize(before);
}
