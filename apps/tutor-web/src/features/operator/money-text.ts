import { formatKoreanTime, type ListedPaymentStatus, type OrderStatus, type RefundStatus } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import { dayText } from "./benefit-text";
import type { FailingPeriod } from "./money-queries";

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

/** What a renewal waits for, in words of staff. */
export const PERIOD_LABELS: Readonly<Record<FailingPeriod["status"], string>> = {
  DUE: "결제 예정",
  CHARGING: "결제 중",
  PAID: "결제 완료",
  RETRYING: "다시 결제 예정",
  PAUSED: "결제 멈춤",
  SKIPPED: "건너뜀",
};

export const PERIOD_TONES: Readonly<Record<FailingPeriod["status"], BadgeTone>> = {
  DUE: "neutral",
  CHARGING: "info",
  PAID: "success",
  RETRYING: "warn",
  PAUSED: "error",
  SKIPPED: "neutral",
};

/** How the provider calls the states of a payment, in words of staff. */
export const LISTED_LABELS: Readonly<Record<ListedPaymentStatus, string>> = {
  PAID: "결제",
  PARTIAL_CANCELLED: "일부 취소",
  CANCELLED: "취소",
  UNPAID: "결제 안 됨",
};

/** "11월 23일(월) 19:05", with the year unless it is the current one. */
export function momentText(instant: string, now: Date): string {
  return `${dayText(instant, now)} ${formatKoreanTime(new Date(instant))}`;
}
