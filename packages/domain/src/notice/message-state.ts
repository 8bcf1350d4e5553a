import { daysAfter } from "../time/duration.ts";
import { NOTICE_KINDS } from "./decide-notice.ts";

/** What a message was about: the topics of notices, and a proposal to a tutor, which has its own way out. */
export const MESSAGE_KINDS = [...NOTICE_KINDS, "PROPOSAL"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Korean labels of the kinds, for staff. */
export const MESSAGE_KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  SECURITY: "인증번호",
  ACCOUNT: "계정·지원",
  PAYMENT: "결제",
  CONSULTATION: "상담",
  LESSON: "수업",
  REMINDER: "미리 알림",
  ROUTINE: "수업마다",
  DIGEST: "한 주 소식",
  MESSAGE: "메시지",
  MATCHING: "매칭",
  MARKETING: "광고",
  PROPOSAL: "수업 제안",
};

/** What came of a message. FAILED: the vendor did not take it at the last attempt. */
export const MESSAGE_STATUSES = ["SENT", "DROPPED", "FAILED"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Korean labels of the states, for staff. */
export const MESSAGE_STATUS_LABELS: Readonly<Record<MessageStatus, string>> = {
  SENT: "보냈어요",
  DROPPED: "보내지 않았어요",
  FAILED: "실패했어요",
};

/** Why a message was not sent: switched off, never agreed to, or there is no phone that was verified. */
export const MESSAGE_DROP_REASONS = ["SWITCHED_OFF", "NO_CONSENT", "NO_PHONE"] as const;
export type MessageDropReason = (typeof MESSAGE_DROP_REASONS)[number];

/** Korean labels of the reasons, for staff. */
export const MESSAGE_DROP_REASON_LABELS: Readonly<Record<MessageDropReason, string>> = {
  SWITCHED_OFF: "받는 분이 알림을 껐어요",
  NO_CONSENT: "광고 수신에 동의하지 않았어요",
  NO_PHONE: "확인된 휴대폰 번호가 없어요",
};

interface MessageState {
  readonly kind: MessageKind;
  readonly status: MessageStatus;
  readonly dropReason: MessageDropReason | null;
  /** When it was first sent. */
  readonly createdAt: Date;
}

/** What tells of something that is over a day later. */
const FLEETING_KINDS: readonly MessageKind[] = ["LESSON", "REMINDER", "ROUTINE", "MESSAGE"];

/**
 * Tells whether staff may send a message again. Not a code, which is over by then; not an advertisement or a proposal, which
 * are decided anew each time; not one about a lesson or a message from more than a day ago, which tells of
 * what is over; and not against the
 * recipient's own switch.
 */
export function canSendAgain({ kind, status, dropReason, createdAt }: MessageState, now: Date): boolean {
  if (kind === "SECURITY" || kind === "MARKETING" || kind === "PROPOSAL") return false;
  if (FLEETING_KINDS.includes(kind) && now > daysAfter(createdAt, 1)) return false;
  return status !== "DROPPED" || dropReason === "NO_PHONE";
}

/** A message with the path of each link left out: links may carry a token that opens something without a log-in. */
export function hideLinks(text: string): string {
  return text.replace(/(https?:\/\/[^\s/]+)\/\S+/g, "$1/…");
}
