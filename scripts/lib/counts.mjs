import { existsSync, readFileSync, rmSync } from "node:fs";
import { lastLines } from "./output.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} */
export function sum(all) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const one of all) for (const key of Object.keys(counts)) counts[key] += one[key];
  return counts;
}

/** The counts of a suite that ended without a report: it failed, whatever it printed. */
export const CRASHED = { passed: 0, failed: 1, skipped: 0 };

/** A runner that reports no failure but ends badly (an unhandled error, say) has failed all the same. */
export function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @returns {Counts} of vitest's json report; a file that could not even be loaded counts as one failure */
export function readVitestReport(file) {
  const report = readReport(file);
  if (!report) return CRASHED;
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === "failed" && !assertionResults.some((test) => test.status === "failed");
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @returns {Counts} of Playwright's json report; a test that passed at its second try has passed; the list names it */
export function readPlaywrightReport(file) {
  const report = readReport(file);
  if (!report) return CRASHED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const broken = unexpected === 0 ? report.errors.length : 0;
  return { passed: expected + flaky, failed: unexpected + broken, skipped };
}

/** @returns {Counts} of the summary that Node's own test runner prints */
export function readNodeTestOutput(output) {
  const at = (name) => Number(new RegExp(`^(?:ℹ|#) ${name} (\\d+)`, "m").exec(output)?.[1] ?? Number.NaN);
  const counts = { passed: at("pass"), failed: at("fail") + at("cancelled"), skipped: at("skipped") + at("todo") };
  return Number.isNaN(counts.passed + counts.failed) ? CRASHED : counts;
}

/** @returns {Counts} of a program that ends with the line "N passed, N failed" */
export function readLastLine(output) {
  const match = /^(\d+) passed, (\d+) failed$/.exec(lastLines(output, 1).trim());
  return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: 0 } : CRASHED;
}

/** Removes an earlier run's report, so that it is never counted again. */
export function forgetReport(file) {
  rmSync(file, { force: true });
}

function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
