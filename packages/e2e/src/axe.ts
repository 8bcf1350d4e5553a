import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./violations";
import { WIDTHS, widthOf } from "./widths";

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
    expect(await violationsOf(page), `${screen} at ${width}`).toEqual([]);
    expect(await widthOf(page), `${screen} sticks out at ${width}`).toBeLessThanOrEqual(width);
  }
  if (before) await page.setViewportSize(before);
}
