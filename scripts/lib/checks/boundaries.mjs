import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { root } from "../setup/index.mjs";
import { findFolderCircles } from "./folder-circles.mjs";

const { forbidden, options } = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));

/** @typedef {{ name: string, comment: string, scope?: string, from: { path: string } }} Rule */
/** @type {Rule[]} */
const OF_FOLDERS = forbidden.filter((/** @type {Rule} */ { scope }) => scope === "folder");
/** @type {Rule[]} */
const OF_FILES = forbidden.filter((/** @type {Rule} */ { scope }) => scope !== "folder");

/**
 * Lists the imports that .dependency-cruiser.cjs forbids.
 * @param {string} [base] the checkout
 * @returns {Promise<{ rule: string, from: string, to: string, comment: string }[]>}
 */
export async function findBoundaryViolations(base = root) {
  const found = new Map();
  for (const { folders, alias } of parts(base)) {
    const look = { ...options, baseDir: base, ruleSet: { forbidden: OF_FILES }, validate: true };
    const { output } = await cruise(folders, look, { alias });
    if (typeof output === "string") throw new Error(output);
    const ofFiles = output.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(" -> ") : to,
      comment: OF_FILES.find(({ name }) => name === rule.name)?.comment ?? "",
    }));
    for (const violation of [...ofFiles, ...findFolderCircles(output.modules, OF_FOLDERS)]) {
      found.set(`${violation.rule} ${violation.from} ${violation.to}`, violation);
    }
  }
  return [...found.values()];
}

/**
 * The alias "@/" differs by web app, so each is a job of its own; everything else is one job.
 * @param {string} base
 * @returns {{ folders: string[], alias?: Record<string, string> }[]}
 */
function parts(base) {
  const apps = join(base, "apps");
  const web = existsSync(apps) ? readdirSync(apps).filter((name) => name.endsWith("-web")) : [];
  const rest = ["apps/api", "apps/sandbox", "packages", "bench", "scripts"].filter((folder) =>
    existsSync(join(base, folder)),
  );
  const alone = web.map((name) => ({ folders: [`apps/${name}`], alias: { "@": join(apps, name, "src") } }));
  return rest.length > 0 ? [...alone, { folders: rest }] : alone;
}
