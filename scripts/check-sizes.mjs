// `pnpm sizes`: the first-load JavaScript of every page beside a bare Next page. Fails when a page is over its budget.
import { SUITES } from "./lib/suites.mjs";
import { runTestCommand } from "./lib/test-command.mjs";

process.exit(await runTestCommand([SUITES.sizes]));
