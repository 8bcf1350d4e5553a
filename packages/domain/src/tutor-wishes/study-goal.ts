import type { Grade } from "../user/grade.ts";
import { isExamineeGrade } from "../user/grade-range.ts";

/** Study goals to choose from, sent as studyPurposes. */
export const STUDY_GOALS = [
  "SCHOOL_GRADES",
  "NATIONAL_EXAM",
  "PRIOR_LEARNING",
  "CONFUSING_CONTENT",
  "STUDY_HABITS",
  "QUALIFICATION_EXAM",
  "NOT_SURE",
] as const;
export type StudyGoal = (typeof STUDY_GOALS)[number];

/** Korean labels of the study goals. */
export const STUDY_GOAL_LABELS: Readonly<Record<StudyGoal, string>> = {
  SCHOOL_GRADES: "내신 성적을 올리고 싶어요",
  NATIONAL_EXAM: "수능·모의고사를 준비해요",
  PRIOR_LEARNING: "선행 학습이 필요해요",
  CONFUSING_CONTENT: "헷갈리는 내용을 이해하고 싶어요",
  STUDY_HABITS: "공부 습관을 만들고 싶어요",
  QUALIFICATION_EXAM: "검정고시를 준비해요",
  NOT_SURE: "아직 잘 모르겠어요",
};

/** The goals in the order in which they are offered: who takes the national exam is asked about it first. */
export function goalsForGrade(grade: Grade | null): readonly StudyGoal[] {
  if (!isExamineeGrade(grade)) return STUDY_GOALS;
  return ["NATIONAL_EXAM", ...STUDY_GOALS.filter((goal) => goal !== "NATIONAL_EXAM")];
}
