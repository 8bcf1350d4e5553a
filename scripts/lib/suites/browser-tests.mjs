import { delimiter, join } from "node:path";
import { findFreePort, mustRun, run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { forgetReport, readPlaywrightReport, withExitCode } from "./counts.mjs";

/** @typedef {import("../resources/index.mjs").Resources} Resources */

const REPORT = join("reports", "playwright.json");
const LIMIT_MINUTES = 45;

/**
 * Runs the journeys against a running stack.
 * @param {Resources & { project?: string, args?: string[], onLine?: (line: string) => void }} options `project` is "e2e" or
 *   "screenshots" (see apps/buyer-web/playwright.config.ts), `args` are further arguments of Playwright
 */
export async function journeyTests({ stack, chrome, signal, project = "e2e", args = [], onLine }) {
  const folder = join(root, "apps", "buyer-web");
  const env = { ...(await stack()).env, ...browserEnv(await chrome()) };
  return playwright({ folder, env, args: [`--project=${project}`, ...args], signal, ...(onLine ? { onLine } : {}) });
}

/**
 * Runs the most important journeys in WebKit, as on iPhones, and in Firefox. A missing engine fails in CI and is skipped
 * elsewhere.
 * @param {Resources & { args?: string[], onLine?: (line: string) => void }} options
 */
export async function engineTests({ stack, chrome, engines, signal, args = [], onLine }) {
  const { names, env: paths } = await engines();
  const missing = ["webkit", "firefox"].filter((name) => !names.some((found) => found === name));
  if (missing.length > 0) {
    const line = `${missing.join(" and ")}: not installed`;
    if (process.env.CI) return { counts: { passed: 0, failed: missing.length, skipped: 0 }, output: line };
    console.log(`${line}, skipped`);
    if (names.length === 0) return { counts: { passed: 0, failed: 0, skipped: missing.length }, output: line };
  }
  const folder = join(root, "apps", "buyer-web");
  const env = { ...(await stack()).env, ...browserEnv(await chrome()), ...paths };
  const projects = names.map((name) => `--project=${name}`);
  // A whole browser needs more than the shell of the journeys: one at a time for each engine.
  return playwright({
    folder,
    env,
    args: ["--workers=2", ...projects, ...args],
    signal,
    ...(onLine ? { onLine } : {}),
  });
}

/**
 * Tests the UI kit's catalogue, which shows every component in isolation.
 * @param {Resources} resources
 */
export async function kitTests({ chrome, signal }) {
  const folder = join(root, "packages", "ui");
  const env = { ...process.env, ...browserEnv(await chrome()), CATALOGUE_PORT: String(await findFreePort()) };
  await mustRun("The build of the catalogue", "pnpm", ["run", "--silent", "catalogue:build"], {
    cwd: folder,
    env,
    signal,
  });
  return playwright({ folder, env, args: ["catalogue"], signal });
}

/** @param {string} chrome */
function browserEnv(chrome) {
  return { CHROME_PATH: chrome, CHROMIUM_PATH: chrome };
}

/** @param {{ folder: string, env: NodeJS.ProcessEnv, args: string[], signal: AbortSignal, onLine?: (line: string) => void }} options */
async function playwright({ folder, env, args, ...options }) {
  const report = join(folder, REPORT);
  forgetReport(report);
  const path = [join(folder, "node_modules", ".bin"), env.PATH].join(delimiter); // for commands in its configuration
  const { code, output } = await run("playwright", ["test", "--reporter=list,json", ...args], {
    ...options,
    cwd: folder,
    env: { ...env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMinutes: LIMIT_MINUTES,
  });
  return { counts: withExitCode(readPlaywrightReport(report), code), output };
}
