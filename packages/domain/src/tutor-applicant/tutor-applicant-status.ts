/** States of an application to become a tutor. */
export const TUTOR_APPLICANT_STATUSES = ["DRAFT", "REGISTERED", "ACCEPTED", "REJECTED", "WITHDRAWN"] as const;
export type TutorApplicantStatus = (typeof TUTOR_APPLICANT_STATUSES)[number];

/** What each state means to staff. */
export const TUTOR_APPLICANT_STATUS_LABELS: Readonly<Record<TutorApplicantStatus, string>> = {
  DRAFT: "쓰는 중",
  REGISTERED: "심사 대기",
  ACCEPTED: "합격",
  REJECTED: "불합격",
  WITHDRAWN: "지원 취소",
};

/** Allowed transitions of an application; a decision and a withdrawal are final, a new try is a new application. */
export const TUTOR_APPLICANT_TRANSITIONS: Readonly<Record<TutorApplicantStatus, readonly TutorApplicantStatus[]>> = {
  DRAFT: ["REGISTERED"],
  REGISTERED: ["ACCEPTED", "REJECTED", "WITHDRAWN"],
  ACCEPTED: [],
  REJECTED: [],
  WITHDRAWN: [],
};

/** Tells whether an application may go from one state to another; staying is no transition. */
export function canTutorApplicantTransition(from: TutorApplicantStatus, to: TutorApplicantStatus): boolean {
  return TUTOR_APPLICANT_TRANSITIONS[from].includes(to);
}

/** The states from which an application may move to `to`, for the condition of an update. */
export function tutorApplicantStatusesBefore(to: TutorApplicantStatus): TutorApplicantStatus[] {
  return TUTOR_APPLICANT_STATUSES.filter((from) => canTutorApplicantTransition(from, to));
}
