import { REPORT_NUMBER_LENGTH, TEACHING_BASES, TEACHING_BASIS_LABELS, TEACHING_BASIS_RULE } from "@pkg/domain";

/** The question by what a tutor may teach for money, in the application and in the profile. */
export const BASIS_QUESTION = {
  legend: "재학 중인가요, 과외 신고를 했나요?",
  help: TEACHING_BASIS_RULE,
  options: TEACHING_BASES.map((value) => ({ value, label: TEACHING_BASIS_LABELS[value] })),
};

/** The question for the number of a report. */
export const REPORT_QUESTION = {
  label: "개인과외교습자 신고번호",
  help: "교육지원청에서 받은 신고증명서에 있어요.",
  maxLength: REPORT_NUMBER_LENGTH.max,
  autoComplete: "off",
};
