// `npm run bench:streams [-- --pages 600 --of-one 10000 --seconds 20]`: what open pages cost those who call.
import { parseArgs } from "node:util";
import { runTestCommand } from "./lib/suites/index.mjs";
import { streamsBench } from "./lib/web/index.mjs";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "600" },
    "of-one": { type: "string", default: "10000" },
    seconds: { type: "string", default: "20" },
  },
});
const options = { pages: Number(values.pages), ofOne: Number(values["of-one"]), seconds: Number(values.seconds) };
process.exit(
  await runTestCommand([
    { title: "streams bench", needsApps: true, run: (resources) => streamsBench({ ...resources, ...options }) },
  ]),
);
