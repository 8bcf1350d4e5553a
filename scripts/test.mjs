// `npm test` runs all suites; `npm test -- unit api` only those.
import { runTestCommand, SUITES } from "./lib/suites/index.mjs";

const suites = new Map(Object.entries(SUITES));
const names = process.argv.slice(2);
const unknown = names.filter((name) => !suites.has(name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}; there are ${[...suites.keys()].join(", ")}.`);
  process.exit(2);
}
const chosen = [...suites].filter(([name]) => names.length === 0 || names.includes(name)).map(([, suite]) => suite);
process.exit(await runTestCommand(chosen));
