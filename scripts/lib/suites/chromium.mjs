import { createRequire } from "node:module";
import { join } from "node:path";
import { mustRun, run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

/** The same browser without windows, which no test looks at: with it the same pages take some 40 % less of the processor. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALL_MINUTES = 5;

/**
 * Finds or installs a browser for the tests: Debian's headless shell (installed by root), then the system's browser, then
 * Playwright's own download.
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium(signal) {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const shell = await firstOf([SHELL], signal);
  if (shell) return shell;
  if (process.getuid?.() === 0 && (await works("apt-get", signal))) await installShell(signal);
  const found = await firstOf([SHELL, ...NAMES], signal);
  if (found) return found;
  console.log("Downloading Playwright's chromium (once)...");
  const own = createRequire(join(root, "apps", "buyer-web", "package.json"));
  const cli = join(own.resolve("@playwright/test/package.json"), "..", "cli.js");
  await mustRun("The download of chromium", process.execPath, [cli, "install", "chromium"], { signal });
  const { chromium } = own("@playwright/test");
  return chromium.executablePath();
}

/** @param {AbortSignal} signal */
async function installShell(signal) {
  console.log("Installing chromium and Korean fonts from the system's packages (once)...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { signal, env, limitMinutes: INSTALL_MINUTES };
  await run("apt-get", ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20", "update"], options);
  await run("apt-get", ["install", "-y", "--no-install-recommends", SHELL, "fonts-noto-cjk"], options);
}

/**
 * The path of the first program that is there. It must print its version: it may be a stub that only explains how to install it.
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
