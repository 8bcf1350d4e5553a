import type { Product } from "@pkg/domain";
import { ApiError, type FieldError, fieldErrors, isApiError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import type { OtherOrder, Wish } from "./compare-order";

/** The outcome of one press of the pay button. */
export type PayOutcome =
  /** `applicantError`: the order is paid, but its applicant was not created. */
  | { readonly kind: "PAID"; readonly merchantUid: string; readonly applicantError?: ApiError | null }
  /** Unknown: look the order up, and never pay again meanwhile. */
  | { readonly kind: "UNKNOWN"; readonly merchantUid: string | null }
  /** Another order was paid under this draft, in another tab; what is shown here is not. */
  | { readonly kind: "OTHER_PAID"; readonly paid: OtherOrder; readonly wish: Wish }
  /** The server asks before it sells the same again; `question` is its own. */
  | { readonly kind: "ALREADY_BOUGHT"; readonly merchantUid: string; readonly question: string }
  /** Final for this key: the provider's reason, and a new key for the next try. */
  | { readonly kind: "DECLINED"; readonly message: string }
  | { readonly kind: "PRICE_CHANGED"; readonly amount: number }
  | { readonly kind: "PRODUCT_UNAVAILABLE"; readonly productId: number | null; readonly swap: Product | null }
  | { readonly kind: "BENEFIT_REFUSED"; readonly message: string }
  | { readonly kind: "TABLET_UNAVAILABLE"; readonly message: string }
  | { readonly kind: "FIELDS"; readonly fields: readonly FieldError[]; readonly message: string }
  /**
   * `missing`: what the refusal names first, COURSES when it names nothing. `taken`: the place of a course that cannot
   * be sold to the student again.
   */
  | {
      readonly kind: "ENROLLMENT_INVALID";
      readonly missing: MissingPart;
      readonly message: string;
      readonly taken?: number;
    }
  /** The offer of a consultation was paid, withdrawn or is late: this press paid nothing. */
  | { readonly kind: "OFFER_OVER" }
  | { readonly kind: "SIGNED_OUT" }
  | { readonly kind: "PHONE_NOT_VERIFIED" }
  | { readonly kind: "GUARDIAN_MISSING" }
  | { readonly kind: "FAILED"; readonly error: unknown };

/** The parts of an enrollment in the order of their steps. */
export type MissingPart = "COURSES" | "STUDENT" | "TABLET" | "CONSENTS";

const BENEFIT_CODES = [50001, 50002, 50003, 50004, 50005, 50006];
/** The refusals whose reason only the server knows: which day, which products, which card. */
const EXACT_CODES = [50001, 50004, 50006];
const PROVIDER_CODES = [30001, 30002, "INVALID_REQUEST_PAY_CARD"];

/** Why a benefit was refused, in the server's own sentence where it has one. */
export function benefitMessage(error: unknown): string {
  return isApiError(error, "class", ...EXACT_CODES) && error.message ? error.message : reactToError(error).message;
}

/**
 * Classifies a failed order call. No response, a server failure and FAIL_CREATE_ORDER mean that the charge may
 * have happened, and another tab may have paid the same draft: these are UNKNOWN and need a look-up.
 */
export function outcomeOfOrderError(error: unknown): PayOutcome {
  if (error instanceof SessionExpiredError) return { kind: "SIGNED_OUT" };
  if (!(error instanceof ApiError)) return { kind: "UNKNOWN", merchantUid: null };
  const { merchantUid, reason } = error.details;
  const { message, reaction } = reactToError(error);
  if (reason === "ALREADY_BOUGHT" && typeof merchantUid === "string") {
    return { kind: "ALREADY_BOUGHT", merchantUid, question: message };
  }
  const isMade = reaction.kind === "FIRST_WRONG_STEP" && typeof merchantUid === "string";
  if (isMade || reaction.kind === "LOOK_UP_ORDER") {
    return { kind: "UNKNOWN", merchantUid: typeof merchantUid === "string" ? merchantUid : null };
  }
  if (reaction.kind === "KEEP_SELECTION" || isApiError(error, "class", ...PROVIDER_CODES)) {
    return { kind: "DECLINED", message };
  }
  if (isApiError(error, "class", ...BENEFIT_CODES)) return { kind: "BENEFIT_REFUSED", message: benefitMessage(error) };
  if (isApiError(error, "class", 60001)) return { kind: "TABLET_UNAVAILABLE", message };
  return outcomeOfRefusal(error);
}

function outcomeOfRefusal(error: ApiError): PayOutcome {
  const { amount, productId, swap, reason } = error.details;
  if (reason === "PHONE_NOT_VERIFIED" || reason === "GUARDIAN_MISSING") return { kind: reason };
  if (isApiError(error, "class", "INVALID_PAYMENT_FROM_CONSULT_ACCESS")) return { kind: "OFFER_OVER" };
  const { message, reaction } = reactToError(error);
  if (reaction.kind === "SWAP_PRODUCT") {
    if (typeof amount === "number") return { kind: "PRICE_CHANGED", amount };
    const known = typeof productId === "number" ? productId : null;
    return { kind: "PRODUCT_UNAVAILABLE", productId: known, swap: (swap as Product | null | undefined) ?? null };
  }
  const missing = reaction.kind === "FIRST_WRONG_STEP" ? missingPartOf(error) : null;
  const fields = fieldErrors(error);
  if (fields.length > 0 && missing !== "STUDENT") return { kind: "FIELDS", fields, message };
  return missing ? { kind: "ENROLLMENT_INVALID", missing, message, ...takenOf(error) } : { kind: "FAILED", error };
}

/** The trial of a subject is sold once to a student. */
const takenOf = ({ details: { problems, course } }: ApiError) =>
  Array.isArray(problems) && problems.includes("TRIAL") && typeof course === "number" ? { taken: course } : {};

/** The earliest step that a refused enrollment has to go back to. */
function missingPartOf(error: ApiError): MissingPart {
  const { problems, missingConsents } = error.details;
  const isStudent = fieldErrors(error).some(({ path }) => path === "student" || path === "childName");
  if (isStudent) return "STUDENT";
  const named = Array.isArray(problems) ? problems : [];
  if (named.length > 0) return named.every((problem) => problem === "TABLET_TYPE_MISSING") ? "TABLET" : "COURSES";
  return Array.isArray(missingConsents) ? "CONSENTS" : "COURSES";
}
