import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

// A Next build needs more than 1 GB of memory: two at a time.
const BUILD = ["run", "build", "--concurrency=2", "--output-logs=errors-only"];
const LIMIT_MINUTES = 20;

/**
 * Builds the packages that changed since the last build.
 * @param {AbortSignal} signal
 * @param {string[]} filters filter arguments of turbo; empty for all packages
 */
export async function buildAll(signal, filters = []) {
  await mustRun("The build", "turbo", [...BUILD, ...filters], { signal, limitMinutes: LIMIT_MINUTES });
  // Pages rendered at run time stay on disk when a build comes from the cache, but their scripts no longer exist.
  for (const pages of globSync("apps/*/.next/standalone/apps/*/.next/server/route-cache", { cwd: root })) {
    rmSync(join(root, pages), { recursive: true, force: true });
  }
}
