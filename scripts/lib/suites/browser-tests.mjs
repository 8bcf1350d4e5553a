import { delimiter, join } from "node:path";
import { forgetReport, readPlaywrightReport, withExitCode } from "./counts.mjs";
import { root } from "./paths.mjs";
import { findFreePorts } from "./ports.mjs";
import { run } from "./run.mjs";

const REPORT = join("reports", "playwright.json");
const LIMIT_MINUTES = 30;

/**
 * The journeys against a running stack.
 * @param project "e2e" or "screenshots" (see apps/buyer-web/playwright.config.ts)
 * @param args more of Playwright's arguments
 */
export async function journeyTests({ stack, chrome, signal, project = "e2e", args = [], onLine }) {
  const folder = join(root, "apps", "buyer-web");
  const env = { ...(await stack()).env, ...browserEnv(await chrome()) };
  return playwright({ folder, env, args: [`--project=${project}`, ...args], signal, onLine });
}

/** The UI kit's catalogue: every component, alone. */
export async function kitTests({ chrome, signal }) {
  const folder = join(root, "packages", "ui");
  const { catalogue } = await findFreePorts(["catalogue"]);
  const env = { ...process.env, ...browserEnv(await chrome()), CATALOGUE_PORT: String(catalogue) };
  const built = await run("pnpm", ["run", "--silent", "catalogue:build"], { cwd: folder, env, signal });
  if (built.code !== 0) throw new Error(built.output);
  return playwright({ folder, env, args: ["catalogue"], signal });
}

function browserEnv(chrome) {
  return { CHROME_PATH: chrome, CHROMIUM_PATH: chrome };
}

async function playwright({ folder, env, args, signal, onLine }) {
  const report = join(folder, REPORT);
  forgetReport(report);
  const path = [join(folder, "node_modules", ".bin"), env.PATH].join(delimiter); // for commands in its configuration
  const options = {
    cwd: folder,
    env: { ...env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    signal,
    onLine,
    limitMinutes: LIMIT_MINUTES,
  };
  const { code, output } = await run("playwright", ["test", "--reporter=list,json", ...args], options);
  return { counts: withExitCode(readPlaywrightReport(report), code), output };
}
