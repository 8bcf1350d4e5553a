import { GRADES } from "@pkg/domain";
import { isSchoolChoice } from "@pkg/web/features/student/school-choice";
import { api } from "@pkg/web/platform/api/api";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { loadSession } from "@pkg/web/platform/session-sync/load-session";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { type Guard, isFlag, isText, keptFields, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import { isUnder14Year, type Person, personProblems } from "@/lib/person/person-fields";
import type { Study } from "@/lib/person/study-fields";

export interface NewStudent extends Person {
  readonly study: Study;
  /** The guardian's consent to a child under 14. */
  readonly consent: boolean;
}

export const EMPTY_STUDENT: NewStudent = {
  name: "",
  birthYear: "",
  study: { grade: null, school: null },
  consent: false,
};

const isGrade = orNull(oneOf(GRADES));
const isStudy: Guard<Study> = (value): value is Study =>
  isRecord(value) && isGrade(value.grade) && (value.school === null || isSchoolChoice(value.school));

/** What was entered about a new student and not added yet, in this tab. */
export const newStudentDraft = ownDraft(
  "new-student",
  keptFields<NewStudent>({ name: isText, birthYear: isText, study: isStudy, consent: isFlag }),
);

/**
 * One sentence for each wrong field of a student; a child under 14 needs a guardian's consent, which is not asked again
 * for the year of birth that is known.
 */
export function newStudentProblems(student: NewStudent, now: Date, known = "") {
  const lacksConsent = isConsentAsked(student.birthYear, now, known) && !student.consent;
  return {
    ...personProblems(student, now),
    study: student.study.grade === null ? "학년을 골라 주세요." : null,
    consent: lacksConsent ? "보호자의 동의가 있어야 추가할 수 있어요." : null,
  };
}

/** Whether a guardian has to consent to a student of this year of birth. */
export const isConsentAsked = (birthYear: string, now: Date, known = ""): boolean =>
  birthYear !== known && isUnder14Year(birthYear, now);

/** Adds a student to the account (`POST /users/me/students`) and reloads the session's user. @throws CallError */
export async function addStudent({ name, birthYear, study: { grade, school }, consent }: NewStudent): Promise<void> {
  await api().POST("/users/me/students", {
    body: {
      name: name.trim(),
      birthYear: Number(birthYear),
      ...(grade === null ? {} : { grade }),
      ...(school ? { schoolId: school.id } : {}),
      ...(consent ? { guardianConsent: true } : {}),
    },
  });
  await loadSession();
}
