import { addMonths, type KstDate, toKstDate } from "@pkg/domain";
import { parseAsPage } from "@pkg/web/platform/navigation/parse-as-page";
import { parseAsString, parseAsStringLiteral } from "nuqs";

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

/** The history's place in the address; the first filter, the first period and the first page (0) need no words. */
export const ORDER_QUERY = {
  status: parseAsStringLiteral(ORDER_FILTERS.map(({ value }) => value)).withDefault("all"),
  period: parseAsStringLiteral(ORDER_PERIODS.map(({ value }) => value)).withDefault("all"),
  student: parseAsString,
  page: parseAsPage,
};

/** The first day of the last so many months in Korea (YYYY-MM-DD); 31 March minus a month is 28 or 29 February. */
export function firstDay(months: number, now: Date): KstDate {
  return addMonths(toKstDate(now), -months);
}
