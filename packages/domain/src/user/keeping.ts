/** Days after a class for which the words of its messages and logs outlast a closed account. */
export const WORDS_KEPT_DAYS = 30;

/** Years for which complaints, and who was in the room, outlast a closed account (전자상거래법 시행령 제6조). */
export const DISPUTES_KEPT_YEARS = 3;

/** Years for which contracts and payments outlast a closed account (전자상거래법 시행령 제6조). */
export const ORDERS_KEPT_YEARS = 5;

/** Years for which it is kept at what staff looked (개인정보의 안전성 확보조치 기준 제8조). */
export const LOOKS_KEPT_YEARS = 2;

/** What the law keeps of a closed account, apart from the daily work. */
export const KEPT_RECORD_KINDS = ["ORDER", "DISPUTE", "REPORT", "PULSE"] as const;
export type KeptRecordKind = (typeof KEPT_RECORD_KINDS)[number];

/** For how many years a record of each kind is kept, from the day it was made. */
export const KEPT_RECORD_YEARS: Readonly<Record<KeptRecordKind, number>> = {
  ORDER: ORDERS_KEPT_YEARS,
  DISPUTE: DISPUTES_KEPT_YEARS,
  REPORT: DISPUTES_KEPT_YEARS,
  PULSE: DISPUTES_KEPT_YEARS,
};
