import { parseAsString } from "nuqs";

/** The choice of a lesson in the address. Which values are right depends on what the catalogue offers: `readChoice` decides. */
export const CHOICE_QUERY = {
  level: parseAsString,
  rank: parseAsString,
  minutes: parseAsString,
  week: parseAsString,
  months: parseAsString,
  tablet: parseAsString,
};
