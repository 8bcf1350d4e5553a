import { z } from "zod";
import { PaymentDeclined, PaymentUncertain } from "./port.ts";

/** Shown when the provider gives no sentence of its own. */
const DEFAULT_MESSAGE = "결제 중 오류가 발생했어요. 다시 시도해 주세요.";

const errorBody = z.object({
  type: z.string(),
  message: z.string().optional(),
  pgCode: z.string().optional(),
  pgMessage: z.string().optional(),
  failures: z.array(z.object({ pgCode: z.string().optional(), pgMessage: z.string().optional() })).optional(),
});

/** An error as PortOne describes it; `type` tells its errors apart, not the HTTP status. */
export type PortoneError = z.infer<typeof errorBody>;

/** @returns `null` when the body is not one of PortOne's errors (a proxy's page, for example). */
export function parsePortoneError(body: unknown): PortoneError | null {
  const result = errorBody.safeParse(body);
  return result.success ? result.data : null;
}

/** The documented refusals that say nothing to a buyer: our configuration, or our bug. */
const OURS = new Set([
  "UNAUTHORIZED",
  "FORBIDDEN",
  "CHANNEL_NOT_FOUND",
  "BILLING_KEY_NOT_FOUND",
  "BILLING_KEY_NOT_ISSUED",
  "BILLING_KEY_ALREADY_DELETED",
  "PAYMENT_NOT_FOUND",
  "PAYMENT_NOT_PAID",
  "PAYMENT_ALREADY_CANCELLED",
  "PAYMENT_SCHEDULE_ALREADY_EXISTS",
  "SUM_OF_PARTS_EXCEEDS_TOTAL_AMOUNT",
  "SUM_OF_PARTS_EXCEEDS_CANCEL_AMOUNT",
  "DISCOUNT_AMOUNT_EXCEEDS_TOTAL_AMOUNT",
  "PROMOTION_PAY_METHOD_DOES_NOT_MATCH",
  "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN",
  "CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT",
  "CANCEL_TAX_AMOUNT_EXCEEDS_CANCELLABLE_TAX_AMOUNT",
  "CANCEL_TAX_FREE_AMOUNT_EXCEEDS_CANCELLABLE_TAX_FREE_AMOUNT",
  "NEGATIVE_PROMOTION_ADJUSTED_CANCEL_AMOUNT",
  "PROMOTION_DISCOUNT_RETAIN_OPTION_SHOULD_NOT_BE_CHANGED",
]);

/** The documented refusals whose own sentence helps the buyer. */
const THEIRS = new Set(["INVALID_REQUEST", "MAX_TRANSACTION_COUNT_REACHED", "MAX_CANCEL_COUNT_REACHED"]);

/**
 * Turns a refusal into one of the port's two errors. Only a documented `type` counts as a definite no;
 * anything else may come from a proxy or a newer API, so money may have moved.
 */
export function toPortError(operation: string, status: number, body: unknown): PaymentDeclined | PaymentUncertain {
  const error = parsePortoneError(body);
  if (error === null) return new PaymentUncertain(`PortOne ${operation}: HTTP ${status} without a known error.`);
  if (error.type === "PG_PROVIDER") {
    return new PaymentDeclined(error.pgMessage || DEFAULT_MESSAGE, error.pgCode || error.type);
  }
  if (error.type === "CHANNEL_SPECIFIC") {
    const failure = error.failures?.find((one) => one.pgMessage);
    return new PaymentDeclined(failure?.pgMessage || DEFAULT_MESSAGE, failure?.pgCode || error.type);
  }
  if (THEIRS.has(error.type)) {
    return new PaymentDeclined(error.message || DEFAULT_MESSAGE, error.type, error.type === "INVALID_REQUEST");
  }
  if (OURS.has(error.type)) return new PaymentDeclined(DEFAULT_MESSAGE, error.type);
  return new PaymentUncertain(`PortOne ${operation}: HTTP ${status}, unknown error type.`);
}
