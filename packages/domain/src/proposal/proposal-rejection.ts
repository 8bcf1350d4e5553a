/** Why a tutor does not take a student; told to staff alone. */
export const PROPOSAL_REJECT_REASONS = ["TIME", "FULL", "LEVEL", "STUDENT_FIT", "PAY", "BREAK", "OTHER"] as const;
export type ProposalRejectReason = (typeof PROPOSAL_REJECT_REASONS)[number];

export const PROPOSAL_REJECT_REASON_LABELS: Readonly<Record<ProposalRejectReason, string>> = {
  TIME: "시간이 맞지 않아요",
  FULL: "학생을 더 맡기 어려워요",
  LEVEL: "과목이나 학년이 맞지 않아요",
  STUDENT_FIT: "원하는 수업 방식과 달라요",
  PAY: "수업료가 맞지 않아요",
  BREAK: "잠시 쉬고 있어요",
  OTHER: "다른 이유가 있어요",
};
