import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { mustRun } from "./run.mjs";

/** Installs exactly what the lockfile says; about a second when nothing changed. */
export async function installDependencies(signal) {
  // CI: pnpm never asks. --prod=false: what builds and tests is installed even when NODE_ENV says production.
  const env = { ...process.env, CI: "true" };
  await mustRun("pnpm install", "pnpm", ["install", "--frozen-lockfile", "--prod=false", "--reporter=append-only"], {
    env,
    signal,
  });
}

/** Builds what changed since the last build; two at a time, a Next build takes more than a GB. */
export async function buildAll(signal, extra = []) {
  const { output } = await mustRun(
    "The build",
    "turbo",
    ["run", "build", "--concurrency=2", "--output-logs=errors-only", ...extra],
    {
      signal,
    },
  );
  // Pages that a server drew stay on disk, and outlive a build that is taken from the cache: its scripts are others.
  for (const pages of globSync("apps/*/.next/standalone/apps/*/.next/server/route-cache", { cwd: root })) {
    rmSync(join(root, pages), { recursive: true, force: true });
  }
  return /FULL TURBO/.test(output);
}
