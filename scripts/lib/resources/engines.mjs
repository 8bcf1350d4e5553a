import { globSync } from "node:fs";
import { canInstall, firstOf, installPackages } from "./programs.mjs";

/**
 * What each engine beside Chromium needs: Debian's packages, and its programs under the names that the tests read
 * (packages/e2e/src/env.ts).
 */
const ENGINES = {
  webkit: { packages: ["webkit2gtk-driver", "xvfb", "fonts-noto-cjk"], find: findWebKit },
  firefox: { packages: ["firefox-esr", "fonts-noto-cjk"], find: findFirefox },
};

/**
 * Finds the engines beside Chromium, or installs them as root.
 * @param {AbortSignal} signal
 * @returns {Promise<{ names: (keyof typeof ENGINES)[], env: Record<string, string> }>} those that are there
 */
export async function ensureEngines(signal) {
  const installs = await canInstall(signal);
  /** @type {(keyof typeof ENGINES)[]} */
  const names = [];
  const env = {};
  for (const name of /** @type {(keyof typeof ENGINES)[]} */ (Object.keys(ENGINES))) {
    const { packages, find } = ENGINES[name];
    let found = await find(signal);
    if (!found && installs) {
      await installPackages(packages, signal);
      found = await find(signal);
    }
    if (!found) continue;
    names.push(name);
    Object.assign(env, found);
  }
  return { names, env };
}

/** Debian's driver tells no version, so its place is asked for. */
async function findWebKit() {
  const [driver] = globSync("/usr/bin/WebKitWebDriver");
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  return driver && browser && { WEBKIT_DRIVER_PATH: driver, MINI_BROWSER_PATH: browser };
}

/** @param {AbortSignal} signal */
async function findFirefox(signal) {
  const firefox = await firstOf(["firefox-esr", "firefox"], signal);
  return firefox && { FIREFOX_PATH: firefox };
}
