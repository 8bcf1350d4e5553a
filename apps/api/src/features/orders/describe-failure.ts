import { ERRORS, errorCopy } from "@pkg/domain";

/** Why an order failed: the name of the error and a sentence for the buyer. */
export function describeFailure(order: { failureCode: string | null; failureMessage: string | null }): {
  error: "cardDeclined" | "paymentFailed";
  message: string;
} {
  // 30002: the provider refused the request, and its own sentence says why.
  const error = order.failureCode === "30002" ? "cardDeclined" : "paymentFailed";
  return {
    error,
    message: order.failureMessage ?? errorCopy({ ...ERRORS[error], message: "" }).message,
  };
}
