import { join } from "node:path";
import { journeyTests, kitTests } from "./browser-tests.mjs";
import { startTestCluster } from "./clusters.mjs";
import { forgetReport, readLastLine, readNodeTestOutput, readVitestReport, sum, withExitCode } from "./counts.mjs";
import { root } from "./paths.mjs";
import { findFreePorts } from "./ports.mjs";
import { systemBinaries } from "./postgres-binaries.mjs";
import { run } from "./run.mjs";
import { sizeTests } from "./sizes.mjs";
import { webBench } from "./web-bench.mjs";
import { workspacePackages } from "./workspace.mjs";

const API = join(root, "apps", "api");
const REPORT = join("reports", "vitest.json");
// A busy build server is slow, not wrong: the limits catch what hangs.
const LIMIT_MINUTES = 15;
// 160 kills (eight steps, four faults, five rounds) with a new process each, four deliberate breaks, and 700 races of eight.
const HARNESS_LIMIT_MINUTES = 25;
const VITEST_ARGS = [
  "--testTimeout=30000",
  "--hookTimeout=60000",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${REPORT}`,
];

/** Every suite, in the order they run. `npm test -- unit api` runs only those. */
export const SUITES = {
  scripts: { title: "scripts and boundaries", run: scriptTests },
  unit: { title: "unit", run: unitTests },
  api: { title: "API, embedded PostgreSQL", run: apiTests },
  "api-system": { title: "API, own PostgreSQL", run: apiTestsOnSystemPostgres },
  harness: { title: "kill harness", run: killHarness },
  sizes: { title: "page sizes", run: sizeTests, needsApps: true },
  web: { title: "web bench, one load", run: oneLoad, needsApps: true },
  matching: { title: "matching bench, small", run: smallMatching },
  kit: { title: "kit in the browser", run: kitTests },
  e2e: { title: "end to end", run: journeyTests, needsApps: true },
};

/** The tests of the scripts themselves: ports, processes, counting, and a planted case for every boundary. */
async function scriptTests({ signal }) {
  const { code, output } = await run("node", ["--test", "scripts/test/*.test.mjs"], {
    signal,
    limitMinutes: LIMIT_MINUTES,
  });
  return { counts: withExitCode(readNodeTestOutput(output), code), output };
}

/** Unit tests of every package but the API, whose tests need a database. */
async function unitTests({ signal }) {
  const tested = workspacePackages().filter(({ name, scripts }) => scripts.test && name !== "@app/api");
  const reports = tested.map(({ folder }) => join(folder, REPORT));
  reports.forEach(forgetReport);
  const filters = tested.map(({ name }) => `--filter=${name}`);
  const args = [
    "run",
    "test",
    // What is given to the tests counts for what they are built on, so that it would be built anew while they run.
    "--only",
    ...filters,
    "--continue",
    "--concurrency=2",
    "--output-logs=errors-only",
    "--",
    ...VITEST_ARGS,
  ];
  const { code, output } = await run("turbo", args, { signal, limitMinutes: LIMIT_MINUTES });
  return { counts: withExitCode(sum(reports.map(readVitestReport)), code), output };
}

/** The API over HTTP, on the embedded PostgreSQL. */
async function apiTests({ signal, cluster }) {
  return runApiTests((await cluster()).url(), signal);
}

/** The same tests on the machine's own PostgreSQL, where there is one: the product must not lean on one version. */
async function apiTestsOnSystemPostgres({ signal }) {
  const system = systemBinaries();
  if (!system) return { skipped: "this machine has no PostgreSQL 15 or newer of its own" };
  const { postgres } = await findFreePorts(["postgres"]);
  const cluster = await startTestCluster(postgres, system.folder);
  try {
    return { ...(await runApiTests(cluster.url(), signal)), note: `PostgreSQL ${system.version}` };
  } finally {
    await cluster.stop();
  }
}

async function runApiTests(databaseUrl, signal) {
  const report = join(API, REPORT);
  forgetReport(report);
  const options = { cwd: API, env: { ...process.env, DATABASE_URL: databaseUrl }, signal, limitMinutes: LIMIT_MINUTES };
  const { code, output } = await run(join(API, "node_modules", ".bin", "vitest"), ["run", ...VITEST_ARGS], options);
  return { counts: withExitCode(readVitestReport(report), code), output };
}

/** That the web bench works, on one page; its times are told and judged by nobody. */
async function oneLoad(resources) {
  return webBench({ ...resources, runs: 1, only: ["/price"] });
}

/** That the matching bench works, and that its searches are exact; its times are told and judged by nobody. */
async function smallMatching({ signal, cluster }) {
  const args = ["--filter", "@app/bench", "run", "--silent", "matching", "--tutors", "20000", "--queries", "500"];
  const env = { ...process.env, DATABASE_URL: (await cluster()).url() };
  const { code, output } = await run("pnpm", args, { env, signal, limitMinutes: LIMIT_MINUTES });
  return { counts: withExitCode(readLastLine(output), code), output };
}

/** Kills the API at every named step of a purchase and of a round of proposals, and counts what is left. */
async function killHarness({ signal, cluster }) {
  const env = { ...process.env, DATABASE_URL: (await cluster()).url() };
  const { code, output } = await run("pnpm", ["run", "--silent", "harness"], {
    cwd: API,
    env,
    signal,
    limitMinutes: HARNESS_LIMIT_MINUTES,
  });
  return { counts: withExitCode(readLastLine(output), code), output };
}
