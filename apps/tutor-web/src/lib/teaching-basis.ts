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

/** What a paper that is missing or not checked means meanwhile. */
export const PAPER_STOPS_NOTHING = "서류 때문에 제안이나 지금 수업이 멈추지는 않아요.";

/** The same where the paper is asked for: it has no last day. */
export const PAPER_ASKED = `${PAPER_STOPS_NOTHING} 정해진 기한은 없지만 되도록 빨리 올려 주세요.`;
