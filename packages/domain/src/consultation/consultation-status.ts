/**
 * States of a consultation. REQUESTED: a call is promised; CALL_LATER: called, and promised to call again;
 * WANTS_OFFER: called, an offer is awaited; OFFERED: the link to its payment was sent; PAID: its offer was paid;
 * DECLINED: no interest; CANCELLED: the family no longer wants the call.
 */
export const CONSULTATION_STATUSES = [
  "REQUESTED",
  "CALL_LATER",
  "WANTS_OFFER",
  "OFFERED",
  "PAID",
  "DECLINED",
  "CANCELLED",
] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

/** Korean labels of the states, for staff. */
export const CONSULTATION_STATUS_LABELS: Readonly<Record<ConsultationStatus, string>> = {
  REQUESTED: "전화할 차례",
  CALL_LATER: "다시 전화",
  WANTS_OFFER: "제안 준비",
  OFFERED: "제안 보냄",
  PAID: "결제 완료",
  DECLINED: "신청 안 함",
  CANCELLED: "가족이 취소",
};

/** The states in which a phone has its one consultation: a new request changes it, and opens no second one. */
export const OPEN_CONSULTATION_STATUSES = [
  "REQUESTED",
  "CALL_LATER",
  "WANTS_OFFER",
  "OFFERED",
] as const satisfies readonly ConsultationStatus[];

/** The states in which a call is promised. */
export const CALLING_CONSULTATION_STATUSES = [
  "REQUESTED",
  "CALL_LATER",
] as const satisfies readonly ConsultationStatus[];

/**
 * Tells whether a consultation goes on: it may change into every other state then, since a family asks for a call again whenever it
 * likes. One that was paid, declined or cancelled stays as it is, and the next request opens another.
 */
export function isConsultationOpen(status: ConsultationStatus): boolean {
  return OPEN_CONSULTATION_STATUSES.some((open) => open === status);
}

/** Tells whether a call is promised and neither noted nor waived. */
export function isCallPromised(status: ConsultationStatus): boolean {
  return CALLING_CONSULTATION_STATUSES.some((calling) => calling === status);
}

/** What came of a call. */
export const CALL_OUTCOMES = ["WANTS_OFFER", "LATER", "NO"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What staff notes of a promised call: its outcome, or WAIVED with the reason why no call comes. */
export const CALL_RECORDS = [...CALL_OUTCOMES, "WAIVED"] as const;
export type CallRecord = (typeof CALL_RECORDS)[number];

/** Korean labels of the records. */
export const CALL_RECORD_LABELS: Readonly<Record<CallRecord, string>> = {
  WANTS_OFFER: "제안을 받고 싶어 해요",
  LATER: "나중에 다시 전화해요",
  NO: "신청하지 않아요",
  WAIVED: "전화 없이 제안했어요",
};

/** The state that a call leads to. */
export const STATUS_AFTER_CALL: Readonly<Record<CallOutcome, ConsultationStatus>> = {
  WANTS_OFFER: "WANTS_OFFER",
  LATER: "CALL_LATER",
  NO: "DECLINED",
};

/**
 * The state after an offer was withdrawn: another offer is awaited, unless no call was made. Then the promised call
 * is due again.
 * @param lastRecord of the consultation; null when nothing was noted
 */
export function statusAfterWithdrawal(lastRecord: CallRecord | null): ConsultationStatus {
  return lastRecord === null || lastRecord === "WAIVED" ? "REQUESTED" : "WANTS_OFFER";
}
