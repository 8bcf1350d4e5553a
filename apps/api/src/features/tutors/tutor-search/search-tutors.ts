import type { Logger } from "pino";
import type { Database, Sql } from "../../../db/client.ts";
import type { TutorFinder, TutorSearch } from "../../../lib/tutor-search.ts";
import { listFilteredTutors } from "./list-filtered-tutors.ts";
import { countMemory, searchMemory } from "./memory/search-memory.ts";
import { filterTutors } from "./postgres/filter-repository.ts";
import { searchPostings } from "./postgres/search-postings.ts";
import { syncMemory } from "./sync-memory.ts";

/**
 * The search of tutors: the index in memory answers as long as it follows changes, else PostgreSQL. See README.md.
 * @param beside what the index is built and kept with, apart from the connections of who searches
 */
export function createTutorSearch(db: Database, beside: { db: Database; sql: Sql }, logger: Logger): TutorSearch {
  const postgres = searchPostings(db);
  const memory = syncMemory(beside.db, beside.sql, logger);
  const finder: TutorFinder = {
    async top(wish, options) {
      const current = memory.current();
      return current ? searchMemory(current, wish, options) : postgres.top(wish, options);
    },
    async count(wish) {
      const current = memory.current();
      return current ? countMemory(current, wish) : postgres.count(wish);
    },
  };
  return {
    ...finder,
    browse: (filter, part) => listFilteredTutors(db, finder, filter, part),
    filter: async (filter) => new Set((await filterTutors(db, filter)).ids),
    isReady: () => memory.current() !== null,
    start: memory.start,
    stop: memory.stop,
  };
}
