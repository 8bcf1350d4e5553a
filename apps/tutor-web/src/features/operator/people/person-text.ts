import {
  CONSULTATION_STATUS_LABELS,
  formatPhone,
  LESSON_STATE_LABELS,
  LESSON_STATUS_LABELS,
  MATCH_STATUS_LABELS,
  MESSAGE_STATUS_LABELS,
  ORDER_STATUS_LABELS,
  PULSE_LABELS,
  REFUND_STATUS_LABELS,
  REMATCH_REASON_LABELS,
  type StaffRole,
  staffMay,
  TUTOR_APPLICANT_STATUS_LABELS,
} from "@pkg/domain";
import { actText } from "../audit-logs/act-text";
import type { PersonEvent } from "./people-queries";

/** The name of each kind of event, also of its filter. */
export const EVENT_LABELS: Readonly<Record<PersonEvent["kind"], string>> = {
  ORDER: "주문",
  REFUND: "환불",
  MATCH: "매칭",
  LESSON: "수업",
  LOG_IN: "로그인",
  MESSAGE: "메시지",
  NOTE: "메모",
  ACT: "처리 기록",
  APPLICATION: "지원서",
  CONSULTATION: "상담",
  LEVEL_TEST: "레벨 테스트",
  PULSE: "수업 만족도",
  REMATCH: "재매칭",
};

const STATUSES: Readonly<Partial<Record<PersonEvent["kind"], Readonly<Record<string, string>>>>> = {
  ORDER: ORDER_STATUS_LABELS,
  REFUND: REFUND_STATUS_LABELS,
  MATCH: MATCH_STATUS_LABELS,
  // It has begun, and nobody wrote a log.
  LESSON: { ...LESSON_STATUS_LABELS, SCHEDULED: LESSON_STATE_LABELS.BEGUN },
  MESSAGE: MESSAGE_STATUS_LABELS,
  APPLICATION: TUTOR_APPLICANT_STATUS_LABELS,
  CONSULTATION: CONSULTATION_STATUS_LABELS,
  LEVEL_TEST: { OPEN: "보는 중", FINISHED: "마침" },
  PULSE: PULSE_LABELS,
  REMATCH: REMATCH_REASON_LABELS,
};

/** The state of an event's thing, or null where it has none. */
export const eventStatus = ({ kind, status }: PersonEvent): string | null =>
  status === null ? null : (STATUSES[kind]?.[status] ?? status);

/** What stands beside an event's state: of a message it is the number that it went to. */
export const eventNote = ({ kind, note }: PersonEvent): string =>
  kind === "MESSAGE" && note !== "" ? formatPhone(note) : note;

/** What an event says first. */
export function eventTitle({ kind, title }: PersonEvent): string {
  if (kind === "ACT") return actText(title);
  return title || EVENT_LABELS[kind];
}

const OF_MATCHES: readonly PersonEvent["kind"][] = ["MATCH", "LESSON", "PULSE", "REMATCH"];

/** The page that an event leads to for somebody with these roles; null where there is none. */
export function eventHref({ kind, targetId }: PersonEvent, roles: readonly StaffRole[]): string | null {
  if (targetId === null) return null;
  if (kind === "ORDER" || kind === "REFUND")
    return staffMay(roles, "MONEY") ? `/operator/money/orders/${targetId}` : null;
  if (kind === "MESSAGE") return staffMay(roles, "MESSAGES") ? `/operator/messages?userId=${targetId}` : null;
  if (kind === "CONSULTATION") return staffMay(roles, "CONSULTATIONS") ? `/operator/consultations/${targetId}` : null;
  if (OF_MATCHES.includes(kind)) {
    return staffMay(roles, "MATCHES") ? `/operator/matches/${targetId}` : null;
  }
  return staffMay(roles, "APPLICANTS") ? `/operator/applicants/${targetId}` : null;
}
