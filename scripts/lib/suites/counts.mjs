import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { lastLines } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

/** @typedef {{ name: string, ms: number }} FileTime a test file and how long it ran */
/** @typedef {{ passed: number, failed: number, skipped: number, files?: FileTime[] }} Counts */

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const of = (/** @type {"passed" | "failed" | "skipped"} */ key) => all.reduce((total, one) => total + one[key], 0);
  return {
    passed: of("passed"),
    failed: of("failed"),
    skipped: of("skipped"),
    files: all.flatMap(({ files = [] }) => files),
  };
}

/**
 * The counts of a suite that ended without a report: it failed, whatever it printed.
 * @type {Counts}
 */
export const CRASHED = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that reports no failure but ends badly (an unhandled error, say) has failed all the same.
 * @param {Counts} counts
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Vitest's JSON report; a file that could not even be loaded counts as one failure.
 * @param {string} file
 * @returns {Counts}
 */
export function readVitestReport(file) {
  const report = readReport(file);
  if (!report) return CRASHED;
  /** @type {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string }[] }[]} */
  const tested = report.testResults;
  const broken = tested.filter(({ status, assertionResults }) => {
    return status === "failed" && !assertionResults.some((test) => test.status === "failed");
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: tested.map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime })),
  };
}

/**
 * @typedef {{ file: string, suites?: PlaywrightSuite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} PlaywrightSuite
 */

/**
 * Playwright's JSON report; a test that passed at its second try has passed, and the list names it.
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywrightReport(file) {
  const report = readReport(file);
  if (!report) return CRASHED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const broken = unexpected === 0 ? report.errors.length : 0;
  /** @type {PlaywrightSuite[]} */
  const suites = report.suites ?? [];
  const files = suites.map((suite) => ({ name: suite.file, ms: playwrightTime(suite) }));
  return { passed: expected + flaky, failed: unexpected + broken, skipped, files };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {number}
 */
function playwrightTime({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const inner = suites.reduce((total, suite) => total + playwrightTime(suite), 0);
  return results.reduce((total, { duration }) => total + duration, inner);
}

/**
 * What `node-reporter.mjs` writes of a run of Node's own test runner.
 * @param {string} file
 * @returns {Counts}
 */
export function readNodeReport(file) {
  const report = readReport(file);
  if (!report) return CRASHED;
  const { passed, failed, cancelled, skipped, todo } = report.counts;
  const files = Object.entries(report.files).map(([name, ms]) => ({ name: relative(root, name), ms }));
  return { passed, failed: failed + cancelled, skipped: skipped + todo, files };
}

/**
 * A program that ends with the line "N passed, N failed".
 * @param {string} output
 * @returns {Counts}
 */
export function readLastLine(output) {
  const match = /^(\d+) passed, (\d+) failed$/.exec(lastLines(output, 1).trim());
  return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: 0 } : CRASHED;
}

/**
 * Removes an earlier run's report, so that it is never counted again.
 * @param {string} file
 */
export function forgetReport(file) {
  rmSync(file, { force: true });
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
