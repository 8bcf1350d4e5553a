// The suites of `npm test`, and the report of any run.
export { engineTests, journeyTests } from "./browser-tests.mjs";
export { createReport } from "./report.mjs";
export { SUITES } from "./suites.mjs";
export { runTestCommand } from "./test-command.mjs";
