// @ts-nocheck

import { signIn } from "../stack/index.mjs";
import { firstLoad } from "./page-sizes.mjs";
import { builtPages } from "./routes.mjs";
import { budgetOf } from "./size-budgets.mjs";

const APPS = ["buyer", "tutor", "account", "exam"];

/** The size check as a suite: one test for each page. */
export async function sizeTests({ stack, signal }) {
  const measured = await measureSizes({ stack: await stack(), signal });
  const passed = measured.rows.filter(({ ok }) => ok).length;
  const table = formatSizes(measured);
  return { counts: { passed, failed: measured.rows.length - passed, skipped: 0 }, output: table, show: table };
}

/**
 * Measures every page of the running web apps.
 * @param stack a running stack (see startStack)
 * @returns the table's rows; `problem` says why a page could not be measured
 */
async function measureSizes({ stack, signal }) {
  const rows = [];
  for (const app of APPS) {
    const origin = stack.env[`${app.toUpperCase()}_ORIGIN`];
    const cookie = await signIn(stack, app);
    const cache = new Map();
    for (const { route, path } of builtPages(app)) {
      signal?.throwIfAborted();
      rows.push({
        app,
        route,
        ...(await measurePage({ url: origin + path, cookie, cache, budget: budgetOf(app, route) })),
      });
    }
  }
  return { rows };
}

/** The table as text. */
function formatSizes({ rows }) {
  const lines = rows.map(({ app, route, kib, budget, ok, problem }) => {
    const figures = problem ?? `${kib.toFixed(1).padStart(6)} of ${budget} KiB  ${ok ? "ok" : "OVER"}`;
    return `  ${`${app} ${route}`.padEnd(58)}${figures}`;
  });
  return ["First-load JavaScript, gzip", ...lines].join("\n");
}

async function measurePage({ url, cookie, cache, budget }) {
  try {
    const { kib, scripts } = await firstLoad(url, { cookie, cache });
    if (scripts === 0) return { ok: false, problem: "no script in its HTML" };
    return { kib, budget, ok: kib <= budget };
  } catch (error) {
    return { ok: false, problem: error.message };
  }
}
