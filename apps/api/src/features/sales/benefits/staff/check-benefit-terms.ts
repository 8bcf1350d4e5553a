import { type BenefitTerms, type BenefitTermsContext, benefitTermsProblems } from "@pkg/domain";
import { type FieldProblem, refuse } from "../../../../lib/errors/refuse.ts";

/** @throws ApiError 400 class 10001 with a sentence at each of the terms that is wrong, behind those that are found already */
export function checkBenefitTerms(
  terms: BenefitTerms,
  context: BenefitTermsContext,
  found: readonly FieldProblem[] = [],
): void {
  const wrong = Object.entries(benefitTermsProblems(terms, context)).map(([path, message]) => ({ path, message }));
  const fields = [...found, ...wrong];
  if (fields.length > 0) throw refuse.invalidInput({ fields });
}
