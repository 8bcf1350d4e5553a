import { ENROLLMENT_ROUTE_LABELS, type FunnelStep } from "@pkg/domain";
import type { EnrollmentReport } from "./enrollment-queries";

export const STEP_NAMES: Readonly<Record<FunnelStep, string>> = {
  ENTERED: "사이트에 들어옴",
  VIEWED_SIMPLE_ENROLL: "수업 고르기",
  VIEWED_PAYMENT_PAGE: "결제 화면",
  VIEWED_CARD_INPUT_PAGE: "카드 입력",
  PAID: "결제 완료",
};

type Source = EnrollmentReport["sources"][number];

/** "kakao / cpc / 가을": what the utm parameters tell; "직접 방문" without them. */
export function sourceName({ source, medium, campaign }: Source): string {
  const parts = [source, medium, campaign].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" / ") : "직접 방문";
}

/** A line of the report in a file: what it counts, and how much of it. */
export interface ReportRow {
  readonly part: string;
  readonly name: string;
  readonly visitors: number;
  /** Null where only visits are counted. */
  readonly orders: number | null;
  readonly amount: number | null;
}

/** The whole report, part by part, as one list. */
export function reportRows({ steps, weeks, sources, variants }: EnrollmentReport): ReportRow[] {
  const visits = { orders: null, amount: null };
  return [
    ...steps.map(({ step, visitors }) => ({ part: "단계", name: STEP_NAMES[step], visitors, ...visits })),
    ...weeks.flatMap(({ weekOf, orderFunnelType, steps: own }) =>
      own.map(({ step, visitors }) => ({
        part: `${weekOf} 주 · ${ENROLLMENT_ROUTE_LABELS[orderFunnelType]}`,
        name: STEP_NAMES[step],
        visitors,
        ...visits,
      })),
    ),
    ...sources.map((source) => ({ part: "유입 경로", name: sourceName(source), ...countsOf(source) })),
    ...variants.map((row) => ({ part: "실험", name: `${row.feature} · ${row.variant}`, ...countsOf(row) })),
  ];
}

const countsOf = ({ visitors, orders, amount }: Source | EnrollmentReport["variants"][number]) => ({
  visitors,
  orders,
  amount,
});

/** "12.5%" of a whole; "–" of nothing. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((1000 * part) / whole) / 10}%`;
}
