import {
  CONSENT_KEYS,
  type ConsentKey,
  guardianDuty,
  isUnder14,
  missingConsents,
  parentAgeProblem,
  signUpConsents,
  tutorAgeProblem,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { type FieldProblem, refuse } from "../../../lib/errors/refuse.ts";
import { GUARDIAN_MISSING } from "../../people/guardians/describe-refusals.ts";
import { findStudentProblems } from "../../people/students/check-student.ts";
import type { Registration } from "./schemas.ts";

/**
 * Checks a sign-up as a whole: years, schools, children only and always for a parent, a guardian for a child under 14, nothing
 * of a student for somebody who wants to teach, and the required terms.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with fields, `missingConsents` when terms are missing, and
 *   `reason: GUARDIAN_MISSING` when a guardian is.
 */
export async function checkRegistration(db: Queryable, input: Registration): Promise<void> {
  const { isParent, children = [] } = input;
  const problems: FieldProblem[] = await findStudentProblems(db, input);
  for (const [index, child] of children.entries()) {
    problems.push(...(await findStudentProblems(db, child, `children.${index}.`)));
  }
  if (isParent && children.length === 0)
    problems.push({ path: "children", message: "자녀를 한 명 이상 추가해 주세요." });
  if (!isParent && children.length > 0) {
    problems.push({ path: "children", message: "자녀는 학부모로 가입할 때 추가할 수 있어요." });
  }
  problems.push(...(input.userType === "TUTOR" ? findTutorProblems(input) : findGuardianProblems(input)));
  const missing = findMissingConsents(input);
  if (missing.length > 0) problems.push({ path: "consents", message: "필수 약관에 동의해 주세요." });
  if (problems.length === 0) return;
  const isGuardianMissing = problems.some(({ path }) => path === "guardian");
  throw refuse.invalidUser({
    ...(isGuardianMissing ? GUARDIAN_MISSING : {}),
    fields: problems,
    ...(missing.length > 0 ? { missingConsents: missing } : {}),
  });
}

/** A child under 14 comes with a guardian, and a parent is one, being of age. */
function findGuardianProblems({ isParent, birthYear, guardian }: Registration): FieldProblem[] {
  const now = new Date();
  if (!isParent) {
    const isMissing = guardianDuty({ isParent, birthYear }, now) === "CONSENT" && !guardian;
    return isMissing ? GUARDIAN_MISSING.fields : [];
  }
  const tooYoung = parentAgeProblem(birthYear, now);
  return [
    ...(tooYoung ? [{ path: "birthYear", message: tooYoung }] : []),
    ...(guardian ? [{ path: "guardian.name", message: "학부모 계정에는 보호자를 따로 적지 않아요." }] : []),
  ];
}

/** Somebody who wants to teach is of age, and neither a parent nor a student. */
function findTutorProblems({ isParent, birthYear, grade, schoolId, guardian }: Registration): FieldProblem[] {
  const message = "선생님으로 가입할 때는 적지 않아요.";
  const tooYoung = tutorAgeProblem(birthYear, new Date());
  return [
    ...(tooYoung ? [{ path: "birthYear", message: tooYoung }] : []),
    ...(isParent ? [{ path: "isParent", message }] : []),
    ...(grade ? [{ path: "grade", message }] : []),
    ...(schoolId ? [{ path: "schoolId", message }] : []),
    ...(guardian ? [{ path: "guardian.name", message }] : []),
  ];
}

function findMissingConsents({ userType, isParent, birthYear, children = [], consents }: Registration): ConsentKey[] {
  const learners = isParent ? children.map((child) => child.birthYear) : [birthYear];
  const now = new Date();
  const terms = signUpConsents({
    type: userType === "TUTOR" ? "tutor" : isParent ? "parent" : "student",
    childUnder14: learners.some((year) => isUnder14(year, now)),
  });
  const agreed = consents.filter((consent) => consent.agreed).map(({ key }) => key);
  return missingConsents(
    terms,
    CONSENT_KEYS.filter((key) => agreed.includes(key)),
  ).map(({ key }) => key);
}
