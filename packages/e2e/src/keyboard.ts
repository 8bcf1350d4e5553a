import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
    await leaveToast(page);
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** A toast stands at the end of a page and keeps the focus from going round to its start until it leaves by itself. */
async function leaveToast(page: Page): Promise<void> {
  const toast = page.locator("[data-sonner-toast]");
  const isFocused = await toast.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
  if (isFocused) await expect(toast).toHaveCount(0);
}

/** Moves to a text field by Tab and types at the end of its value. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: label }));
  await page.keyboard.press("End");
  await page.keyboard.type(text);
}

/** Moves to a button or link by Tab and activates it. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}
