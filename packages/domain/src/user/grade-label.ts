import { Grade, isGrade } from "./grade.ts";

/** The three forms of a grade label: 초등학교 3학년, 초3, 3학년. */
export const GRADE_LABEL_FORMS = ["long", "short", "gradeOnly"] as const;
export type GradeLabelForm = (typeof GRADE_LABEL_FORMS)[number];

const SCHOOLS = [
  { after: 0, long: "초등학교", short: "초" },
  { after: 6, long: "중학교", short: "중" },
  { after: 9, long: "고등학교", short: "고" },
] as const;

const OUTSIDE_SCHOOL: Readonly<Record<number, Readonly<Record<GradeLabelForm, string>>>> = {
  13: { long: "중졸 검정고시", short: "중졸검정", gradeOnly: "검정고시" },
  14: { long: "고졸 검정고시", short: "고졸검정", gradeOnly: "검정고시" },
  15: { long: "N수생", short: "N수", gradeOnly: "N수생" },
};

/**
 * Names a grade in Korean.
 * @param grade a grade number; anything else is named "unknown"
 * @param form "long" 중학교 2학년, "short" 중2, "gradeOnly" 2학년
 */
export function gradeLabel(grade: number | null | undefined, form: GradeLabelForm = "long"): string {
  if (!isGrade(grade)) return "unknown";
  const outside = OUTSIDE_SCHOOL[grade];
  if (outside) return outside[form];
  const school = grade > Grade.M3 ? SCHOOLS[2] : grade > Grade.E6 ? SCHOOLS[1] : SCHOOLS[0];
  const year = grade - school.after;
  if (form === "short") return `${school.short}${year}`;
  return form === "gradeOnly" ? `${year}학년` : `${school.long} ${year}학년`;
}
