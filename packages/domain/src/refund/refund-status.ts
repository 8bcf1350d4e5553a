/** States of a refund. UNKNOWN waits for the provider's answer: it must not be sent again before it was read back. */
export const REFUND_STATUSES = ["REQUESTED", "SENDING", "UNKNOWN", "DONE", "FAILED"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Korean labels of the refund states. */
export const REFUND_STATUS_LABELS: Readonly<Record<RefundStatus, string>> = {
  REQUESTED: "환불 접수",
  SENDING: "환불 처리 중",
  UNKNOWN: "환불 확인 중",
  DONE: "환불 완료",
  FAILED: "환불하지 못했어요",
};

/** Allowed transitions of a refund; DONE and FAILED are final. */
export const REFUND_TRANSITIONS: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  REQUESTED: ["SENDING", "DONE"],
  SENDING: ["DONE", "UNKNOWN", "FAILED"],
  UNKNOWN: ["SENDING", "DONE", "FAILED"],
  DONE: [],
  FAILED: [],
};

/** The states from which a refund may come to `to`: what a conditional update asks for. */
export function refundStatusesBefore(to: RefundStatus): RefundStatus[] {
  return REFUND_STATUSES.filter((from) => REFUND_TRANSITIONS[from].includes(to));
}

/** Who asked for a refund. PROVIDER: the money went back without us, e.g. by a chargeback. */
export const REFUND_REQUESTERS = ["BUYER", "STAFF", "PROVIDER"] as const;
export type RefundRequester = (typeof REFUND_REQUESTERS)[number];

/** Korean labels of who asked for a refund. */
export const REFUND_REQUESTER_LABELS: Readonly<Record<RefundRequester, string>> = {
  BUYER: "구매자",
  STAFF: "직원",
  PROVIDER: "결제사",
};

/** One line of a refund's calculation, in won: what was paid is positive, what is taken off negative. */
export interface RefundLine {
  readonly label: string;
  readonly amount: number;
}
