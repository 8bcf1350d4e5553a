import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase } from "../postgres/index.mjs";
import { findFreePorts, mustRun, run, startService, untilAnswers } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { productionEnv } from "../stack/index.mjs";

/** @typedef {import("../resources/index.mjs").Resources} Resources */
/** @typedef {import("../processes/ports.mjs").Ports} Ports */
/** @typedef {{ env: NodeJS.ProcessEnv, ports: Ports, folder: string, signal: AbortSignal }} Setting `folder` is empty and outside of the checkout */
/** @typedef {{ name: string, cwd: string, args: string[], url: string }} Installed */

const SITES = /** @type {const} */ (["buyer", "tutor", "account", "exam"]);

/**
 * Installs every app as production does, where Node finds no package of the checkout; starts it, asks it, and stops it.
 * @param {Resources} resources
 */
export async function packageTests({ cluster, signal }) {
  const folder = mkdtempSync(join(tmpdir(), "naran-package-"));
  try {
    const ports = await findFreePorts();
    const databaseUrl = await ensureDatabase(await cluster(), "package");
    const env = productionEnv({ ports, databaseUrl, uploads: join(folder, "uploads") });
    const setting = { env, ports, folder, signal };
    return await runChecks({
      "the API starts": async () => startAndStop(await installApi(setting), setting),
      ...Object.fromEntries(
        SITES.map((name) => [`the ${name} site starts`, async () => startAndStop(installSite(name, setting), setting)]),
      ),
      "the sandbox refuses": () => sandboxRefuses(setting),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Installs the API without what only tests need, and brings the database to what can be sold. A cold store asks the registry.
 * @param {Setting} setting
 * @returns {Promise<Installed>}
 */
async function installApi({ env, ports, folder, signal }) {
  const cwd = join(folder, "api");
  const deploy = ["--filter", "@app/api", "deploy", "--prod", "--prefer-offline", cwd];
  await mustRun("The production install", "pnpm", deploy, { signal, limitMinutes: 5 });
  await mustRun("The import of the catalogue", "node", ["scripts/import.ts"], { cwd, env, signal, limitMinutes: 5 });
  return { name: "api", cwd, args: ["dist/main.js"], url: `http://127.0.0.1:${ports.api}/readyz` };
}

/**
 * @param {typeof SITES[number]} name
 * @param {Setting} setting
 * @returns {Installed}
 */
function installSite(name, { ports, folder }) {
  const app = join("apps", `${name}-web`);
  const standalone = join(root, app, ".next", "standalone");
  if (!existsSync(standalone)) throw new Error(`The ${name} site is not built.`);
  cpSync(standalone, join(folder, name), { recursive: true, verbatimSymlinks: true });
  return { name, cwd: join(folder, name, app), args: ["server.js"], url: `http://127.0.0.1:${ports[name]}/` };
}

/**
 * @param {Installed} installed
 * @param {Setting} setting
 */
async function startAndStop({ name, cwd, args, url }, { env, folder, signal }) {
  const port = { PORT: new URL(url).port, HOSTNAME: "127.0.0.1" };
  const service = startService({ name, cwd, args, env: { ...env, ...port }, log: join(folder, `${name}.log`) });
  try {
    await untilAnswers(service, url, { signal });
    const answer = await fetch(url);
    assert.equal(answer.status, 200, `${url} answers ${answer.status}`);
    const [, script] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await answer.text()) ?? [];
    if (name !== "api") assert.equal((await fetch(new URL(script ?? "/none", url))).status, 200, "no script answers");
  } finally {
    await service.stop();
  }
  // 143 is Next's own exit after SIGTERM; a process that had to be killed has no code.
  assert.match(await service.exited, /with code (0|143)$/);
}

/** @param {Setting} setting */
async function sandboxRefuses({ env, signal }) {
  const cwd = join(root, "apps", "sandbox");
  const { code, output } = await run("node", ["src/main.ts"], { cwd, env, signal, limitMinutes: 1 });
  assert.equal(code, 1, output);
  assert.match(output, /production/);
}

/**
 * Runs all, whatever becomes of one.
 * @param {Record<string, () => Promise<void>>} checks
 */
async function runChecks(checks) {
  const lines = [];
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
      lines.push(`ok  ${name}`);
    } catch (error) {
      failed += 1;
      lines.push(`failed  ${name}\n${error.stack}`);
    }
  }
  return { counts: { passed: lines.length - failed, failed, skipped: 0 }, output: lines.join("\n") };
}
