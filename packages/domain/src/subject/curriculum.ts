import { toKstDate } from "../time/kst-date.ts";
import { Grade } from "../user/grade.ts";

/** National curriculums: 2015 is REV_15, 2022 is REV_22. */
export const CURRICULUMS = ["2015", "2022"] as const;
export type Curriculum = (typeof CURRICULUMS)[number];

/** How a curriculum is written in the subject calls. */
export const CURRICULUM_CODES = { "2015": "REV_15", "2022": "REV_22" } as const;

/** Reads REV_15 or REV_22; null for anything else. */
export function parseCurriculum(code: string): Curriculum | null {
  return CURRICULUMS.find((curriculum) => CURRICULUM_CODES[curriculum] === code) ?? null;
}

/** School year in which the first grade with the 2022 curriculum began, for each grade. */
function firstSchoolYear(grade: Grade): number {
  if (grade <= Grade.E6) return 2023 + Math.ceil(grade / 2);
  if (grade <= Grade.M3) return 2024 + (grade - Grade.E6);
  return grade <= Grade.H3 ? 2024 + (grade - Grade.M3) : 2027;
}

/**
 * The curriculum a grade is taught on a date: in 2026 2015 for 중3 and 고3, 2022 for 중1-2 and 고1-2; 2022 for
 * all from March 2027. School years begin on 1 March in Korea. M4, H4 and N move with the last grades, in March 2027.
 */
export function curriculumFor(grade: Grade, date: Date): Curriculum {
  const [year = 0, month = 0] = toKstDate(date).split("-").map(Number);
  const schoolYear = month >= 3 ? year : year - 1;
  return schoolYear >= firstSchoolYear(grade) ? "2022" : "2015";
}
