/** What an application was turned down for; staff counts by it, the applicant reads staff's own words. */
export const APPLICANT_REJECT_REASONS = [
  "VOICE",
  "INTRODUCTION",
  "STUDY_PROOF",
  "SUBJECTS",
  "RECORDS",
  "OTHER",
] as const;
export type ApplicantRejectReason = (typeof APPLICANT_REJECT_REASONS)[number];

/** Korean labels of the reasons. */
export const APPLICANT_REJECT_REASON_LABELS: Readonly<Record<ApplicantRejectReason, string>> = {
  VOICE: "목소리 녹음",
  INTRODUCTION: "소개 글",
  STUDY_PROOF: "재학·졸업 서류",
  SUBJECTS: "가르칠 과목",
  RECORDS: "범죄 전력 조회",
  OTHER: "다른 이유",
};

/** Which files of a rejected application its next try begins with: those that were not the reason. */
export function filesKeptAfter(reason: ApplicantRejectReason | null): { studyProof: boolean; screening: boolean } {
  return { studyProof: reason !== "STUDY_PROOF", screening: reason !== "VOICE" };
}
