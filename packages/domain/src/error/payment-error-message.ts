import type { ErrorService } from "./error-body.ts";

/** The fields of an error answer that make its payment message. */
export interface PaymentError {
  readonly service: ErrorService;
  readonly errorCode: number | string;
  readonly providerMessage?: unknown;
}

/** What the payment page tells without a message of the provider. */
export const PAYMENT_FAILED_MESSAGE = "결제 중 오류가 생겼어요. 다시 시도해 주세요.";

/**
 * What the payment page says about an error: the provider's message (detail `providerMessage`) for an invalid
 * request, fixed sentences for a tablet that is not lent any more and for a billing key that was not issued; null for other
 * codes, which have no payment message.
 */
export function paymentErrorMessage(error: PaymentError): string | null {
  if (error.service !== "class") return null;
  switch (error.errorCode) {
    case 30001:
    case 30002:
    case "INVALID_REQUEST_PAY_CARD":
      return typeof error.providerMessage === "string" && error.providerMessage.trim() !== ""
        ? error.providerMessage
        : PAYMENT_FAILED_MESSAGE;
    case 60001:
      return "지금은 신청할 수 없는 수업이에요. 다시 골라 주세요.";
    case "FAIL_ISSUE_BILLING_KEY":
      return "결제가 취소됐어요.";
    default:
      return null;
  }
}
