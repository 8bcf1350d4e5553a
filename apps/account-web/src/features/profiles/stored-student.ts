import { type Grade, gradeLabel } from "@pkg/domain";
import { schoolLevelOfGrade } from "@pkg/web/features/student/grade-groups";
import { schoolPlace } from "@pkg/web/features/student/school-choice";
import type { components } from "@pkg/web/platform/api/api";
import type { NewStudent } from "./new-student";

export type Profile = components["schemas"]["Profile"];
export type StoredStudent = components["schemas"]["Student"];

/** What a correction changes. */
export type StudentFacts = {
  name: string;
  birthYear: number;
  grade: Grade | null;
  schoolId: number | null;
  schoolName: string | null;
};

export const factsOf = ({ name, birthYear, grade, schoolId, schoolName }: StoredStudent): StudentFacts => ({
  ...{ name, birthYear: birthYear ?? 0, grade, schoolId, schoolName },
});

/** The values of the form for a stored student. */
export const valuesOf = ({ name, birthYear, grade, school }: StoredStudent): NewStudent => ({
  name,
  birthYear: birthYear === null ? "" : String(birthYear),
  study: { grade, school: school && { ...school, region: schoolPlace(school) } },
  consent: false,
});

/** What the form says. The typed name of an unlisted school stays until another school or level is chosen. */
export function toFacts({ name, birthYear, study }: NewStudent, stored: StoredStudent): StudentFacts {
  const { grade, school } = study;
  const isSameLevel = schoolLevelOfGrade(grade) === schoolLevelOfGrade(stored.grade);
  return {
    name: name.trim(),
    birthYear: Number(birthYear),
    grade,
    schoolId: school?.id ?? null,
    schoolName: school === null && isSameLevel ? stored.schoolName : null,
  };
}

/** "중2 · 서현중학교 · 2012년생". */
export function studentText({ grade, school, schoolName, birthYear }: StoredStudent): string {
  const facts = [grade && gradeLabel(grade, "short"), school?.name ?? schoolName, birthYear && `${birthYear}년생`];
  return facts.filter(Boolean).join(" · ");
}
