import { bitsToCalendar, isPairingMatchable, openCalendar, type ProposalTimes, proposalTimes } from "@pkg/domain";
import type { ProposalRow } from "./repository.ts";

/** What is known of a tutor's week. */
export type TutorWeek = Pick<ProposalRow, "weekBits" | "takenBits">;

/** Whether the times of a proposal are still free for both, and which others the buyer's wishes hold. */
export function offerTimes(
  proposal: Pick<ProposalRow, "wishes" | "otherPairs" | "lessonStarts" | "minutes" | "lessonsPerWeek"> & TutorWeek,
): ProposalTimes {
  const taken = bitsToCalendar(proposal.takenBits);
  const free = bitsToCalendar(proposal.weekBits).map((slot, index) => (taken[index] === 1 ? 0 : slot));
  return proposalTimes(openCalendar(proposal.wishes.weeklyAvailablePeriods, free, proposal.otherPairs), proposal);
}

/** Nothing is left that could be accepted. */
export const isTimeGone = ({ areFree, others }: ProposalTimes): boolean => !areFree && others.length === 0;

/** Whether an answer still counts: never for a pair that is dissolved, or when no time is left. */
export function isAnswerable({ matchStatus, talkSendStatus, releasedAt, lapsedAt }: ProposalRow): boolean {
  const isOver = releasedAt !== null || lapsedAt !== null;
  return !isOver && isPairingMatchable({ tutorPairingStatus: matchStatus, talkSendStatus });
}
