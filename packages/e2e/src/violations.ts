import type { Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The axe violations of a page, or of one part of it, each with its rule and elements. The engine is read once a document:
 * that takes longer than a judgement. Frames are of vendors, and are not judged.
 */
export async function violationsOf(page: Page, part = "html"): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, values }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        runOnly: { type: "tag", values },
        // Only violations are told: describing what passed would take a third of the time.
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { part, values: RULES },
  );
}
