import { bitsToCalendar, type LessonStart, type OfferedTimesProblem, offeredTimesProblem } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { isAnswerable, isTimeGone, offerTimes } from "./compute-open-times.ts";
import { findProposalsOfMatch, type ProposalRow } from "./repository.ts";

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

/** What a family may still expect of a proposal. */
export interface Standing {
  /** The proposed times, or the best others that are left once these are gone; empty when none are. */
  readonly lessonStarts: readonly LessonStart[];
  /** No time is left, and none is offered. */
  readonly isLapsed: boolean;
  /** Other times that the tutor offers. */
  readonly offer: readonly LessonStart[] | null;
}

/** How the proposals of a match stand now, by the tutor: lessons that came meanwhile are seen. */
export async function findStandings(db: Queryable, matchId: string): Promise<ReadonlyMap<number, Standing>> {
  const rows = await findProposalsOfMatch(db, matchId);
  return new Map(rows.map((proposal) => [proposal.tutorId, standingOf(proposal)]));
}

function standingOf(proposal: ProposalRow): Standing {
  const { lessonStarts, lapsedAt } = proposal;
  if (!isAnswerable(proposal)) return { lessonStarts, isLapsed: lapsedAt !== null, offer: null };
  const times = offerTimes(proposal);
  const offer = openOffer(proposal);
  const left = times.areFree ? lessonStarts : (times.others[0] ?? []);
  return { lessonStarts: left, isLapsed: isTimeGone(times) && !offer, offer };
}
