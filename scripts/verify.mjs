// `pnpm verify`: the checks before a commit. Each counts as one; "N passed, N failed" is the last line.
// `--no-tests` skips the tests, for a run after `npm test`.
import { run } from "./lib/processes/index.mjs";
import { Stopped, shutdownSignal } from "./lib/setup/index.mjs";
import { createReport, SUITES } from "./lib/suites/index.mjs";

/** @typedef {{ title: string, work: () => Promise<import("./lib/suites/report.mjs").Outcome> }} Check */

const signal = shutdownSignal();
const report = createReport();

// Groups run in sequence, the checks of a group in parallel.
const GROUPS = [
  [
    command("types", "turbo", "run", "typecheck", "typecheck:scripts", "--continue", "--output-logs=errors-only"),
    command("format and lint", "biome", "check", "--error-on-warnings", "."),
  ],
  [
    command("boundaries", "node", "scripts/check-boundaries.mjs"),
    command("layout", "node", "scripts/check-layout.mjs"),
    command("unused code", "knip"),
  ],
  process.argv.includes("--no-tests")
    ? []
    : [
        { title: SUITES.scripts.title, work: () => SUITES.scripts.run({ signal }) },
        { title: SUITES.unit.title, work: () => SUITES.unit.run({ signal }) },
      ],
];

try {
  for (const group of GROUPS) await Promise.all(group.map(({ title, work }) => report.run(title, work, signal)));
  process.exit(report.finish());
} catch (error) {
  if (error instanceof Stopped) process.exit(130);
  console.error(error.message);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

/**
 * A check that runs a command and passes on exit code 0.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @returns {Check}
 */
function command(title, program, ...args) {
  const work = async () => {
    const { code, output } = await run(program, args, { signal });
    return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output };
  };
  return { title, work };
}
