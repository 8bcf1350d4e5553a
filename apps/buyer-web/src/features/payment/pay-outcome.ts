import type { Product } from "@pkg/domain";
import { ApiError, type FieldError, fieldErrors, isApiError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";

/** The confirmation of a paid order, which leads on to the wishes. */
export const paidPage = (merchantUid: string): string => `/tutoring/enroll/payment-complete?merchantUid=${merchantUid}`;

/** The outcome of one press of the pay button. */
export type PayOutcome =
  | { readonly kind: "PAID"; readonly merchantUid: string }
  /** Unknown: look the order up, and never pay again meanwhile. */
  | { readonly kind: "UNKNOWN"; readonly merchantUid: string | null }
  /** Final for this key: the provider's reason, and a new key for the next try. */
  | { readonly kind: "DECLINED"; readonly message: string }
  | { readonly kind: "PRICE_CHANGED"; readonly amount: number }
  | { readonly kind: "PRODUCT_UNAVAILABLE"; readonly productId: number | null; readonly swap: Product | null }
  | { readonly kind: "BENEFIT_REFUSED"; readonly message: string }
  | { readonly kind: "TABLET_UNAVAILABLE"; readonly message: string }
  | { readonly kind: "FIELDS"; readonly fields: readonly FieldError[]; readonly message: string }
  | { readonly kind: "ENROLLMENT_INVALID"; readonly message: string }
  | { readonly kind: "SIGNED_OUT" }
  | { readonly kind: "PHONE_NOT_VERIFIED" }
  | { readonly kind: "FAILED"; readonly error: unknown };

const BENEFIT_CODES = [50001, 50002, 50003, 50004, 50005, 50006];
const PROVIDER_CODES = [30001, 30002, "INVALID_REQUEST_PAY_CARD", "FAIL_ISSUE_BILLING_KEY"];

/**
 * Classifies a failed order call. No response, a server failure and FAIL_CREATE_ORDER mean that the charge may
 * have happened, and another tab may have paid the same draft: these are UNKNOWN and need a look-up.
 */
export function outcomeOfOrderError(error: unknown): PayOutcome {
  if (error instanceof SessionExpiredError) return { kind: "SIGNED_OUT" };
  if (!(error instanceof ApiError)) return { kind: "UNKNOWN", merchantUid: null };
  const { merchantUid } = error.details;
  const isMade = isApiError(error, "class", "INVALID_ENROLLMENT") && typeof merchantUid === "string";
  if (isMade || isApiError(error, "class", "FAIL_CREATE_ORDER", "NULL_MERCHANTUID")) {
    return { kind: "UNKNOWN", merchantUid: typeof merchantUid === "string" ? merchantUid : null };
  }
  if (isApiError(error, "class", ...PROVIDER_CODES)) return { kind: "DECLINED", message: reactToError(error).message };
  if (isApiError(error, "class", ...BENEFIT_CODES))
    return { kind: "BENEFIT_REFUSED", message: reactToError(error).message };
  if (isApiError(error, "class", 60001)) return { kind: "TABLET_UNAVAILABLE", message: reactToError(error).message };
  return outcomeOfRefusal(error);
}

function outcomeOfRefusal(error: ApiError): PayOutcome {
  const { amount, productId, swap, reason } = error.details;
  if (reason === "PHONE_NOT_VERIFIED") return { kind: "PHONE_NOT_VERIFIED" };
  const isPriceCode = error.errorCode === "INVALID_PAYMENT_PRODUCT_ID" || error.errorCode === "INVALID_PRODUCT";
  if (isPriceCode && typeof amount === "number") return { kind: "PRICE_CHANGED", amount };
  if (error.errorCode === "INVALID_PRODUCT") {
    const known = typeof productId === "number" ? productId : null;
    return { kind: "PRODUCT_UNAVAILABLE", productId: known, swap: (swap as Product | null | undefined) ?? null };
  }
  const fields = fieldErrors(error);
  if (fields.length > 0) return { kind: "FIELDS", fields, message: reactToError(error).message };
  if (error.errorCode === "INVALID_ENROLLMENT")
    return { kind: "ENROLLMENT_INVALID", message: reactToError(error).message };
  return { kind: "FAILED", error };
}
