// `pnpm e2e [arguments of playwright]` and `pnpm screenshots`: starts a whole stack on free ports and runs the browser against it.
import { journeyTests, runTestCommand } from "./lib/suites/index.mjs";

const given = process.argv.slice(2);
const project = given[0] === "screenshots" ? "screenshots" : "e2e";
const args = given[0] === project ? given.slice(1) : given;
const onLine = (/** @type {string} */ line) => console.log(line);
process.exit(
  await runTestCommand([
    { title: project, needsApps: true, run: (resources) => journeyTests({ ...resources, project, args, onLine }) },
  ]),
);
