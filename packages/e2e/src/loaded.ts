import { expect, type Page } from "@playwright/test";

/** Waits until no part of the page is a skeleton any more. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: "불러오고 있어요" })).toHaveCount(0);
}
