import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { sizeTests, webBench } from "../web/index.mjs";
import { engineTests, journeyTests, kitTests } from "./browser-tests.mjs";
import { forgetReport, readLastLine, readNodeReport, withExitCode } from "./counts.mjs";
import { packageTests } from "./package-tests.mjs";
import { apiTests, databaseTests, lifeTests, unitTests } from "./vitest-suites.mjs";

/** @typedef {import("../resources/index.mjs").Resources} Resources */
/** @typedef {import("./report.mjs").Outcome} Outcome */
/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {(resources: Resources) => Promise<Outcome>} run
 * @property {boolean} [needsApps] it needs the built apps; the packages are there for all
 * @property {boolean} [mostlyWaits] it leaves the processor idle for most of its time, so that it shares it with others like it
 */

const LIMIT_MINUTES = 20;

/**
 * All suites: those that mostly wait run first, side by side and beside the build of the apps, the others in this order. `npm test -- unit api` runs only those.
 * @satisfies {Record<string, Suite>}
 */
export const SUITES = {
  scripts: { title: "scripts and boundaries", run: scriptTests, mostlyWaits: true },
  unit: { title: "unit", run: unitTests },
  api: { title: "API, embedded PostgreSQL", run: apiTests },
  lives: { title: "pages of twelve lives, after the API", run: lifeTests },
  database: { title: "API, own PostgreSQL", run: databaseTests },
  harness: { title: "kill harness, small", run: smallHarness, mostlyWaits: true },
  package: { title: "production install", run: packageTests, needsApps: true },
  sizes: { title: "page sizes", run: sizeTests, needsApps: true },
  web: { title: "web bench, one load", run: oneLoad, needsApps: true },
  desk: { title: "desk bench, small", run: smallDesk },
  matching: { title: "matching bench, small", run: smallMatching },
  kit: { title: "kit in the browser", run: kitTests },
  e2e: { title: "end to end", run: journeyTests, needsApps: true },
  engines: { title: "WebKit and Firefox", run: engineTests, needsApps: true },
};

/**
 * Tests the scripts themselves: ports, processes, counting, and one planted violation for every boundary.
 * @param {Pick<Resources, "signal">} resources
 */
export async function scriptTests({ signal }) {
  const report = join(root, "reports", "node.json");
  forgetReport(report);
  mkdirSync(dirname(report), { recursive: true });
  const args = [
    "--test",
    "--test-reporter=spec",
    "--test-reporter-destination=stdout",
    "--test-reporter=./scripts/lib/suites/node-reporter.mjs",
    `--test-reporter-destination=${report}`,
    "scripts/test/*.test.mjs",
  ];
  const { code, output } = await run("node", args, { signal, limitMinutes: LIMIT_MINUTES });
  return { counts: withExitCode(readNodeReport(report), code), output };
}

/**
 * Checks that the web bench works, on one page; it prints its times without asserting them.
 * @param {Resources} resources
 */
function oneLoad(resources) {
  return webBench({ ...resources, runs: 1, only: ["/price"] });
}

/**
 * Checks that the matching bench works and that its searches are exact; it prints its times without asserting them.
 * @param {Resources} resources
 */
function smallMatching(resources) {
  const args = ["--filter", "@app/bench", "run", "--silent", "matching", "--tutors", "5000", "--queries", "200"];
  return measurement(resources, args);
}

/**
 * Checks that the desk bench works: a database is filled, and every list and page of it answers; times are printed alone.
 * @param {Resources} resources
 */
function smallDesk(resources) {
  const args = ["--people", "1000", "--requests", "1", "--plans", "1"];
  return measurement(resources, ["--filter", "@app/bench", "run", "--silent", "desk", ...args]);
}

/**
 * Kills the API once at every named step with every fault, lets it recover and checks the result; few races.
 * @param {Resources} resources
 */
function smallHarness(resources) {
  const args = ["--rounds", "1", "--same-key", "60", "--one-coupon", "30"];
  return measurement(resources, ["--filter", "@app/api", "run", "--silent", "harness", ...args]);
}

/**
 * Runs a program that ends with "N passed, N failed".
 * @param {Resources} resources
 * @param {string[]} args of pnpm
 */
async function measurement({ signal, cluster }, args) {
  const env = { ...process.env, DATABASE_URL: (await cluster()).url() };
  const { code, output } = await run("pnpm", args, { env, signal, limitMinutes: LIMIT_MINUTES });
  return { counts: withExitCode(readLastLine(output), code), output };
}
