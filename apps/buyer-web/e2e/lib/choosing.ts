import { expect, type Locator, type Page } from "@playwright/test";

/** Page object of the screen where a buyer chooses courses. */
export class ChoosingScreen {
  readonly bar: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    // The previous page may remain in the document, hidden.
    this.bar = page.locator("[data-sticky-bar]").filter({ visible: true });
    this.dialog = page.getByRole("alertdialog");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/simple-enroll${query}`);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  card(name: string | RegExp): Locator {
    return this.page.getByRole("radio", { name });
  }

  async expectStep(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  /** Goes through the steps; without a product it stops at the third one. */
  async choose(subject: string, detail: string | RegExp, product?: string | RegExp): Promise<void> {
    await this.button(subject).click();
    await this.page.getByRole("button", { name: detail }).first().click();
    if (product) await this.card(product).check();
  }

  /** The courses in this browser's stored draft. */
  async draft(): Promise<{ courses: { productId: number }[]; rentTablet: boolean }> {
    const text = await this.page.evaluate(() => localStorage.getItem("naran.enrollment-draft"));
    return text ? JSON.parse(text).state : { courses: [], rentTablet: false };
  }

  /** Sets the courses, as an earlier visit would have. */
  async remember(courses: readonly object[]): Promise<void> {
    await this.page.goto("/price");
    const stored = JSON.stringify({ state: { courses, updatedAt: null }, version: 2 });
    await this.page.evaluate((text) => localStorage.setItem("naran.enrollment-draft", text), stored);
  }
}
