import type { Page } from "@playwright/test";

/** The two viewport widths of every screen test: phone and desktop. */
export const WIDTHS = [390, 1280] as const;

/** The two, and a tablet between them. */
export const ALL_WIDTHS = [390, 820, 1280] as const;

/** How wide the content of a page is: wider than the window where something sticks out. */
export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
