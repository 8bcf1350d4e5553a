import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/index.mjs";
import { sampleAddress } from "./size-budgets.mjs";

/**
 * The pages of a built web app.
 * @param {string} app
 * @returns {{ route: string, path: string }[]} the route as Next names it ("/orders/[id]"), and an address of it
 */
export function builtPages(app) {
  const file = join(root, "apps", `${app}-web`, ".next", "app-path-routes-manifest.json");
  const entries = Object.entries(JSON.parse(readFileSync(file, "utf8")));
  const routes = entries
    .filter(([entry]) => entry.endsWith("/page") && !entry.startsWith("/_"))
    .map(([, route]) => route);
  return [...new Set(routes)].sort().map((route) => ({ route, path: sampleAddress(route) }));
}
