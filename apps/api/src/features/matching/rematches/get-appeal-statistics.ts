import { daysBetween, isLessonUsed, MINUTE, toKstDate, toMatchStatistics } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPair, findPairLessons } from "./repository.ts";
import type { AppealStatisticsWire } from "./schemas.ts";

const NOTHING = {
  lessonCount: 0,
  attendedCount: 0,
  minutes: 0,
  movedCount: 0,
  loggedCount: 0,
  nextLessonAt: null,
  daysTogether: 0,
};

/**
 * What the present pair has done together. What an earlier tutor taught is not this pair's.
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getAppealStatistics(
  db: Queryable,
  userId: string,
  matchId: string,
): Promise<AppealStatisticsWire> {
  const pair = await findPair(db, userId, matchId);
  if (!pair) throw refuse.notFound();
  const { tutorId, tutorName, matchedAt } = pair;
  if (tutorId === null) return toMatchStatistics({ tutorName, ...NOTHING });
  const counts = countPair(await findPairLessons(db, matchId, tutorId), new Date());
  return toMatchStatistics({ tutorName, ...counts, daysTogether: matchedAt ? daysSince(matchedAt) : 0 });
}

function countPair(lessons: Awaited<ReturnType<typeof findPairLessons>>, now: Date) {
  const used = lessons.filter((lesson) => isLessonUsed(lesson, now));
  const attended = used.filter(({ status }) => status !== "ABSENT");
  const coming = lessons.find(({ status, endsAt }) => status === "SCHEDULED" && endsAt > now);
  return {
    lessonCount: used.length,
    attendedCount: attended.length,
    minutes: attended.reduce((sum, { startsAt, endsAt }) => sum + (endsAt.getTime() - startsAt.getTime()) / MINUTE, 0),
    movedCount: lessons.filter(({ movedFromAt }) => movedFromAt !== null).length,
    loggedCount: lessons.filter(({ loggedAt }) => loggedAt !== null).length,
    nextLessonAt: coming?.startsAt ?? null,
  };
}

const daysSince = (from: Date): number => 1 + daysBetween(toKstDate(from), toKstDate(new Date()));
