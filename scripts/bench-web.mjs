// `pnpm bench:web [--runs 5] [--only /price]`: the web rows of the quality bars, each with a bare Next page of the same run as its baseline.
import { parseArgs } from "node:util";
import { runTestCommand } from "./lib/suites/index.mjs";
import { webBench } from "./lib/web/index.mjs";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string", multiple: true } },
});
const options = { runs: Number(values.runs), only: values.only };
process.exit(
  await runTestCommand([
    { title: "web bench", needsApps: true, run: (resources) => webBench({ ...resources, ...options }) },
  ]),
);
