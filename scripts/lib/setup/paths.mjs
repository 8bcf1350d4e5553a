import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** State of local runs, persistent between starts; ignored by git. */
export const dataDir = join(root, ".data");
