import { createRequire } from "node:module";
import { join } from "node:path";
import { mustRun, run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

/** Without a window the shell shows the same pages for some half of the processor's time. */
const SHELL = "chromium-headless-shell";
const LIMIT_MINUTES = 10;
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds or installs a browser for the tests: the system's, then Debian's packages (as root), then Playwright's own download.
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureChromium(signal) {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const found = await systemChromium(signal);
  if (found) return found;
  if (process.getuid?.() === 0 && (await works("apt-get", signal))) {
    console.log("Installing chromium and Korean fonts from the system's packages (once)...");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { signal, env, limitMinutes: LIMIT_MINUTES });
    for (const browser of [SHELL, "chromium"]) {
      await run("apt-get", ["install", "-y", "--no-install-recommends", browser, "fonts-noto-cjk"], {
        signal,
        env,
        limitMinutes: LIMIT_MINUTES,
      });
      const installed = await systemChromium(signal);
      if (installed) return installed;
    }
  }
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
 * An executable must print its version: it may be a stub that only explains how to install the browser.
 * @param {AbortSignal} signal
 */
async function systemChromium(signal) {
  for (const name of NAMES) {
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
