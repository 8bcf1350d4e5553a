import { ERRORS, errorCopy } from "@pkg/domain";

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
