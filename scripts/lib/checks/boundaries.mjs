import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { root } from "../setup/index.mjs";

const { forbidden, options } = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));

/** @typedef {{ name: string, comment: string, scope?: string }} Rule */
/** @param {Rule} rule */
const isOfFolders = ({ scope }) => scope === "folder";

/** Tests import whom they like from beside what they test: rules of folders look at the source without them. */
const TESTS = "\\.test\\.[cm]?tsx?$|(^|/)(test|e2e)/";
const LOOKS = [
  {
    /** @type {Rule[]} */
    rules: forbidden.filter(isOfFolders),
    exclude: { path: `${options.exclude.path}|${TESTS}` },
  },
  {
    /** @type {Rule[]} */
    rules: forbidden.filter((/** @type {Rule} */ rule) => !isOfFolders(rule)),
    exclude: options.exclude,
  },
];

/**
 * Lists the imports that .dependency-cruiser.cjs forbids.
 * @param {string} [base] the checkout
 * @returns {Promise<{ rule: string, from: string, to: string, comment: string }[]>}
 */
export async function findBoundaryViolations(base = root) {
  const found = new Map();
  for (const { folders, alias } of parts(base)) {
    for (const { rules, exclude } of LOOKS) {
      const look = { ...options, exclude, baseDir: base, ruleSet: { forbidden: rules }, validate: true };
      const { output } = await cruise(folders, look, { alias });
      if (typeof output === "string") throw new Error(output);
      for (const { rule, from, to, cycle } of output.summary.violations) {
        const comment = rules.find(({ name }) => name === rule.name)?.comment ?? "";
        const target = cycle ? cycle.map(({ name }) => name).join(" -> ") : to;
        found.set(`${rule.name} ${from} ${target}`, { rule: rule.name, from, to: target, comment });
      }
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
