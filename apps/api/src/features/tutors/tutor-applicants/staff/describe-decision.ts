import { TUTOR_APPLICANT_STATUS_LABELS, type TutorApplicantStatus } from "@pkg/domain";

interface Decided {
  status: TutorApplicantStatus;
  deciderId: string | null;
  deciderName: string | null;
}

/** What our staff read who decide about an application that was decided before: how, and by whom. */
export function describeDecision({ status, deciderId, deciderName }: Decided, readerId: string): string {
  if (status === "WITHDRAWN") return "지원자가 먼저 지원을 취소했어요.";
  const verdict = `${TUTOR_APPLICANT_STATUS_LABELS[status]}으로`;
  if (deciderId === readerId) return `이미 ${verdict} 정한 지원서예요.`;
  return `${deciderName ? `${deciderName} 님이` : "다른 운영자가"} 먼저 ${verdict} 정했어요.`;
}
