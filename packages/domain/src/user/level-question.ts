import type { Grade } from "./grade.ts";
import { gradeLabel } from "./grade-label.ts";
import { catalogueLevelOf, SCHOOL_LEVEL_LABELS, type SchoolLevel } from "./school-level.ts";

/**
 * The question before lessons of another level than the student's school are paid or offered; null when all fit.
 * @returns "고등 과정이에요. 중1 학생이 듣는 게 맞나요?"
 */
export function levelQuestion(levels: readonly SchoolLevel[], grade: Grade): string | null {
  const other = levels.find((level) => level !== catalogueLevelOf(grade));
  if (!other) return null;
  return `${SCHOOL_LEVEL_LABELS[other]} 과정이에요. ${gradeLabel(grade, "short")} 학생이 듣는 게 맞나요?`;
}
