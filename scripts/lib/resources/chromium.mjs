import { createRequire } from "node:module";
import { join } from "node:path";
import { mustRun, run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

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
  const installs = process.getuid?.() === 0 && (await works("apt-get", signal));
  const browser =
    (installs && (await installed(SHELL, signal))) ||
    (await firstOf(WHOLE, signal)) ||
    (installs && (await installed("chromium", signal)));
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

/**
 * Installs one of Debian's packages, with Korean fonts.
 * @param {string} browser the package, named as its program
 * @param {AbortSignal} signal
 */
async function installed(browser, signal) {
  console.log(`Installing ${browser} and Korean fonts from the system's packages (once)...`);
  const options = { signal, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, limitMinutes: LIMIT_MINUTES };
  await run("apt-get", ["update"], options);
  await run("apt-get", ["install", "-y", "--no-install-recommends", browser, "fonts-noto-cjk"], options);
  return firstOf([browser], signal);
}

/**
 * The path of the first program that the system has. It must print its version: it may be a stub that only explains how to
 * install the browser.
 * @param {string[]} names
 * @param {AbortSignal} signal
 */
async function firstOf(names, signal) {
  for (const name of names) {
    if (!(await works(name, signal))) continue;
    const { output } = await run("sh", ["-c", `command -v ${name}`], { signal });
    return output.trim();
  }
  return undefined;
}

/**
 * @param {string} program
 * @param {AbortSignal} signal
 */
async function works(program, signal) {
  try {
    return (await run(program, ["--version"], { signal })).code === 0;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}
