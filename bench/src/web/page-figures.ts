import lighthouse, { type Result } from "lighthouse";
import { openBrowser } from "./open-browser.ts";

/** A page to measure. */
export interface Page {
  readonly name: string;
  readonly url: string;
  /** Cookies of the signed-in person: "name=value; name=value". */
  readonly cookie?: string;
  /** A personal page, closed to search engines: the audit for indexing is left out. */
  readonly isPrivate?: boolean;
}

/** Lighthouse's figures of one load. Scores range to 100; times are in milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Failed audits of the last three categories. */
  readonly wrong: readonly string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** The browser produced no usable trace, through no fault of the page: Lighthouse recommends another run. */
const UNRECORDED: ReadonlySet<string> = new Set(["NO_NAVSTART", "NO_TRACING_STARTED"]);
const ATTEMPTS = 3;

/** Loads a page once in a new browser, emulating a mid-range phone on a slow network (Lighthouse, mobile). */
export async function pageFigures(chrome: string, page: Page): Promise<Figures> {
  for (let attempt = 1; ; attempt++) {
    const lhr = await load(chrome, page);
    if (lhr.runtimeError && UNRECORDED.has(lhr.runtimeError.code) && attempt < ATTEMPTS) continue;
    return toFigures(lhr, page);
  }
}

async function load(chrome: string, page: Page): Promise<Result> {
  const browser = await openBrowser(chrome, page);
  try {
    const result = await lighthouse(page.url, {
      port: browser.port,
      logLevel: "error",
      onlyCategories: CATEGORIES,
      skipAudits: page.isPrivate ? ["is-crawlable"] : null,
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${page.url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function toFigures(lhr: Result, page: Page): Figures {
  if (lhr.runtimeError) throw new Error(`${page.url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== page.url) throw new Error(`${page.url} led to ${lhr.finalDisplayedUrl}`);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: number("largest-contentful-paint"),
    tbtMs: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    wrong: CATEGORIES.slice(1).flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}
