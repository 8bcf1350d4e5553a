import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { root } from "../lib/setup/index.mjs";
import {
  CRASHED,
  readLastLine,
  readNodeReport,
  readPlaywrightReport,
  readVitestReport,
  sum,
  withExitCode,
} from "../lib/suites/counts.mjs";
import { timeTable } from "../lib/suites/report.mjs";
import { withTree } from "./tree.mjs";

const readJson = (read, report) =>
  withTree({ "report.json": JSON.stringify(report) }, (base) => read(join(base, "report.json")));
const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

test("vitest: passed, failed, skipped", async () => {
  const name = join(root, "apps", "api", "x.test.ts");
  const testResults = [
    { name, startTime: 1_000, endTime: 3_500, status: "failed", assertionResults: [{ status: "failed" }] },
  ];
  assert.deepEqual(await readJson(readVitestReport, { ...vitest, testResults }), {
    passed: 7,
    failed: 1,
    skipped: 2,
    files: [{ name: "apps/api/x.test.ts", ms: 2_500 }],
  });
});

test("vitest: a file that failed to load is a failure", async () => {
  const testResults = [{ name: root, status: "failed", assertionResults: [] }];
  const report = { ...vitest, numFailedTests: 0, testResults };
  assert.equal((await readJson(readVitestReport, report)).failed, 1);
});

test("playwright: a test that passed on its retry counts as passed, a skipped one as neither", async () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [
    { file: "pay.spec.ts", specs: [spec(1_000, 2_000)], suites: [{ file: "pay.spec.ts", specs: [spec(500)] }] },
  ];
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [], suites };
  assert.deepEqual(await readJson(readPlaywrightReport, report), {
    passed: 6,
    failed: 1,
    skipped: 2,
    files: [{ name: "pay.spec.ts", ms: 3_500 }],
  });
});

test("playwright: an error outside of any test is a failure", async () => {
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: "No tests found" }],
  };
  assert.equal((await readJson(readPlaywrightReport, report)).failed, 1);
});

test("a missing or truncated report is a failure", async () => {
  assert.deepEqual(readVitestReport("/nowhere/report.json"), CRASHED);
  assert.deepEqual(
    await withTree({ "report.json": "{" }, (base) => readPlaywrightReport(join(base, "report.json"))),
    CRASHED,
  );
});

test("node's runner: reads the report of our reporter", async () => {
  const planted = `import { test } from "node:test"; test("good", () => {}); test("bad", () => { throw new Error(); }); test.skip("no");`;
  await withTree({ "planted.test.mjs": planted }, async (base) => {
    const reporter = pathToFileURL(join(root, "scripts", "lib", "suites", "node-reporter.mjs")).href;
    const report = join(base, "report.json");
    const args = ["--test", `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, "planted.test.mjs"];
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    await execa(process.execPath, args, { cwd: base, env, extendEnv: false, reject: false });
    const { files, ...counts } = readNodeReport(report);
    assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 1 });
    assert.equal(files.length, 1);
    assert.match(files[0].name, /planted\.test\.mjs$/);
    assert.ok(files[0].ms > 0);
  });
});

test("the table of times names each suite with its slowest files, the slowest first", () => {
  const files = [
    { name: "a.test.ts", ms: 4_000 },
    { name: "b.test.ts", ms: 70_000 },
    { name: "quick.test.ts", ms: 100 },
  ];
  const table = timeTable([
    { title: "unit", ms: 90_000, counts: { passed: 3, failed: 0, skipped: 0, files } },
    { title: "harness", ms: 6_000, counts: { passed: 1, failed: 0, skipped: 0 } },
  ]);
  assert.deepEqual(
    table.split("\n").map((line) => line.trim()),
    ["minutes  suite, and its slowest files", "1.5  unit", "1m 10s  b.test.ts", "4s  a.test.ts", "0.1  harness"],
  );
});

test("reads the last line of a program", () => {
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
      { passed: 1, failed: 2, skipped: 3, files: [{ name: "a", ms: 1 }] },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
    { passed: 11, failed: 22, skipped: 33, files: [{ name: "a", ms: 1 }] },
  );
});
