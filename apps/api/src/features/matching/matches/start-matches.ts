import { lessonsPerWeek, MAX_CHOSEN_TUTORS, pickWishes, SEARCH_WISHES, selectedForCourse } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { applicants } from "../../../db/schema/index.ts";
import type { Ctx } from "../../../deps.ts";
import { computePromiseDay } from "./compute-promise-day.ts";
import { findTaughtDetails } from "./find-taught-details.ts";
import { findCourses, insertMatches } from "./repository.ts";

/**
 * Starts the search for each course of a paid order whose wishes are complete (`wished`), in the transaction that
 * completes them: each course has one match, however often this is called. The tutor with whom a course begins is
 * asked first, together with picked ones who teach it; the others search as usual.
 */
export async function startMatches(
  ctx: Ctx,
  tx: Queryable,
  wished: readonly (typeof applicants.$inferSelect)[],
): Promise<void> {
  const { jobs } = ctx;
  const [first] = wished;
  if (!first) return;
  const courses = (await findCourses(tx, first.merchantUid)).flatMap((course) => {
    const wishes = wished.find(({ position }) => position === course.position);
    return wishes ? [{ ...course, wishes }] : [];
  });
  const firstIds = courses.flatMap(({ firstTutorId }) => (firstTutorId === null ? [] : [String(firstTutorId)]));
  const taught = await findTaughtDetails(tx, [...firstIds, ...wished.flatMap(({ selectedTutors }) => selectedTutors)]);
  const promisedOn = computePromiseDay(ctx);
  const ids = await insertMatches(
    tx,
    courses.map(({ product, firstTutorId, position: _position, wishes, ...course }) => ({
      ...course,
      rank: product.tutorRank,
      minutes: product.minutes,
      lessonsPerWeek: lessonsPerWeek(product),
      wishes: pickWishes(wishes, SEARCH_WISHES),
      chosenTutorIds: selectedForCourse(
        [...(firstTutorId === null ? [] : [String(firstTutorId)]), ...wishes.selectedTutors],
        taught,
        { subjectDetail: course.subjectDetailKey, rank: product.tutorRank },
      )
        .slice(0, MAX_CHOSEN_TUTORS)
        .map(Number),
      promisedOn,
    })),
  );
  for (const matchId of ids) {
    await jobs.send(tx, { name: "match.advance", key: `match.advance:${matchId}:0`, payload: { matchId, round: 0 } });
  }
}
