import { lessonsPerWeek, MAX_CHOSEN_TUTORS, pickWishes, SEARCH_WISHES, selectedForCourse } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { applicants } from "../../db/schema/index.ts";
import type { AppDeps } from "../../deps.ts";
import { computePromiseDay } from "./compute-promise-day.ts";
import { findCourses, insertMatches } from "./repository.ts";
import { findTaughtDetails } from "./taught-repository.ts";

/**
 * Starts the search for every course of a paid order, in the transaction that completes its wishes: each course has one match,
 * however often this is called. The tutor with whom a course begins is asked first, together with picked ones who teach it; the others search as usual.
 */
export async function startMatches(
  { jobs, logger }: Pick<AppDeps, "jobs" | "logger">,
  tx: Queryable,
  applicant: typeof applicants.$inferSelect,
): Promise<void> {
  const courses = await findCourses(tx, applicant.merchantUid);
  const firstIds = courses.flatMap(({ firstTutorId }) => (firstTutorId === null ? [] : [String(firstTutorId)]));
  const taught = await findTaughtDetails(tx, [...firstIds, ...applicant.selectedTutors]);
  const promisedOn = computePromiseDay({ logger });
  const ids = await insertMatches(
    tx,
    courses.map(({ product, firstTutorId, ...course }) => ({
      ...course,
      rank: product.tutorRank,
      minutes: product.minutes,
      lessonsPerWeek: lessonsPerWeek(product),
      wishes: pickWishes(applicant, SEARCH_WISHES),
      chosenTutorIds: selectedForCourse(
        firstTutorId === null ? applicant.selectedTutors : [String(firstTutorId), ...applicant.selectedTutors],
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
