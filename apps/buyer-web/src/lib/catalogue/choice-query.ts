import { parseAsString } from "nuqs";

/** URL parsers of a lesson choice. `readChoice` validates the values against the catalogue. */
export const CHOICE_QUERY = {
  level: parseAsString,
  rank: parseAsString,
  minutes: parseAsString,
  week: parseAsString,
  months: parseAsString,
  tablet: parseAsString,
};
