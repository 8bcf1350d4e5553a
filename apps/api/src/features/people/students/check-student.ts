import { birthYearProblem, isUnder14 } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { type FieldProblem, refuse } from "../../../lib/errors/refuse.ts";
import { findSchoolById } from "../schools/repository.ts";

export interface StudentFacts {
  birthYear?: number | null | undefined;
  schoolId?: number | null | undefined;
}

/**
 * Finds what is wrong with a student's facts beyond their form: the year of birth, a school that doesn't exist.
 * @param prefix where the facts stand in the request, e.g. "children.0."
 */
export async function findStudentProblems(db: Queryable, facts: StudentFacts, prefix = ""): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  const wrongYear = facts.birthYear ? birthYearProblem(String(facts.birthYear), new Date()) : null;
  if (wrongYear) problems.push({ path: `${prefix}birthYear`, message: wrongYear });
  if (facts.schoolId && !(await findSchoolById(db, facts.schoolId))) {
    problems.push({ path: `${prefix}schoolId`, message: "학교를 다시 골라 주세요." });
  }
  return problems;
}

/** @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER naming the fields. */
export async function checkStudent(db: Queryable, facts: StudentFacts): Promise<void> {
  const problems = await findStudentProblems(db, facts);
  if (problems.length > 0) throw refuse.invalidUser({ fields: problems });
}

/**
 * Under 14 the law asks for a guardian.
 * @returns whether a consent was needed (and given)
 * @throws ApiError 400 at `guardianConsent` when it was not given.
 */
export function checkGuardianConsent(birthYear: number | null | undefined, given: boolean | undefined): boolean {
  if (!birthYear || !isUnder14(birthYear, new Date())) return false;
  if (given) return true;
  const fields = [{ path: "guardianConsent", message: "만 14세 미만은 보호자 동의가 필요해요." }];
  throw refuse.invalidUser({ fields });
}
