import { canMatchTransition, type MatchStatus } from "../match/match-status.ts";
import { canTutorProposalTransition, type TutorProposalStatus } from "./tutor-proposal-status.ts";

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

/** Whether an answer still counts: the tables of states let the tutor accept, and the match have its tutor. */
export function isPairingMatchable({
  tutorPairingStatus,
  talkSendStatus,
}: Pick<TutorPairing, "tutorPairingStatus" | "talkSendStatus">): boolean {
  return canMatchTransition(tutorPairingStatus, "MATCHED") && canTutorProposalTransition(talkSendStatus, "ACCEPT");
}
