import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { lastLines } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";

/** @typedef {{ name: string, ms: number }} FileTime a test file and its duration */
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
 * The counts of a suite that ended without a report, which is a failure.
 * @type {Counts}
 */
export const CRASHED = { passed: 0, failed: 1, skipped: 0 };

/**
 * Adds a failure when the runner reports none but exits with an error, for example after an unhandled rejection.
 * @param {Counts} counts
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Reads Vitest's JSON report; a file that failed to load counts as one failure.
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
 * Reads Playwright's JSON report; a test that passed on its retry counts as passed.
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
 * Reads the report that `node-reporter.mjs` writes about a run of Node's test runner.
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
 * Reads the last line "N passed, N failed" of a program's output.
 * @param {string} output
 * @returns {Counts}
 */
export function readLastLine(output) {
  const match = /^(\d+) passed, (\d+) failed$/.exec(lastLines(output, 1).trim());
  return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: 0 } : CRASHED;
}

/**
 * Removes the report of an earlier run, so that it is not counted again.
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
