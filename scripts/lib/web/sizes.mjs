// @ts-nocheck

import { signIn } from "../stack/index.mjs";
import { startBarePage } from "./bare-page.mjs";
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
 * Measures every page of the running web apps beside a bare Next page.
 * @param stack a running stack (see startStack)
 * @returns the table's rows; `problem` says why a page could not be measured
 */
async function measureSizes({ stack, signal }) {
  const floor = await measureFloor(signal);
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
        ...(await measurePage({ url: origin + path, cookie, cache, floor, budget: budgetOf(app, route) })),
      });
    }
  }
  return { floor, rows };
}

/** The table as text. */
function formatSizes({ floor, rows }) {
  const lines = rows.map(({ app, route, kib, above, budget, ok, problem }) => {
    const figures =
      problem ??
      `${kib.toFixed(1).padStart(6)} KiB  +${above.toFixed(1).padStart(5)}  of +${budget}  ${ok ? "ok" : "OVER"}`;
    return `  ${`${app} ${route}`.padEnd(58)}${figures}`;
  });
  return [`First-load JavaScript, gzip; a bare Next page in this run: ${floor.toFixed(1)} KiB`, ...lines].join("\n");
}

async function measurePage({ url, cookie, cache, floor, budget }) {
  try {
    const { kib, scripts } = await firstLoad(url, { cookie, cache });
    if (scripts === 0) return { ok: false, problem: "no script in its HTML" };
    const above = kib - floor;
    return { kib, above, budget, ok: above <= budget };
  } catch (error) {
    return { ok: false, problem: error.message };
  }
}

async function measureFloor(signal) {
  const bare = await startBarePage(signal);
  try {
    return (await firstLoad(bare.url)).kib;
  } finally {
    await bare.stop();
  }
}
