import { addMonths, type KstDate, toKstDate } from "@pkg/domain";

/** What the history can be narrowed to; `status` is the list that GET /orders takes, null for all that count. */
export const ORDER_FILTERS = [
  { value: "all", label: "전체", status: null },
  { value: "paid", label: "결제 완료", status: "PAID" },
  { value: "refunded", label: "환불", status: "PART_REFUNDED,REFUNDED" },
  { value: "checking", label: "확인 중", status: "UNKNOWN,PENDING" },
  { value: "failed", label: "결제 실패", status: "FAILED" },
] as const;

/** How far back the history goes; null for all of it. */
export const ORDER_PERIODS = [
  { value: "all", label: "전체 기간", months: null },
  { value: "1m", label: "1개월", months: 1 },
  { value: "3m", label: "3개월", months: 3 },
  { value: "1y", label: "1년", months: 12 },
] as const;

/** Reads a filter from a query value; all for anything else. */
export function readFilter(text: string | null): (typeof ORDER_FILTERS)[number] {
  return ORDER_FILTERS.find(({ value }) => value === text) ?? ORDER_FILTERS[0];
}

/** Reads a period from a query value; all for anything else. */
export function readPeriod(text: string | null): (typeof ORDER_PERIODS)[number] {
  return ORDER_PERIODS.find(({ value }) => value === text) ?? ORDER_PERIODS[0];
}

/** The first day of the last so many months in Korea (YYYY-MM-DD); 31 March minus a month is 28 or 29 February. */
export function firstDay(months: number, now: Date): KstDate {
  return addMonths(toKstDate(now), -months);
}
