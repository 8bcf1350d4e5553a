// `pnpm dev`: as `npm start`, from the sources and restarting on every change.
import { runLocally } from "./lib/local-run.mjs";

process.exit(await runLocally("dev"));
