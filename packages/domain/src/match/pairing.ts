import type { MatchStatus } from "./match-status.ts";
import type { TutorProposalStatus } from "./tutor-proposal-status.ts";

/** A pairing offered to candidate tutors. Its id is unguessable (128 bits). */
export interface TutorPairing {
  readonly id: string;
  readonly candidateTutors: readonly CandidateTutor[];
  readonly talkSendStatus: TutorProposalStatus;
  readonly tutorPairingStatus: MatchStatus;
}

/** A tutor who was asked, with the state of the question. */
export interface CandidateTutor {
  readonly tutorId: string;
  readonly talkSendStatus: TutorProposalStatus;
  readonly reason: string | null;
}

/** Match states in which a pairing can still be answered. */
export const MATCHABLE_PAIRING_STATUSES = [
  "MATCHING",
  "AIM_ING",
  "UNPAIRED",
  "PROFILE_MATCHING",
  "PROFILE_MATCH_FAILED",
] as const satisfies readonly MatchStatus[];

/** Talk send states in which a pairing can still be answered. */
export const MATCHABLE_TALK_SEND_STATUSES = [
  "SENT",
  "SMS_SENT",
  "TIMEOUT",
] as const satisfies readonly TutorProposalStatus[];

/**
 * A pairing is matchable only when its status is MATCHING, AIM_ING, UNPAIRED, PROFILE_MATCHING or PROFILE_MATCH_FAILED, and
 * its talk send status is SENT, SMS_SENT or TIMEOUT.
 */
export function isPairingMatchable({
  tutorPairingStatus,
  talkSendStatus,
}: Pick<TutorPairing, "tutorPairingStatus" | "talkSendStatus">): boolean {
  return (
    MATCHABLE_PAIRING_STATUSES.some((status) => status === tutorPairingStatus) &&
    MATCHABLE_TALK_SEND_STATUSES.some((status) => status === talkSendStatus)
  );
}
