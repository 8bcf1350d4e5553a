import { createParser } from "nuqs";

/** The page of a list in the address ("?page=2"), counted from 0; the first one is left out. */
export const parseAsPage = createParser<number>({
  parse: (text) => Math.max(0, (Number.parseInt(text, 10) || 1) - 1),
  serialize: (page) => String(page + 1),
}).withDefault(0);
