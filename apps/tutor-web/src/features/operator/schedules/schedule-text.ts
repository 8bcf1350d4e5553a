import {
  formatKoreanDate,
  formatWon,
  type OrderSchedulePeriodStatus,
  type OrderScheduleStatus,
  type ScheduleStopReason,
} from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import { momentText } from "../words/day-text";
import type { DeskSchedule } from "./schedule-queries";

/** What a renewal waits for, in words of staff. */
export const PERIOD_LABELS: Readonly<Record<OrderSchedulePeriodStatus, string>> = {
  DUE: "결제 예정",
  CHARGING: "결제 중",
  PAID: "결제 완료",
  RETRYING: "다시 결제 예정",
  PAUSED: "결제 멈춤",
  SKIPPED: "건너뜀",
};

export const PERIOD_TONES: Readonly<Record<OrderSchedulePeriodStatus, BadgeTone>> = {
  DUE: "neutral",
  CHARGING: "info",
  PAID: "success",
  RETRYING: "warn",
  PAUSED: "error",
  SKIPPED: "neutral",
};

export const SCHEDULE_LABELS: Readonly<Record<OrderScheduleStatus | "RESTING", string>> = {
  ACTIVE: "이어 가는 중",
  PAUSED: "결제 멈춤",
  STOPPED: "그만둠",
  RESTING: "쉬는 중",
};

const SCHEDULE_TONES: Readonly<Record<OrderScheduleStatus, BadgeTone>> = {
  ACTIVE: "success",
  PAUSED: "error",
  STOPPED: "neutral",
};

/** How a renewal stands: a class that rests, and a charge that waits for its lessons, are states of their own. */
export function scheduleState({ status, restsUntil, period }: DeskSchedule): { label: string; tone: BadgeTone } {
  if (restsUntil !== null && status !== "ACTIVE") return { label: SCHEDULE_LABELS.RESTING, tone: "info" };
  if (status === "ACTIVE" && period?.isWaiting) return { label: "수업 확인 기다림", tone: "warn" };
  return { label: SCHEDULE_LABELS[status], tone: SCHEDULE_TONES[status] };
}

const STOPPED: Readonly<Record<ScheduleStopReason, string>> = {
  BUYER: "구매자가 그만뒀어요",
  STAFF: "운영팀이 멈췄어요",
  PRICE: "새 가격에 동의하지 않았어요",
  REFUND: "환불했어요",
  FAILED: "결제가 네 번 거절됐어요",
  CLOSURE: "탈퇴했어요",
  ENDED: "수업이 끝났어요",
};

/** What comes next of a schedule: the charge with its day, what it waits for, or why nothing comes. */
export function nextText(schedule: DeskSchedule, now: Date): string {
  const { status, stopReason, nextDate, amount, needsConsent, period, restsUntil } = schedule;
  if (status !== "ACTIVE") {
    const isRefused = status === "PAUSED" && stopReason !== "STAFF";
    const why = isRefused ? "새 결제 수단을 기다려요" : stopReason ? STOPPED[stopReason] : SCHEDULE_LABELS[status];
    return restsUntil ? `${why} · ${formatKoreanDate(restsUntil)}까지 이어 갈 수 있어요` : why;
  }
  if (period?.isWaiting) return `지난 두 수업이 확인되면 결제 (빠르면 ${formatKoreanDate(nextDate)})`;
  if (period?.retryAt) return `${momentText(period.retryAt, now)} ${PERIOD_LABELS.RETRYING}`;
  if (period?.status === "CHARGING") return PERIOD_LABELS.CHARGING;
  const charge = `${formatKoreanDate(nextDate)} ${formatWon(amount)}`;
  return needsConsent ? `${charge} (동의를 기다려요)` : charge;
}

/** Until when the lessons can be taken, or what they wait for; "-" for a class that was given back. */
export function expiryText({ expiresOn, isUnplanned, matchStatus }: DeskSchedule): string {
  if (matchStatus === null || matchStatus === "CANCELED") return "-";
  if (expiresOn !== null) return `${formatKoreanDate(expiresOn)}까지`;
  return isUnplanned ? "첫 수업을 잡기 전" : "선생님을 찾는 중";
}
