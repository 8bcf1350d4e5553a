import lighthouse, { type Result } from "lighthouse";
import { openBrowser } from "./open-browser.ts";

/** One page to look at. */
export interface Page {
  readonly name: string;
  readonly url: string;
  /** Of somebody who is signed in: "name=value; name=value". */
  readonly cookie?: string;
  /** A page of one person, which no search engine may show: the audit that misses it there is left out. */
  readonly isPrivate?: boolean;
}

/** What Lighthouse says of one load. Scores go up to 100, times are milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits of the last three scores that are not perfect. */
  readonly wrong: readonly string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** The browser gave no usable trace, which says nothing of the page: Lighthouse asks to be run again. */
const UNRECORDED: ReadonlySet<string> = new Set(["NO_NAVSTART", "NO_TRACING_STARTED"]);
const ATTEMPTS = 3;

/** Loads a page once in a browser of its own, as a middling phone on a slow network would (Lighthouse, mobile). */
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
