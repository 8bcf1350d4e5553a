import type { Page } from "@playwright/test";

/** A stretch of one day in half hours since midnight, both ends painted; day 0 is Monday. */
interface Stretch {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Paints stretches of the week with the mouse, as a drag from the first half hour to the last. */
export async function paintTimes(page: Page, stretches: readonly Stretch[]): Promise<void> {
  for (const { day, from, to } of stretches) {
    const cell = (slot: number) => page.locator(`[data-cell="${day * 48 + slot}"]`).filter({ visible: true });
    await cell(from).scrollIntoViewIfNeeded();
    await cell(from).hover();
    await page.mouse.down();
    await cell(to).hover();
    await page.mouse.up();
  }
}
