import { daysBetween, isLessonUsed, MINUTE, toKstDate, toMatchStatistics } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { buyerOf } from "../../links/class-links/use-class-link.ts";
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
 * What the present pair, or the last one of a class that was given up, has done together.
 * What an earlier tutor taught is not this pair's.
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getAppealStatistics(
  ctx: Ctx<"account" | "link">,
  matchId: string,
): Promise<AppealStatisticsWire> {
  const pair = await findPair(ctx.db, buyerOf(ctx, matchId), matchId);
  if (!pair) throw refuse.notFound();
  const { tutorId, tutorName, matchedAt } = pair;
  if (tutorId === null) return toMatchStatistics({ tutorName, ...NOTHING });
  const counts = countPair(await findPairLessons(ctx.db, matchId, tutorId), ctx.now);
  return toMatchStatistics({ tutorName, ...counts, daysTogether: matchedAt ? daysSince(matchedAt, ctx.now) : 0 });
}

function countPair(lessons: Awaited<ReturnType<typeof findPairLessons>>, now: Date) {
  const used = lessons.filter(isLessonUsed);
  const attended = used.filter(({ settledAs }) => settledAs === "HELD");
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

const daysSince = (from: Date, now: Date): number => 1 + daysBetween(toKstDate(from), toKstDate(now));
