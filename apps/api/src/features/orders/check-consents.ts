import { type Product, requiredConsents } from "@pkg/domain";
import { ApiError } from "../../lib/errors.ts";

/**
 * Checks that every consent that these products need was given (spec §9).
 * @throws ApiError INVALID_ENROLLMENT with the keys that are missing.
 */
export function checkConsents(given: { key: string; agreed: boolean }[], products: Product[]): void {
  const agreed = new Set(given.filter((consent) => consent.agreed).map(({ key }) => key));
  const missing = requiredConsents({ products }).filter((consent) => consent.required && !agreed.has(consent.key));
  if (missing.length > 0) {
    throw new ApiError(400, "class", "INVALID_ENROLLMENT", { missingConsents: missing.map(({ key }) => key) });
  }
}
