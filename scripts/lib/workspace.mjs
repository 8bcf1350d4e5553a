import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./paths.mjs";

/** Every package of the workspace, by the file system. */
export function workspacePackages() {
  const manifests = globSync(["apps/*/package.json", "packages/*/package.json", "bench/package.json"], { cwd: root });
  return manifests.sort().map((file) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(root, file), "utf8"));
    return { name, scripts, folder: join(root, dirname(file)) };
  });
}
