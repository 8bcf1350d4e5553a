import { ERRORS, errorCopy, type RenewalFailure } from "@pkg/domain";

/** Why an order was not paid: the code that it keeps, and a sentence for the buyer. */
export interface Refused {
  code: string;
  message: string;
  /** Why, where it is known without the provider's words. */
  reason?: RenewalFailure;
}

export const CARD_REFUSED = "INVALID_REQUEST_PAY_CARD";

/** The stored method was removed, or taken back at the provider. */
export const METHOD_GONE: Refused = {
  code: CARD_REFUSED,
  reason: "METHOD_GONE",
  message: "저장한 결제 수단을 쓸 수 없어요. 다시 등록하거나 다른 방법을 골라 주세요.",
};

/** The provider does not know a charge that was to be sent. */
export const NOT_CHARGED: Refused = {
  code: "30001",
  reason: "NOT_CHARGED",
  message: "결제가 이루어지지 않았어요. 다시 시도해 주세요.",
};

/** The errors of a failed order by the code that it keeps; any other is a payment that did not happen. */
const ERROR_OF_CODE = {
  /** The card was refused. */
  INVALID_REQUEST_PAY_CARD: "cardDeclined",
  /** Nothing was approved in the wallet's window. */
  FAIL_ISSUE_BILLING_KEY: "billingKeyNotIssued",
  /** The provider could not take the request. */
  30002: "paymentProviderRefused",
} as const;

type FailureError = (typeof ERROR_OF_CODE)[keyof typeof ERROR_OF_CODE] | "paymentFailed";

/** Why an order failed: the name of the error and a sentence for the buyer. */
export function describeFailure(order: { failureCode: string | null; failureMessage: string | null }): {
  error: FailureError;
  message: string;
} {
  const known = Object.entries(ERROR_OF_CODE).find(([code]) => code === order.failureCode);
  const error = known?.[1] ?? "paymentFailed";
  return {
    error,
    message: order.failureMessage ?? errorCopy({ ...ERRORS[error], message: "" }).message,
  };
}
