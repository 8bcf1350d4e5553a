import { buildAll, installDependencies } from "./install.mjs";
import { createReport } from "./report.mjs";
import { createResources } from "./resources.mjs";
import { Stopped, shutdownSignal } from "./shutdown.mjs";

const INTERRUPTED = 130;

/**
 * Installs and builds, runs the suites one after the other, and prints "N passed, N failed" as the last line.
 * @param suites [{ title, run, needsApps }] `needsApps`: it runs the built apps; else the packages are enough
 * @returns the exit code: 0 when everything passed, 1 when something failed, 130 when it was told to stop
 */
export async function runTestCommand(suites) {
  delete process.env.NODE_ENV; // each tool and service sets its own
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = "1"; // the output is collected, not seen
  const signal = shutdownSignal();
  const resources = createResources(signal);
  const report = createReport();
  try {
    console.log("Installing what the lockfile says...");
    await installDependencies(signal);
    const all = suites.some(({ needsApps }) => needsApps);
    console.log(all ? "Building what changed..." : "Building the packages that changed...");
    await buildAll(signal, all ? [] : ["--filter=./packages/*"]);
    for (const { title, run } of suites) await report.run(title, () => run(resources), signal);
  } catch (error) {
    if (error instanceof Stopped) return INTERRUPTED;
    await report.run("install and build", () => Promise.reject(error));
  } finally {
    await resources.close();
  }
  return report.finish();
}
