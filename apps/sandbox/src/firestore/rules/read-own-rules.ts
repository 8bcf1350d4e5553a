import { readFileSync } from "node:fs";

/** The text of the rules that are deployed with the product. */
export const readOwnRules = (): string =>
  readFileSync(new URL("../../../../api/firestore.rules", import.meta.url), "utf8");
