import { type EventTerms, eventTermsProblems } from "@pkg/domain";
import { type FieldProblem, refuse } from "../../../../lib/errors/refuse.ts";

/** @throws ApiError 400 class 10001 with a sentence at each field that is wrong, behind those that are found already */
export function checkEventTerms(terms: EventTerms, found: readonly FieldProblem[] = []): void {
  const wrong = Object.entries(eventTermsProblems(terms)).map(([path, message]) => ({ path, message }));
  const fields = [...found, ...wrong];
  if (fields.length > 0) throw refuse.invalidInput({ fields });
}
