import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startTestCluster, systemBinaries } from "../postgres/index.mjs";
import { run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { forgetReport, readVitestReport, sum, withExitCode } from "./counts.mjs";

/** @typedef {import("../resources/index.mjs").Resources} Resources */
/** @typedef {import("./report.mjs").Outcome} Outcome */

const API = join(root, "apps", "api");
const REPORT = join("reports", "vitest.json");
// Generous, since a busy build server is slow: the limits only catch hanging tests.
const LIMIT_MINUTES = 20;
const LIMITS = ["--testTimeout=60000", "--hookTimeout=120000", "--reporter=default", "--reporter=json"];
const VITEST_ARGS = [...LIMITS, `--outputFile.json=${REPORT}`];

/**
 * Runs the unit tests of every package but the API, whose tests need a database.
 * @param {Pick<Resources, "signal">} resources
 * @returns {Promise<Outcome>}
 */
export async function unitTests({ signal }) {
  const tested = workspacePackages().filter(({ name, hasTests }) => hasTests && name !== "@app/api");
  const reports = tested.map(({ folder }) => join(folder, REPORT));
  reports.forEach(forgetReport);
  const args = [
    "run",
    "test",
    // Without --only, turbo passes the arguments after "--" to dependencies too, and rebuilds them during their tests.
    "--only",
    ...tested.map(({ name }) => `--filter=${name}`),
    "--continue",
    "--concurrency=2",
    "--output-logs=errors-only",
    "--",
    ...VITEST_ARGS,
  ];
  const { code, output } = await run("turbo", args, { signal, limitMinutes: LIMIT_MINUTES });
  return { counts: withExitCode(sum(reports.map(readVitestReport)), code), output };
}

/**
 * Tests the API over HTTP, on the embedded PostgreSQL.
 * @param {Resources} resources
 * @returns {Promise<Outcome>}
 */
export async function apiTests({ signal, cluster }) {
  return runApiTests((await cluster()).url(), signal, []);
}

/**
 * Compares what the sites' pages say at each turn of the twelve lives, from the answers that the API's tests of them
 * leave.
 * @param {Pick<Resources, "signal">} resources
 */
export async function lifeTests({ signal }) {
  const outcomes = [];
  for (const app of ["buyer-web", "tutor-web"]) {
    const cwd = join(root, "apps", app);
    const report = join(cwd, "reports", "lives.json");
    forgetReport(report);
    const args = ["run", "--config", "vitest.lives.config.mjs", ...LIMITS, `--outputFile.json=${report}`];
    const vitest = join(cwd, "node_modules", ".bin", "vitest");
    const { code, output } = await run(vitest, args, { cwd, signal, limitMinutes: LIMIT_MINUTES });
    outcomes.push({ counts: withExitCode(readVitestReport(report), code), output });
  }
  return { counts: sum(outcomes.map(({ counts }) => counts)), output: outcomes.map(({ output }) => output).join("\n") };
}

/**
 * Runs the tests that depend on PostgreSQL's version (migrations, constraints, locks, search, purchase) on the machine's own PostgreSQL.
 * @param {Pick<Resources, "signal">} resources
 * @returns {Promise<Outcome>}
 */
export async function databaseTests({ signal }) {
  const system = systemBinaries();
  if (!system) return { skipped: "this machine has no PostgreSQL 15 or newer of its own" };
  const cluster = await startTestCluster({ bin: system.folder });
  try {
    const outcome = await runApiTests(cluster.url(), signal, ["--config", "vitest.database.config.ts"]);
    return { ...outcome, note: `PostgreSQL ${system.version}` };
  } finally {
    await cluster.stop();
  }
}

/**
 * @param {string} databaseUrl
 * @param {AbortSignal} signal
 * @param {string[]} args
 */
async function runApiTests(databaseUrl, signal, args) {
  const report = join(API, REPORT);
  forgetReport(report);
  const options = { cwd: API, env: { ...process.env, DATABASE_URL: databaseUrl }, signal, limitMinutes: LIMIT_MINUTES };
  const vitest = join(API, "node_modules", ".bin", "vitest");
  const { code, output } = await run(vitest, ["run", ...args, ...VITEST_ARGS], options);
  return { counts: withExitCode(readVitestReport(report), code), output };
}

/** Lists the packages of the workspace. */
function workspacePackages() {
  const manifests = globSync(["apps/*/package.json", "packages/*/package.json", "bench/package.json"], { cwd: root });
  return manifests.sort().map((file) => {
    const { name, scripts } = JSON.parse(readFileSync(join(root, file), "utf8"));
    return { name, hasTests: Boolean(scripts?.test), folder: join(root, dirname(file)) };
  });
}
