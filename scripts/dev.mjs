// `pnpm dev`: `npm start` from the sources, restarting on every change.
import { runLocally } from "./lib/stack/index.mjs";

process.exit(await runLocally("dev"));
