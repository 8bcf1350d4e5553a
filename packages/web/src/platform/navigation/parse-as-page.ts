import { createParser } from "nuqs";

/** The page of a list in the address ("?page=2"), 0 for the first one, which needs no word. */
export const parseAsPage = createParser<number>({
  parse: (text) => Math.max(0, (Number.parseInt(text, 10) || 1) - 1),
  serialize: (page) => String(page + 1),
}).withDefault(0);
