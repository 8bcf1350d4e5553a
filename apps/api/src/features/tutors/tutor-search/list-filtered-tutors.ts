import { filterWish, type MatchWish, TUTOR_RANKS, type TutorFilter } from "@pkg/domain";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { subjects } from "../../../db/schema/index.ts";
import type { BrowsedTutor, ListPart, TutorFinder } from "../../../lib/tutor-search.ts";
import { filterTutors } from "./postgres/filter-repository.ts";

/** A part of the tutors who meet a filter, in its order; with a subject detail each is scored as in a search. */
export async function listFilteredTutors(
  db: Queryable,
  finder: TutorFinder,
  filter: TutorFilter,
  part: ListPart,
): Promise<{ tutors: readonly BrowsedTutor[]; count: number }> {
  const wishes = await wishesOf(db, filter);
  if (filter.sort === "FIT") {
    const scored = await scoreAll(finder, wishes, (await filterTutors(db, filter)).ids);
    return { tutors: scored.slice(part.offset, part.offset + part.limit), count: scored.length };
  }
  const { ids, count } = await filterTutors(db, filter, part);
  const scored = new Map((await scoreAll(finder, wishes, ids)).map((one) => [one.tutorId, one]));
  return { tutors: ids.map((tutorId) => scored.get(tutorId) ?? { tutorId, scored: null }), count };
}

/** What a filter wishes of the tutors of each rank; nothing without a subject detail. */
async function wishesOf(db: Queryable, filter: TutorFilter): Promise<MatchWish[]> {
  if (!filter.subject || !filter.detail) return [];
  const [subject] = await db
    .select({ key: subjects.key, label: subjects.label })
    .from(subjects)
    .where(eq(subjects.key, filter.subject));
  if (!subject) return [];
  const ranks = filter.rank ? [filter.rank] : TUTOR_RANKS;
  return ranks.flatMap((rank) => filterWish(filter, subject, rank) ?? []);
}

/** The best first; a tutor is of one rank, so no one comes twice. */
async function scoreAll(
  finder: TutorFinder,
  wishes: readonly MatchWish[],
  ids: readonly number[],
): Promise<BrowsedTutor[]> {
  if (ids.length === 0) return [];
  const only = new Set(ids);
  const found = await Promise.all(
    wishes.map(async (wish) =>
      (await finder.top(wish, { limit: ids.length, only })).map((ranked) => ({
        tutorId: ranked.tutorId,
        scored: { wish, ranked },
      })),
    ),
  );
  return found.flat().sort((a, b) => b.scored.ranked.score - a.scored.ranked.score || a.tutorId - b.tutorId);
}
