// `pnpm dev`: as `npm start`, from the sources and restarting on every change.
import { runLocally } from "./lib/stack/index.mjs";

process.exit(await runLocally("dev"));
