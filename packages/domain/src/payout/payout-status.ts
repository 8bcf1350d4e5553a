/**
 * States of a tutor's payout of a month. READY waits for the next transfer file, SENT stands in one, and a FAILED one has to
 * be made READY again by staff.
 */
export const PAYOUT_STATUSES = ["READY", "SENT", "PAID", "FAILED"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Korean labels of the payout states. */
export const PAYOUT_STATUS_LABELS: Readonly<Record<PayoutStatus, string>> = {
  READY: "지급 준비",
  SENT: "이체 중",
  PAID: "지급 완료",
  FAILED: "이체 실패",
};

/** Allowed transitions of a payout; PAID is final. */
export const PAYOUT_TRANSITIONS: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  READY: ["SENT"],
  SENT: ["PAID", "FAILED"],
  PAID: [],
  FAILED: ["READY"],
};

/** The states from which a payout may come to `to`: what a conditional update asks for. */
export function payoutStatusesBefore(to: PayoutStatus): PayoutStatus[] {
  return PAYOUT_STATUSES.filter((from) => PAYOUT_TRANSITIONS[from].includes(to));
}
