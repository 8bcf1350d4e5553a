import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "./lock.mjs";
import { root } from "./paths.mjs";
import { runQuietly } from "./run-quietly.mjs";

const tools = join(root, ".tools");
const bin = join(tools, "node_modules", ".bin");
const stamp = join(tools, "installed");
const NPM_INSTALL = [
  "install",
  "--no-fund",
  "--no-audit",
  "--no-package-lock",
  "--loglevel=error",
  "--ignore-scripts=false",
];
const PNPM_INSTALL = ["install", "--frozen-lockfile", "--prod=false", "--reporter=append-only"];

/**
 * Installs the pinned Node and pnpm once, even when several commands start concurrently.
 * @returns {Promise<string>} their bin folder
 * @throws Error with npm's output
 */
export async function installTools() {
  const { node, pnpm } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies;
  const wanted = `node ${node} pnpm ${pnpm}`;
  if (isInstalled(wanted)) return bin;
  mkdirSync(tools, { recursive: true });
  const release = await takeLock(join(tools, "installing"));
  try {
    if (isInstalled(wanted)) return bin;
    console.error(`Installing ${wanted.replace(" pnpm", " and pnpm")} into .tools (once)...`);
    writeFileSync(join(tools, "package.json"), JSON.stringify({ private: true, dependencies: { node, pnpm } }));
    rmSync(stamp, { force: true });
    await runQuietly("npm", NPM_INSTALL, { cwd: tools });
    writeFileSync(stamp, wanted);
    return bin;
  } catch (error) {
    throw new Error(`Could not install Node and pnpm from the npm registry:\n${error.message}`);
  } finally {
    release();
  }
}

/**
 * Installs the packages of the lockfile, development dependencies included; takes about a second when nothing changed.
 * @param {NodeJS.ProcessEnv} env with pnpm on its PATH
 * @throws Error with pnpm's output
 */
export async function installDependencies(env) {
  try {
    // CI: pnpm never prompts.
    await runQuietly("pnpm", PNPM_INSTALL, { cwd: root, env: { ...env, CI: "true" } });
  } catch (error) {
    throw new Error(`pnpm install failed:\n${error.message}`);
  }
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(join(bin, "node"));
}
