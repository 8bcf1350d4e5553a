import { isStudyAbroadShortTerm, isUnder14, requiredConsents } from "@pkg/domain";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { PricedOrder } from "./price-order.ts";

/**
 * Checks that every consent that this purchase needs was given.
 * @throws ApiError INVALID_ENROLLMENT with the keys that are missing.
 */
export function checkConsents(
  given: { key: string; agreed: boolean }[],
  { items, student, ledger, upSelling }: PricedOrder,
): void {
  const agreed = new Set<string>(given.filter((consent) => consent.agreed).map(({ key }) => key));
  // They were given with the order that it goes on from, in the version that holds.
  for (const key of upSelling?.consents ?? []) agreed.add(key);
  const needed = requiredConsents({
    totalMonths: items.map(({ product }) => product.totalMonths),
    paymentMethod: ledger.total === 0 ? "NONE" : "CARD",
    studyAbroadShortTerm: items.some(({ product }) => isStudyAbroadShortTerm(product)),
    childUnder14: student.birthYear !== null && isUnder14(student.birthYear, new Date()),
  });
  const missing = needed.filter((consent) => consent.required && !agreed.has(consent.key));
  if (missing.length > 0) {
    throw refuse.enrollmentIncomplete({ missingConsents: missing.map(({ key }) => key) });
  }
}
