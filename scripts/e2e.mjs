// `pnpm e2e [arguments of playwright]`, `pnpm e2e engines` (WebKit and Firefox) and `pnpm screenshots`: starts a whole
// stack on free ports and runs the browsers against it.
import { engineTests, journeyTests, runTestCommand } from "./lib/suites/index.mjs";

const given = process.argv.slice(2);
const project = given[0] === "screenshots" || given[0] === "engines" ? given[0] : "e2e";
const args = given[0] === project ? given.slice(1) : given;
const onLine = (/** @type {string} */ line) => console.log(line);
process.exit(
  await runTestCommand([
    {
      title: project,
      needsApps: true,
      run: (resources) =>
        project === "engines"
          ? engineTests({ ...resources, args, onLine })
          : journeyTests({ ...resources, project, args, onLine }),
    },
  ]),
);
