import type { ConfidenceLevel } from "../subject/confidence-level.ts";

/**
 * The levels as a student reads them of themselves: what to do next, never a rank. Tutors and staff read
 * `CONFIDENCE_LEVEL_LABELS`.
 */
export const STUDENT_LEVEL_LABELS: Readonly<Record<ConfidenceLevel, string>> = {
  VERY_HIGH: "심화",
  HIGH: "탄탄",
  MEDIUM: "보통",
  LOW: "다지기",
  VERY_LOW: "기초",
};

/** The same as a sentence, for a heading. */
export const STUDENT_LEVEL_SENTENCES: Readonly<Record<ConfidenceLevel, string>> = {
  VERY_HIGH: "한 단계 앞서가도 좋아요",
  HIGH: "탄탄하게 알고 있어요",
  MEDIUM: "절반 넘게 알고 있어요",
  LOW: "빈 곳을 다지면 좋아요",
  VERY_LOW: "기초부터 다지면 좋아요",
};
