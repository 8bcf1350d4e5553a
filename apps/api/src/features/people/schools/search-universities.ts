import { findUniversities } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { listUniversities } from "./repository.ts";
import { MAX_SEARCH_RESULTS, MIN_SEARCH_LETTERS } from "./search-schools.ts";

/** At most 20 universities that the text may mean, by name, short name or first consonants; none for fewer than two letters. */
export async function searchUniversities({ db }: Ctx, name: string) {
  const text = name.normalize("NFC").trim();
  if (text.length < MIN_SEARCH_LETTERS) return [];
  return findUniversities(await listUniversities(db), text).slice(0, MAX_SEARCH_RESULTS);
}
