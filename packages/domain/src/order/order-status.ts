/** States of an order. UNKNOWN waits for the provider's answer: it must not be paid again. */
export const ORDER_STATUSES = ["PENDING", "PAID", "FAILED", "UNKNOWN", "PART_REFUNDED", "REFUNDED"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Korean labels of the order states. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  PENDING: "결제 대기",
  PAID: "결제 완료",
  FAILED: "결제 실패",
  UNKNOWN: "결제 확인 중",
  PART_REFUNDED: "일부 환불",
  REFUNDED: "환불",
};

/** Allowed transitions of an order; a state without a successor is final. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ["PAID", "FAILED", "UNKNOWN"],
  UNKNOWN: ["PAID", "FAILED"],
  PAID: ["PART_REFUNDED", "REFUNDED"],
  FAILED: [],
  PART_REFUNDED: ["REFUNDED"],
  REFUNDED: [],
};

/** An order in these states has lessons; of a part the money may have been given back. */
export const RUNNING_ORDER_STATUSES = ["PAID", "PART_REFUNDED"] as const satisfies readonly OrderStatus[];

/** Tells whether an order may go from one state to another; staying is no transition. */
export function canOrderTransition(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** The states from which an order may come to `to`: what a conditional update asks for. */
export function orderStatusesBefore(to: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((from) => canOrderTransition(from, to));
}
