import {
  GRADE_BAND_LABELS,
  type Grade,
  type GradeBand,
  gradeLabel,
  needsSchoolInfo,
  parseSchoolLevel,
  SCHOOL_LEVEL_LABELS,
} from "@pkg/domain";
import { type SchoolChoice, schoolPlace } from "@pkg/web/features/student/school-choice";
import type { MyStudent } from "../account/me";

/** Form values of grade and school; the name of an unlisted school is typed. */
export type SchoolValues = {
  grade: Grade | null;
  school: SchoolChoice | null;
  /** The school is unlisted. */
  isUnlisted: boolean;
  schoolName: string;
  gradeBand: GradeBand | null;
};

/** Whether grade or school are still to be asked for; the name of an unlisted school is an answer. */
export function isSchoolAsked(student: Pick<MyStudent, "grade" | "schoolId" | "schoolName">): boolean {
  return needsSchoolInfo(student) && !(student.grade !== null && student.schoolName);
}

/** The values that are sent and compared, without form-only state. */
export type SchoolFacts = {
  grade: Grade | null;
  schoolId: number | null;
  schoolName: string | null;
  gradeBand: GradeBand | null;
};

export type SchoolErrors = { grade?: string; school?: string; schoolName?: string };

export function valuesOf({ grade, school, schoolName, gradeBand }: MyStudent): SchoolValues {
  return {
    grade,
    school: school && { ...school, region: schoolPlace(school) },
    isUnlisted: school === null && schoolName !== null,
    schoolName: schoolName ?? "",
    gradeBand,
  };
}

export function factsOf({ grade, schoolId, schoolName, gradeBand }: MyStudent): SchoolFacts {
  return { grade, schoolId, schoolName, gradeBand };
}

/** Grades outside school (M4, H4, N) have no school. */
export function toFacts({ grade, school, isUnlisted, schoolName, gradeBand }: SchoolValues): SchoolFacts {
  const hasSchool = needsSchoolInfo({ grade });
  return {
    grade,
    schoolId: hasSchool && !isUnlisted ? (school?.id ?? null) : null,
    schoolName: hasSchool && isUnlisted ? schoolName.trim() : null,
    gradeBand,
  };
}

/** One message per invalid field. */
export function schoolProblems({ grade, school, isUnlisted, schoolName }: SchoolValues): SchoolErrors {
  if (grade === null) return { grade: "학년을 골라 주세요." };
  if (!needsSchoolInfo({ grade, schoolId: isUnlisted ? null : school?.id })) return {};
  if (!isUnlisted) return { school: "다니는 학교를 찾아 주세요." };
  if (schoolName.trim().length < 2) return { schoolName: "학교 이름을 두 글자부터 적어 주세요." };
  const named = parseSchoolLevel(schoolName);
  if (named === "MIDDLE_AND_HIGH" || named === parseSchoolLevel(grade)) return {};
  return {
    schoolName: `${SCHOOL_LEVEL_LABELS[named]}학교 이름이에요. 학년이 ${gradeLabel(grade, "short")}인지 확인해 주세요.`,
  };
}

/** "중3 · 서현중학교 · 중위권". */
export function schoolFactsText({
  grade,
  schoolName,
  gradeBand,
}: Pick<SchoolFacts, "grade" | "schoolName" | "gradeBand">): string {
  const band = gradeBand && GRADE_BAND_LABELS[gradeBand];
  return [grade === null ? "" : gradeLabel(grade, "short"), schoolName ?? "", band ?? ""].filter(Boolean).join(" · ");
}
