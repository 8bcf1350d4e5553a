import { REPORT_NUMBER_LENGTH, TEACHING_BASES, TEACHING_BASIS_LABELS } from "@pkg/domain";

/** The question by what a tutor may teach for money, in the application and in the profile. */
export const BASIS_QUESTION = {
  legend: "과외를 할 수 있는 자격",
  help: "재학 중이면 신고하지 않아도 돼요. 휴학 중이거나 졸업했으면 교육지원청에 개인과외교습자로 신고해야 해요.",
  options: TEACHING_BASES.map((value) => ({ value, label: TEACHING_BASIS_LABELS[value] })),
};

/** The question for the number of a report. */
export const REPORT_QUESTION = {
  label: "신고 번호",
  help: "개인과외교습자 신고증명서에 있는 번호예요.",
  maxLength: REPORT_NUMBER_LENGTH.max,
  autoComplete: "off",
};
