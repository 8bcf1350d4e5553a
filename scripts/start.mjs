// `npm start`: installs, builds, starts the database and every app, migrates, seeds, and says where everything is.
import { runLocally } from "./lib/stack/index.mjs";

process.exit(await runLocally("built"));
