import { addMonths, type KstDate, toKstDate } from "@pkg/domain";
import { parseAsPage } from "@pkg/web/platform/navigation/parse-as-page";
import { parseAsString, parseAsStringLiteral } from "nuqs";

/** The history's filters; `status` is the query value of GET /orders, null for all listed orders. */
export const ORDER_FILTERS = [
  { value: "all", label: "모든 주문", status: null },
  { value: "paid", label: "결제 완료", status: "PAID" },
  { value: "refunded", label: "환불", status: "PART_REFUNDED,REFUNDED" },
  { value: "checking", label: "확인 중", status: "UNKNOWN,PENDING" },
  { value: "failed", label: "결제 실패", status: "FAILED" },
] as const;

/** The history's periods in months; null for everything. */
export const ORDER_PERIODS = [
  { value: "all", label: "전체 기간", months: null },
  { value: "1m", label: "1개월", months: 1 },
  { value: "3m", label: "3개월", months: 3 },
  { value: "1y", label: "1년", months: 12 },
] as const;

/** The history's URL state; defaults (first filter, first period, page 0) are omitted. */
export const ORDER_QUERY = {
  status: parseAsStringLiteral(ORDER_FILTERS.map(({ value }) => value)).withDefault("all"),
  period: parseAsStringLiteral(ORDER_PERIODS.map(({ value }) => value)).withDefault("all"),
  student: parseAsString,
  page: parseAsPage,
};

/** What the history shows; `student` is null for all. */
export interface HistoryChoice {
  readonly status: (typeof ORDER_FILTERS)[number]["value"];
  readonly period: (typeof ORDER_PERIODS)[number]["value"];
  readonly student: string | null;
}

/** The date (YYYY-MM-DD, KST) a number of months ago; 31 March minus a month is 28 or 29 February. */
export function firstDay(months: number, now: Date): KstDate {
  return addMonths(toKstDate(now), -months);
}
