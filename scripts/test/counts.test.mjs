import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import {
  CRASHED,
  readLastLine,
  readNodeTestOutput,
  readPlaywrightReport,
  readVitestReport,
  sum,
  withExitCode,
} from "../lib/counts.mjs";
import { withTree } from "./tree.mjs";

const readJson = (read, report) =>
  withTree({ "report.json": JSON.stringify(report) }, (base) => read(join(base, "report.json")));
const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

test("vitest: passed, failed, skipped", async () => {
  const testResults = [{ status: "failed", assertionResults: [{ status: "failed" }] }];
  assert.deepEqual(await readJson(readVitestReport, { ...vitest, testResults }), { passed: 7, failed: 1, skipped: 2 });
});

test("vitest: a file that could not be loaded is a failure", async () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  const report = { ...vitest, numFailedTests: 0, testResults };
  assert.equal((await readJson(readVitestReport, report)).failed, 1);
});

test("playwright: a test that passed at its second try has passed, a skipped one is neither", async () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
  assert.deepEqual(await readJson(readPlaywrightReport, report), { passed: 6, failed: 1, skipped: 2 });
});

test("playwright: an error outside of any test is a failure", async () => {
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: "No tests found" }],
  };
  assert.equal((await readJson(readPlaywrightReport, report)).failed, 1);
});

test("a missing or torn report is a failure", async () => {
  assert.deepEqual(readVitestReport("/nowhere/report.json"), CRASHED);
  assert.deepEqual(
    await withTree({ "report.json": "{" }, (base) => readPlaywrightReport(join(base, "report.json"))),
    CRASHED,
  );
});

test("node's runner: its summary is read, and a missing one is a failure", () => {
  const output = "✔ one\nℹ tests 5\nℹ pass 3\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\nℹ todo 0\n";
  assert.deepEqual(readNodeTestOutput(output), { passed: 3, failed: 2, skipped: 0 });
  assert.deepEqual(readNodeTestOutput("Segmentation fault"), CRASHED);
});

test("a program's own last line", () => {
  assert.deepEqual(readLastLine("working\n12 passed, 1 failed\n"), { passed: 12, failed: 1, skipped: 0 });
  assert.deepEqual(readLastLine("12 passed, 0 failed\nthen it crashed\n"), CRASHED);
});

test("a bad exit without a failed test counts as one failure", () => {
  const fine = { passed: 2, failed: 0, skipped: 0 };
  assert.equal(withExitCode(fine, 1).failed, 1);
  assert.equal(withExitCode({ ...fine, failed: 3 }, 1).failed, 3);
  assert.equal(withExitCode(fine, 0).failed, 0);
});

test("counts add up", () => {
  assert.deepEqual(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
    { passed: 11, failed: 22, skipped: 33 },
  );
});
