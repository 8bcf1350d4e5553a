// `pnpm sizes`: the first-load JavaScript of every page. Fails when a page is over its budget.
import { runTestCommand, SUITES } from "./lib/suites/index.mjs";

process.exit(await runTestCommand([SUITES.sizes]));
