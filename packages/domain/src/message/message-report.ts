/** Why somebody reports a message. */
export const MESSAGE_REPORT_REASONS = ["RUDE", "CONTACT", "SPAM", "WORRY", "OTHER"] as const;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/** Korean labels of the reasons. */
export const MESSAGE_REPORT_REASON_LABELS: Readonly<Record<MessageReportReason, string>> = {
  RUDE: "말이 거칠거나 불쾌해요",
  CONTACT: "연락처나 따로 만나는 수업을 요구해요",
  SPAM: "광고이거나 수업과 관계없어요",
  WORRY: "아이의 안전이 걱정돼요",
  OTHER: "다른 이유예요",
};

/** A report waits for staff, or was dealt with. */
export const MESSAGE_REPORT_STATUSES = ["OPEN", "CLOSED"] as const;
export type MessageReportStatus = (typeof MESSAGE_REPORT_STATUSES)[number];
