import { Stopped, shutdownSignal } from "../setup/index.mjs";
import { buildAll } from "../stack/index.mjs";
import { createReport } from "./report.mjs";
import { createResources } from "./resources.mjs";

const INTERRUPTED = 130;

/**
 * Builds, runs the suites that mostly wait side by side and the others in sequence, prints a table of times, and "N passed, N failed" as the last line.
 * @param {import("./suites.mjs").Suite[]} suites
 * @returns {Promise<number>} the exit code: 0 when all passed, 1 after a failure, 130 after a signal
 */
export async function runTestCommand(suites) {
  delete process.env.NODE_ENV; // each tool and service sets its own
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = "1"; // the output is collected, not shown
  const signal = shutdownSignal();
  const resources = createResources(signal);
  const report = createReport();
  try {
    await report.measure("build", () => build(suites, signal));
    const runSuite = (/** @type {import("./suites.mjs").Suite} */ { title, run }) =>
      report.run(title, () => run(resources), signal);
    await Promise.all(suites.filter(({ mostlyWaits }) => mostlyWaits).map(runSuite));
    for (const suite of suites.filter(({ mostlyWaits }) => !mostlyWaits)) await runSuite(suite);
  } catch (error) {
    if (error instanceof Stopped) return INTERRUPTED;
    await report.run("build", () => Promise.reject(error));
  } finally {
    await resources.close();
  }
  return report.finish();
}

/**
 * @param {import("./suites.mjs").Suite[]} suites
 * @param {AbortSignal} signal
 */
async function build(suites, signal) {
  const all = suites.some(({ needsApps }) => needsApps);
  console.log(all ? "Building what changed..." : "Building the packages that changed...");
  await buildAll(signal, all ? [] : ["--filter=./packages/*"]);
}
