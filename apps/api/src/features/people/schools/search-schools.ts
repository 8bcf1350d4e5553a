import type { SchoolLevel } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { findSchoolsByName } from "./repository.ts";
import { toSchool } from "./to-school.ts";

/** One letter would match half of the country. */
export const MIN_SEARCH_LETTERS = 2;
export const MAX_SEARCH_RESULTS = 20;

export interface SchoolSearch {
  name: string;
  level?: SchoolLevel | undefined;
}

/** At most 20 schools that the text may mean; none for fewer than two letters. */
export async function searchSchools({ db }: Ctx, { name, level }: SchoolSearch) {
  const text = name.normalize("NFC").trim();
  if (text.length < MIN_SEARCH_LETTERS) return [];
  return (await findSchoolsByName(db, text, level, MAX_SEARCH_RESULTS)).map(toSchool);
}
