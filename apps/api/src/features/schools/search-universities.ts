import type { Queryable } from "../../db/client.ts";
import { findUniversitiesByName } from "./repository.ts";
import { MAX_SEARCH_RESULTS, MIN_SEARCH_LETTERS } from "./search-schools.ts";

/** At most 20 universities whose name contains the text; none for fewer than two letters. */
export async function searchUniversities(db: Queryable, name: string) {
  const text = name.normalize("NFC").trim();
  return text.length < MIN_SEARCH_LETTERS ? [] : findUniversitiesByName(db, text, MAX_SEARCH_RESULTS);
}
