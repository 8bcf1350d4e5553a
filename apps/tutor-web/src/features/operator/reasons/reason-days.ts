import { addDays, dayOfWeek, toKstDate } from "@pkg/domain";

export const REASON_PERIODS = ["WEEK", "MONTH", "OWN"] as const;
export type ReasonPeriod = (typeof REASON_PERIODS)[number];

export const REASON_PERIOD_LABELS: Readonly<Record<ReasonPeriod, string>> = {
  WEEK: "이번 주",
  MONTH: "이번 달",
  OWN: "날짜 고르기",
};

/** Two Korean days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days of a period that ends today; a week begins on Monday. Own days that are missing are those of the month. */
export function daysOf(period: ReasonPeriod, own: { from: string | null; to: string | null }, now: Date): Days {
  const to = toKstDate(now);
  const month = { from: `${to.slice(0, 8)}01`, to };
  if (period === "WEEK") return { from: addDays(to, -((dayOfWeek(to) + 6) % 7)), to };
  if (period === "MONTH") return month;
  const pick = (day: string | null, instead: string) => (day && DAY.test(day) ? day : instead);
  return { from: pick(own.from, month.from), to: pick(own.to, month.to) };
}
