import type { ListedPaymentStatus, OrderStatus, RefundStatus } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";

export const ORDER_TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING: "neutral",
  PAID: "success",
  FAILED: "neutral",
  UNKNOWN: "warn",
  PART_REFUNDED: "info",
  REFUNDED: "info",
};

export const REFUND_TONES: Readonly<Record<RefundStatus, BadgeTone>> = {
  REQUESTED: "info",
  SENDING: "info",
  UNKNOWN: "warn",
  DONE: "success",
  FAILED: "error",
};

/** How the provider calls the states of a payment, in words of staff. */
export const LISTED_LABELS: Readonly<Record<ListedPaymentStatus, string>> = {
  PAID: "결제",
  PARTIAL_CANCELLED: "일부 취소",
  CANCELLED: "취소",
  UNPAID: "결제 안 됨",
};
