import { createRequire } from "node:module";
import { join } from "node:path";
import { mustRun } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { canInstall, firstOf, installPackages } from "./programs.mjs";

/** Without a window the shell shows the same pages for some half of the processor's time. */
const SHELL = "chromium-headless-shell";
const LIMIT_MINUTES = 10;
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds or installs a browser for the tests: the shell, as root from Debian's packages, even beside a whole browser; then the
 * system's whole browser, Debian's package of it, and Playwright's own download.
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium(signal) {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const found = await firstOf([SHELL], signal);
  if (found) return found;
  const installs = await canInstall(signal);
  /** @param {string} browser the package, named as its program */
  const installed = async (browser) => {
    await installPackages([browser, "fonts-noto-cjk"], signal);
    return firstOf([browser], signal);
  };
  const browser =
    (installs && (await installed(SHELL))) ||
    (await firstOf(WHOLE, signal)) ||
    (installs && (await installed("chromium")));
  if (browser) return browser;
  console.log("Downloading Playwright's chromium (once)...");
  const own = createRequire(join(root, "apps", "buyer-web", "package.json"));
  const cli = join(own.resolve("@playwright/test/package.json"), "..", "cli.js");
  await mustRun("The download of chromium", process.execPath, [cli, "install", "chromium"], {
    signal,
    limitMinutes: LIMIT_MINUTES,
  });
  const { chromium } = own("@playwright/test");
  return chromium.executablePath();
}
