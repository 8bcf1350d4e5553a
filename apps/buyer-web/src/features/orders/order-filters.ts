/** What the history can be narrowed to; `status` is the list that GET /orders takes, null for all that count. */
export const ORDER_FILTERS = [
  { value: "all", label: "전체", status: null },
  { value: "paid", label: "결제 완료", status: "PAID" },
  { value: "refunded", label: "환불", status: "PART_REFUNDED,REFUNDED" },
  { value: "checking", label: "확인 중", status: "UNKNOWN,PENDING" },
  { value: "failed", label: "결제 실패", status: "FAILED" },
] as const;

/** Reads a filter from a query value; all for anything else. */
export function readFilter(text: string | null): (typeof ORDER_FILTERS)[number] {
  return ORDER_FILTERS.find(({ value }) => value === text) ?? ORDER_FILTERS[0];
}
