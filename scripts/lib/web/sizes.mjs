import { signIn } from "../stack/index.mjs";
import { firstLoad } from "./page-sizes.mjs";
import { builtPages } from "./routes.mjs";
import { budgetOf } from "./size-budgets.mjs";

/** @typedef {import("../resources/index.mjs").Stack} Stack */
/** @typedef {{ ok: boolean, kib?: number, budget?: number, problem?: string }} Size */
/** @typedef {Size & { app: string, route: string }} Row */

const APPS = ["buyer", "tutor", "account", "exam"];

/**
 * The size check as a suite: one test for each page.
 * @param {import("../resources/index.mjs").Resources} resources
 */
export async function sizeTests({ stack, signal }) {
  const rows = await measureSizes(await stack(), signal);
  const passed = rows.filter(({ ok }) => ok).length;
  const table = formatSizes(rows);
  return { counts: { passed, failed: rows.length - passed, skipped: 0 }, output: table, show: table };
}

/**
 * Measures every page of the running web apps.
 * @param {Stack} stack
 * @param {AbortSignal} signal
 * @returns the table's rows; `problem` says why a page could not be measured
 */
async function measureSizes(stack, signal) {
  /** @type {Row[]} */
  const rows = [];
  for (const app of APPS) {
    const origin = stack.env[`${app.toUpperCase()}_ORIGIN`];
    const cookie = await signIn(stack, app);
    const cache = new Map();
    for (const { route, path } of builtPages(app)) {
      signal?.throwIfAborted();
      const size = await measurePage({ url: origin + path, cookie, cache, budget: budgetOf(app, route) });
      rows.push({ app, route, ...size });
    }
  }
  return rows;
}

/** The table as text. @param {Row[]} rows */
function formatSizes(rows) {
  const lines = rows.map(({ app, route, kib, budget, ok, problem }) => {
    const figures = problem ?? `${kib?.toFixed(1).padStart(6)} of ${budget} KiB  ${ok ? "ok" : "OVER"}`;
    return `  ${`${app} ${route}`.padEnd(58)}${figures}`;
  });
  return ["First-load JavaScript, gzip", ...lines].join("\n");
}

/**
 * @param {{ url: string, cookie: string, cache: Map<string, number>, budget: number }} page
 * @returns {Promise<Size>}
 */
async function measurePage({ url, cookie, cache, budget }) {
  try {
    const { kib, scripts } = await firstLoad(url, { cookie, cache });
    if (scripts === 0) return { ok: false, problem: "no script in its HTML" };
    return { kib, budget, ok: kib <= budget };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
