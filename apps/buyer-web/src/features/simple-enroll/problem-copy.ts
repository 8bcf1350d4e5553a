import { COURSE_PROBLEM_MESSAGES } from "@pkg/domain";
import type { EnrollProblem } from "./use-course-list";

/** The message of each problem with the next action. */
export const PROBLEM_COPY: Readonly<Record<EnrollProblem, string>> = {
  TOO_MANY_COURSES: COURSE_PROBLEM_MESSAGES.TOO_MANY_COURSES,
  NO_LESSON: "수업을 하나 골라 주세요.",
  NOT_SOLD: "지금 신청할 수 없는 수업이 있어요. 바꾸거나 빼 주세요.",
  NOT_TOGETHER: "함께 신청할 수 없는 수업이 있어요. 기간을 바꾸거나 하나를 빼 주세요.",
};
