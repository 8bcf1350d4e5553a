import { join } from "node:path";
import { forgetReport, readPlaywrightReport, withExitCode } from "./counts.mjs";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";

const APP = join(root, "apps", "buyer-web");
const REPORT = join(APP, "reports", "playwright.json");

/**
 * Runs Playwright against a running stack.
 * @param project "e2e" or "screenshots" (see apps/buyer-web/playwright.config.ts)
 * @param args more of Playwright's arguments
 */
export async function browserTests({ stack, chrome, signal, project = "e2e", args = [], onLine }) {
  forgetReport(REPORT);
  const env = {
    ...(await stack()).env,
    CHROME_PATH: await chrome(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    FORCE_COLOR: "0",
  };
  const all = ["test", `--project=${project}`, "--reporter=list,json", ...args];
  const options = { cwd: APP, env, signal, onLine };
  const { code, output } = await run(join(APP, "node_modules", ".bin", "playwright"), all, options);
  return { counts: withExitCode(readPlaywrightReport(REPORT), code), output };
}
