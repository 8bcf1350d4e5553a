import { join } from "node:path";
import { createResources } from "../resources/index.mjs";
import { root, Stopped, shutdownSignal } from "../setup/index.mjs";
import { buildAll } from "../stack/index.mjs";
import { createReport } from "./report.mjs";

const INTERRUPTED = 130;
const COMPILED = join(root, "node_modules", ".cache", "node");

/**
 * Builds, with the suites that mostly wait beside the build of the apps; runs the others in sequence; prints a table of times, and
 * "N passed, N failed" as the last line.
 * @param {import("./suites.mjs").Suite[]} suites
 * @returns {Promise<number>} the exit code: 0 when all passed, 1 after a failure, 130 after a signal
 */
export async function runTestCommand(suites) {
  delete process.env.NODE_ENV; // each tool and service sets its own
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = "1"; // the output is collected, not shown
  // The suites start some hundred processes that load the same modules: a fifth of a short one's time is compiling them.
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  const signal = shutdownSignal();
  const resources = createResources(signal);
  const report = createReport();
  try {
    const runSuite = (/** @type {import("./suites.mjs").Suite} */ { title, run }) =>
      report.run(title, () => run(resources), signal);
    await report.measure("build of the packages", () => buildAll(signal, ["--filter=./packages/*"]));
    await allEnded([
      ...(suites.some(({ needsApps }) => needsApps)
        ? [report.measure("build of the apps", () => buildAll(signal))]
        : []),
      ...suites.filter(({ mostlyWaits }) => mostlyWaits).map(runSuite),
    ]);
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
 * Waits for all of them, whatever becomes of one: nothing may be under way any more when the report ends.
 * @param {Promise<void>[]} steps
 */
async function allEnded(steps) {
  for (const ended of await Promise.allSettled(steps)) if (ended.status === "rejected") throw ended.reason;
}
