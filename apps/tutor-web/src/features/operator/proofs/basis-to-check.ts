import type { TeachingBasisAnswer } from "@pkg/domain";

/** What a proof has to show about an answer by what a tutor teaches; empty without one. */
export function basisToCheck({ teachingBasis, reportNumber }: TeachingBasisAnswer): string {
  if (teachingBasis === "ENROLLED") return "휴학이 아니라 재학 중인지 확인해 주세요.";
  return teachingBasis ? `신고증명서의 번호가 ${reportNumber}인지 확인해 주세요.` : "";
}
