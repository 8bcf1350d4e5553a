import { gradeLabel, isPairingMatchable, lessonTimes, tutorPay } from "@pkg/domain";
import type { TutorPairingWire } from "./pairing-schemas.ts";
import type { ProposalRow } from "./proposal-repository.ts";

/** A proposal without anything that tells who the student is. */
export function toPairing(proposal: ProposalRow): TutorPairingWire {
  const { talkSendStatus, matchStatus, matchTutorId, tutorId } = proposal;
  return {
    id: proposal.pairingId,
    tutorPairingStatus: matchStatus,
    talkSendStatus,
    candidateTutors: [{ tutorId: String(tutorId), talkSendStatus, reason: proposal.reason }],
    isMatchable: isAnswerable(proposal),
    isTaken: matchTutorId !== null && matchTutorId !== tutorId,
    dueAt: proposal.dueAt,
    subjectLabel: proposal.subjectLabel,
    subjectDetailLabel: proposal.subjectDetailLabel,
    gradeLabel: gradeLabel(proposal.studentGrade, "short"),
    minutes: proposal.minutes,
    lessonsPerWeek: proposal.lessonsPerWeek,
    lessonTimes: lessonTimes(proposal.lessonStarts),
    pay: tutorPay(proposal.product),
    studyPurposes: proposal.studyPurposes,
    tutorMemo: proposal.tutorMemo,
  };
}

/** Whether an answer still counts. What was asked for a pair that is dissolved never does. */
export function isAnswerable({ matchStatus, talkSendStatus, releasedAt }: ProposalRow): boolean {
  return releasedAt === null && isPairingMatchable({ tutorPairingStatus: matchStatus, talkSendStatus });
}
