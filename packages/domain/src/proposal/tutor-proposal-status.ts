/** States of a proposal to a tutor, also the talk send status of a pairing. */
export const TUTOR_PROPOSAL_STATUSES = ["READY", "SENT", "ACCEPT", "REJECT", "SMS_SENT", "TIMEOUT"] as const;
export type TutorProposalStatus = (typeof TUTOR_PROPOSAL_STATUSES)[number];

/** Korean labels of the proposal states. */
export const TUTOR_PROPOSAL_STATUS_LABELS: Readonly<Record<TutorProposalStatus, string>> = {
  READY: "제안을 보내고 있어요",
  SENT: "답을 기다려요",
  ACCEPT: "수락했어요",
  REJECT: "거절했어요",
  SMS_SENT: "문자로 보내고 답을 기다려요",
  TIMEOUT: "답이 늦어지고 있어요",
};

/** What a buyer or staff reads of a proposal; one that has lapsed ended because no time was left for the two to meet. */
export function tutorProposalLabel(proposal: {
  readonly talkSendStatus: TutorProposalStatus;
  readonly isLapsed: boolean;
}): string {
  return proposal.isLapsed ? "만날 시간이 없어졌어요" : TUTOR_PROPOSAL_STATUS_LABELS[proposal.talkSendStatus];
}

/** Allowed transitions of a proposal; ACCEPT and REJECT are final, a late answer after TIMEOUT counts. */
export const TUTOR_PROPOSAL_TRANSITIONS: Readonly<Record<TutorProposalStatus, readonly TutorProposalStatus[]>> = {
  READY: ["SENT", "SMS_SENT"],
  SENT: ["SMS_SENT", "ACCEPT", "REJECT", "TIMEOUT"],
  SMS_SENT: ["ACCEPT", "REJECT", "TIMEOUT"],
  TIMEOUT: ["ACCEPT", "REJECT"],
  ACCEPT: [],
  REJECT: [],
};

/** Tells whether a proposal may go from one state to another; staying is no transition. */
export function canTutorProposalTransition(from: TutorProposalStatus, to: TutorProposalStatus): boolean {
  return TUTOR_PROPOSAL_TRANSITIONS[from].includes(to);
}

/** The states from which a proposal may come to `to`: what a conditional update asks for. */
export function tutorProposalStatusesBefore(to: TutorProposalStatus): TutorProposalStatus[] {
  return TUTOR_PROPOSAL_STATUSES.filter((from) => canTutorProposalTransition(from, to));
}
