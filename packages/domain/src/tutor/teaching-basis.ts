import { addDays, type KstDate } from "../time/kst-date.ts";

/**
 * By what a tutor may give private lessons for money (학원의 설립·운영 및 과외교습에 관한 법률 제14조의2): as a student of a
 * university who is not on leave, or with a report to the office of education.
 */
export const TEACHING_BASES = ["ENROLLED", "REPORTED"] as const;
export type TeachingBasis = (typeof TEACHING_BASES)[number];

/** Korean labels of the bases, as the person says them. */
export const TEACHING_BASIS_LABELS: Readonly<Record<TeachingBasis, string>> = {
  ENROLLED: "재학 중이에요",
  REPORTED: "신고했어요",
};

/** What tutors need for each of them, before they apply and where they answer. */
export const TEACHING_BASIS_RULE =
  "재학 중이면 신고하지 않아도 돼요. 휴학 중이거나 졸업했으면 교육지원청에 신고하고 받은 개인과외교습자 신고번호가 있어야 해요.";

/** An answer about the basis; null is not answered. */
export interface TeachingBasisAnswer {
  readonly teachingBasis: TeachingBasis | null;
  /** The number on the certificate of a report. */
  readonly reportNumber: string | null;
}

/** Letters of a report's number: offices write it in ways of their own. */
export const REPORT_NUMBER_LENGTH = { min: 4, max: 30 } as const;

/** What is missing or wrong in an answer, at its field; null when it is whole. */
export function teachingBasisProblem({
  teachingBasis,
  reportNumber,
}: TeachingBasisAnswer): { readonly path: keyof TeachingBasisAnswer; readonly message: string } | null {
  if (!teachingBasis) return { path: "teachingBasis", message: "재학 중인지, 신고했는지 골라 주세요." };
  if (teachingBasis === "ENROLLED") return null;
  const text = (reportNumber ?? "").trim();
  const { min, max } = REPORT_NUMBER_LENGTH;
  const isNumber = text.length >= min && text.length <= max && /\d/.test(text);
  return isNumber ? null : { path: "reportNumber", message: "신고증명서에 있는 번호를 적어 주세요." };
}

/** The answer in words; empty without one. */
export function teachingBasisText({ teachingBasis, reportNumber }: TeachingBasisAnswer): string {
  if (!teachingBasis) return "";
  return teachingBasis === "ENROLLED" ? "재학 중" : `개인과외 신고 ${reportNumber ?? ""}`.trim();
}

/** The last day on which tutors from before the question may answer it and still get new students. */
export const TEACHING_BASIS_DUE: KstDate = "2027-01-31";

/** They are reminded so many days before. */
export const TEACHING_BASIS_NOTICE_DAYS = [30, 7, 1] as const;

/** What is due on a day of Korea for a tutor without an answer: a reminder, the end of new students, or nothing yet. */
export function teachingBasisStep(today: KstDate): (typeof TEACHING_BASIS_NOTICE_DAYS)[number] | "OVER" | null {
  if (today > TEACHING_BASIS_DUE) return "OVER";
  return TEACHING_BASIS_NOTICE_DAYS.findLast((days) => today >= addDays(TEACHING_BASIS_DUE, -days)) ?? null;
}
