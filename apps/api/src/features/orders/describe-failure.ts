import { type ClassErrorCode, errorCopy } from "@pkg/domain";

/** Why an order failed, as a client is told: the catalogue's code and a sentence that may be shown. */
export function describeFailure(order: { failureCode: string | null; failureMessage: string | null }): {
  errorCode: ClassErrorCode;
  message: string;
} {
  // 30002: the provider refused the request, and its own sentence says why (spec §8, payment messages).
  const errorCode = order.failureCode === "30002" ? "INVALID_REQUEST_PAY_CARD" : 30001;
  return {
    errorCode,
    message: order.failureMessage ?? errorCopy({ service: "class", errorCode, message: "" }).message,
  };
}
