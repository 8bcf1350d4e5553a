import { CONSENT_KEYS, type ConsentKey, isUnder14, missingConsents, signUpConsents } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { type FieldProblem, refuse } from "../../lib/refuse.ts";
import { findStudentProblems } from "../students/check-student.ts";
import type { Registration } from "./schemas.ts";

/**
 * Checks a sign-up as a whole: years, schools, children only and always for a parent, and the required terms.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with fields, and `missingConsents` when terms are missing.
 */
export async function checkRegistration(db: Queryable, input: Registration): Promise<void> {
  const { isParent, children = [] } = input;
  const problems: FieldProblem[] = await findStudentProblems(db, input);
  for (const [index, child] of children.entries()) {
    problems.push(...(await findStudentProblems(db, child, `children.${index}.`)));
  }
  if (isParent && children.length === 0) problems.push({ path: "children", message: "자녀를 한 명 이상 더해 주세요." });
  if (!isParent && children.length > 0) {
    problems.push({ path: "children", message: "자녀는 학부모로 가입할 때 추가할 수 있어요." });
  }
  const missing = findMissingConsents(input);
  if (missing.length > 0) problems.push({ path: "consents", message: "필수 약관에 동의해 주세요." });
  if (problems.length === 0) return;
  const details = missing.length > 0 ? { fields: problems, missingConsents: missing } : { fields: problems };
  throw refuse.invalidUser(details);
}

function findMissingConsents({ isParent, birthYear, children = [], consents }: Registration): ConsentKey[] {
  const learners = isParent ? children.map((child) => child.birthYear) : [birthYear];
  const now = new Date();
  const terms = signUpConsents({
    type: isParent ? "parent" : "student",
    childUnder14: learners.some((year) => isUnder14(year, now)),
  });
  const agreed = consents.filter((consent) => consent.agreed).map(({ key }) => key);
  return missingConsents(
    terms,
    CONSENT_KEYS.filter((key) => agreed.includes(key)),
  ).map(({ key }) => key);
}
