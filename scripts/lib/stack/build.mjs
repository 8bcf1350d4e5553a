import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

// A Next build takes more than a GB: two at a time.
const BUILD = ["run", "build", "--concurrency=2", "--output-logs=errors-only"];

/**
 * Builds what changed since the last build.
 * @param {AbortSignal} signal
 * @param {string[]} filters arguments of turbo; every package when it is empty
 */
export async function buildAll(signal, filters = []) {
  await mustRun("The build", "turbo", [...BUILD, ...filters], { signal });
  // Pages that a server rendered stay on disk and outlive a build that comes from the cache: their scripts are gone.
  for (const pages of globSync("apps/*/.next/standalone/apps/*/.next/server/route-cache", { cwd: root })) {
    rmSync(join(root, pages), { recursive: true, force: true });
  }
}
