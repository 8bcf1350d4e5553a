/** States of an order schedule. PAUSED: its charges failed, and a new payment method resumes it; STOPPED: somebody ended it. */
export const ORDER_SCHEDULE_STATUSES = ["ACTIVE", "PAUSED", "STOPPED"] as const;
export type OrderScheduleStatus = (typeof ORDER_SCHEDULE_STATUSES)[number];

/**
 * Why a schedule does not go on. PRICE: nobody agreed to a higher price; FAILED: its charges were refused four times; ENDED: its
 * class is over.
 */
export const SCHEDULE_STOP_REASONS = ["BUYER", "STAFF", "PRICE", "REFUND", "FAILED", "CLOSURE", "ENDED"] as const;
export type ScheduleStopReason = (typeof SCHEDULE_STOP_REASONS)[number];

/** States of one period of a schedule: a charge that is due, under way, paid, tried again, given up, or left out. */
export const ORDER_SCHEDULE_PERIOD_STATUSES = ["DUE", "CHARGING", "PAID", "RETRYING", "PAUSED", "SKIPPED"] as const;
export type OrderSchedulePeriodStatus = (typeof ORDER_SCHEDULE_PERIOD_STATUSES)[number];

/** Allowed transitions of a period; PAID and SKIPPED are final. A charge that stood unanswered is CHARGING until it is known. */
export const ORDER_SCHEDULE_PERIOD_TRANSITIONS: Readonly<
  Record<OrderSchedulePeriodStatus, readonly OrderSchedulePeriodStatus[]>
> = {
  DUE: ["CHARGING", "SKIPPED", "PAUSED"],
  CHARGING: ["PAID", "RETRYING", "PAUSED"],
  RETRYING: ["CHARGING", "SKIPPED", "PAUSED"],
  PAUSED: ["CHARGING", "SKIPPED"],
  PAID: [],
  SKIPPED: [],
};

/** The states from which a period may come to `to`: what a conditional update asks for. */
export function periodStatusesBefore(to: OrderSchedulePeriodStatus): OrderSchedulePeriodStatus[] {
  return ORDER_SCHEDULE_PERIOD_STATUSES.filter((from) => ORDER_SCHEDULE_PERIOD_TRANSITIONS[from].includes(to));
}
