import { test as base, expect } from "./test";

export { expect };

/** A test that fails when its page violates its Content-Security-Policy or throws. */
export const test = base.extend<{ cleanPage: undefined }>({
  cleanPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
