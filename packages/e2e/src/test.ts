import { test as base, expect, type Page } from "@playwright/test";
import { isHydrated } from "./is-hydrated";

export { expect };

const HYDRATES_WITHIN_MS = 30_000;
const NAVIGATIONS = ["goto", "reload", "goBack", "goForward", "waitForURL"] as const;
/** The prototypes of this worker's pages that wait already. */
const waiting = new WeakSet<object>();

/**
 * A test whose pages can be pressed and typed into as soon as they are there: React hears nothing of what happens earlier, and a
 * busy machine hydrates later than it paints. A navigation with `waitUntil` does not wait for this.
 */
export const test = base.extend<object, { hydratedPages: undefined }>({
  hydratedPages: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      waitAfterNavigations(Object.getPrototypeOf(page));
      await page.close();
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],
});

/** Of all pages, since tests open further ones in contexts of their own. */
function waitAfterNavigations(pages: Record<string, unknown>): void {
  if (waiting.has(pages)) return;
  waiting.add(pages);
  for (const name of NAVIGATIONS) {
    const navigate = pages[name] as (...args: unknown[]) => Promise<unknown>;
    pages[name] = async function (this: Page, ...args: unknown[]) {
      const answer = await navigate.apply(this, args);
      const { waitUntil = "load" } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil === "load") await this.waitForFunction(isHydrated, undefined, { timeout: HYDRATES_WITHIN_MS });
      return answer;
    };
  }
}
