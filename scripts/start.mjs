// `npm start`: installs, builds, starts the database and every app, migrates, seeds, and says where everything is.
import { runLocally } from "./lib/local-run.mjs";

process.exit(await runLocally("built"));
