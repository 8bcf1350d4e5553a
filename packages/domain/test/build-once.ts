import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { packageRoot, run } from "./packed.ts";

/** Builds before the tests if a source is newer than the build, because the tests run on the packed package. */
export default function buildOnce(): void {
  if (isStale()) run("pnpm", ["build"]);
}

function isStale(): boolean {
  const built = join(packageRoot, "dist", "index.js");
  if (!existsSync(built)) return true;
  const sources = [...globSync("src/**/*.ts", { cwd: packageRoot }), "package.json", "tsdown.config.ts"];
  const builtAt = statSync(built).mtimeMs;
  return sources.some((file) => !file.endsWith(".test.ts") && statSync(join(packageRoot, file)).mtimeMs > builtAt);
}
