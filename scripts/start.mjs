// `npm start`: installs, builds, starts the database and every app, migrates, seeds, and prints all addresses.
import { runLocally } from "./lib/stack/index.mjs";

process.exit(await runLocally("built"));
