import { isUnder14 } from "@pkg/domain";
import { type SchoolErrors, type SchoolValues, schoolProblems } from "@/lib/students/school-values";

/** Form values of a new child; the birth year has four digits. */
export type ChildForm = { name: string; birthYear: string } & SchoolValues & { guardianConsent: boolean };

export type ChildErrors = SchoolErrors & { name?: string; birthYear?: string; guardianConsent?: string };

/** Whether the law requires a parent's consent (under 14); false while the year is invalid. */
export function needsGuardianConsent(birthYear: string, now: Date): boolean {
  return isYear(birthYear, now) && isUnder14(Number(birthYear), now);
}

/** Validates a new child: one message per invalid field, in form order. */
export function validateChild(form: ChildForm, now: Date): ChildErrors {
  const errors: ChildErrors = {};
  if (form.name.trim() === "") errors.name = "학생 이름을 적어 주세요.";
  if (!isYear(form.birthYear, now)) errors.birthYear = "태어난 해를 2013처럼 적어 주세요.";
  Object.assign(errors, schoolProblems(form));
  if (needsGuardianConsent(form.birthYear, now) && !form.guardianConsent) {
    errors.guardianConsent = "만 14세가 되지 않은 학생은 보호자가 동의해 주세요.";
  }
  return errors;
}

function isYear(text: string, now: Date): boolean {
  const year = Number(text);
  return /^\d{4}$/.test(text) && year >= 1940 && year <= now.getFullYear() - 4;
}
