import { bitsToCalendar, type LessonStart, type OfferedTimesProblem, offeredTimesProblem } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { isAnswerable } from "./compute-open-times.ts";
import { findOffers, type ProposalRow } from "./repository.ts";

type Week = Pick<ProposalRow, "takenBits" | "otherPairs" | "lessonStarts" | "minutes" | "lessonsPerWeek">;

/** Why weekly times cannot be offered for a proposal, or agreed to; null when they can. */
export const offerProblem = (proposal: Week, offered: readonly LessonStart[]): OfferedTimesProblem | null =>
  offeredTimesProblem(offered, { ...proposal, taken: bitsToCalendar(proposal.takenBits) });

/** The other times that a tutor offers and that the family can still agree to; null without any. */
export function openOffer(proposal: ProposalRow): readonly LessonStart[] | null {
  const { offeredStarts, offerDeclinedAt } = proposal;
  if (!offeredStarts || offerDeclinedAt || !isAnswerable(proposal)) return null;
  return offerProblem(proposal, offeredStarts) === null ? offeredStarts : null;
}

/** What tutors offer for a match and its family can agree to, by the tutor. */
export async function findOfferedTimes(
  db: Queryable,
  matchId: string,
): Promise<ReadonlyMap<number, readonly LessonStart[]>> {
  const offers = new Map<number, readonly LessonStart[]>();
  for (const proposal of await findOffers(db, matchId)) {
    const offered = openOffer(proposal);
    if (offered) offers.set(proposal.tutorId, offered);
  }
  return offers;
}
