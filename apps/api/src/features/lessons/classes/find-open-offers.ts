import { bitsToCalendar, offeredTimesProblem, tutorProposalStatusesBefore } from "@pkg/domain";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { otherPairs } from "../../../db/other-pairs.ts";
import { candidateTutors, matches, tutors } from "../../../db/schema/index.ts";

/**
 * When the first of the other times was offered that each family may still agree to, by the match: lessons that came
 * there meanwhile are seen.
 * @param matchIds of searches in which a yes still counts
 */
export async function findOpenOffers(db: Queryable, matchIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (matchIds.length === 0) return new Map();
  const offers = await db
    .select({
      matchId: matches.id,
      offeredStarts: candidateTutors.offeredStarts,
      offeredAt: candidateTutors.offeredAt,
      lessonStarts: candidateTutors.lessonStarts,
      minutes: matches.minutes,
      lessonsPerWeek: matches.lessonsPerWeek,
      otherPairs,
      takenBits: tutors.takenBits,
    })
    .from(candidateTutors)
    .innerJoin(matches, eq(matches.id, candidateTutors.matchId))
    .innerJoin(tutors, eq(tutors.id, candidateTutors.tutorId))
    .where(
      and(
        inArray(matches.id, [...matchIds]),
        inArray(candidateTutors.talkSendStatus, tutorProposalStatusesBefore("ACCEPT")),
        isNotNull(candidateTutors.offeredAt),
        isNull(candidateTutors.offerDeclinedAt),
        isNull(candidateTutors.lapsedAt),
        isNull(candidateTutors.releasedAt),
      ),
    )
    .orderBy(desc(candidateTutors.offeredAt));
  const isOpen = ({ offeredStarts, takenBits, ...week }: (typeof offers)[number]) =>
    offeredTimesProblem(offeredStarts ?? [], { ...week, taken: bitsToCalendar(takenBits) }) === null;
  return new Map(
    offers.filter(isOpen).flatMap(({ matchId, offeredAt }) => (offeredAt ? [[matchId, offeredAt] as const] : [])),
  );
}
