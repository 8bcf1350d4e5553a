// `pnpm letters`: writes down which letters our own texts have, for the font that every page loads first.
import { writeFileSync } from "node:fs";
import { collectLetters, LETTERS } from "./lib/checks/index.mjs";

writeFileSync(LETTERS, collectLetters());
