// `npm test`: everything. `npm test -- unit api` runs those suites only.
import { SUITES } from "./lib/suites.mjs";
import { runTestCommand } from "./lib/test-command.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !SUITES[name]);
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}; there are ${Object.keys(SUITES).join(", ")}.`);
  process.exit(2);
}
const chosen = names.length > 0 ? names.map((name) => SUITES[name]) : Object.values(SUITES);
process.exit(await runTestCommand(chosen));
