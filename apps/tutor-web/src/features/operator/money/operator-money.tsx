"use client";

import { formatKoreanDate, formatWon } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { ButtonLink } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { MoneyExport } from "./money-export";
import { type MoneyOverview, useMoneyOverview } from "./money-queries";

type Sums = {
  [Name in keyof MoneyOverview]: MoneyOverview[Name] extends { count: number } ? Name : never;
}[keyof MoneyOverview];

interface Figure {
  readonly of: Sums;
  readonly label: string;
  readonly href: (day: string) => string;
  /** Somebody has to look at it when there is any. */
  readonly isAlarm?: boolean;
}

const FIGURES: readonly Figure[] = [
  { of: "paid", label: "오늘 결제", href: (day) => `/operator/money/orders?status=PAID&from=${day}` },
  { of: "refunded", label: "오늘 환불", href: () => "/operator/money/refunds?list=DONE" },
  {
    of: "uncertainPayments",
    label: "확인 중인 결제",
    href: () => "/operator/money/orders?status=UNKNOWN",
    isAlarm: true,
  },
  { of: "uncertainRefunds", label: "확인 중인 환불", href: () => "/operator/money/refunds", isAlarm: true },
  { of: "openRefunds", label: "진행 중인 환불", href: () => "/operator/money/refunds" },
  { of: "failedRefunds", label: "실패한 환불", href: () => "/operator/money/refunds?list=FAILED", isAlarm: true },
  { of: "retryingPeriods", label: "다시 결제할 정기 결제", href: () => "/operator/money/periods", isAlarm: true },
  { of: "pausedPeriods", label: "멈춘 정기 결제", href: () => "/operator/money/periods", isAlarm: true },
];

/** `/operator/money`: today's sums, what somebody has to look at, and the files. Answers 404 without the FINANCE role. */
export function OperatorMoney() {
  return (
    <OperatorGate reading={useMoneyOverview()} what="결제 현황을">
      {(overview) => (
        <>
          <PageTitle lead={formatKoreanDate(overview.day)}>결제·환불</PageTitle>
          <CheckBanner overview={overview} />
          <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {FIGURES.map((figure) => (
              <FigureCard key={figure.of} figure={figure} overview={overview} />
            ))}
          </ul>
          <MoneyExport today={overview.day} />
        </>
      )}
    </OperatorGate>
  );
}

/** The alarm: days whose books differ from the provider's list, or could not be compared. */
function CheckBanner({ overview: { daysThatDiffer, daysUnchecked } }: { overview: MoneyOverview }) {
  if (daysThatDiffer + daysUnchecked === 0) return null;
  const text =
    daysThatDiffer > 0
      ? `결제사와 다른 날이 ${daysThatDiffer}일 있어요.`
      : `결제사와 아직 대조하지 못한 날이 ${daysUnchecked}일 있어요.`;
  return (
    <Banner
      inline
      tone={daysThatDiffer > 0 ? "error" : "warn"}
      className="mb-6"
      action={
        <ButtonLink href="/operator/money/checks" linkAs={Link} variant="text" size="sm">
          대조 보기
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  );
}

function FigureCard({ figure, overview }: { figure: Figure; overview: MoneyOverview }) {
  const { count, amount } = overview[figure.of];
  const isUrgent = figure.isAlarm === true && count > 0;
  return (
    <li>
      <Link
        href={figure.href(overview.day)}
        className={cn(
          "flex h-full flex-col gap-1 rounded-lg border p-4 hover:bg-sand-50",
          isUrgent ? "border-warn bg-warn-50" : "border-line",
        )}
      >
        <span className="text-body-sm text-fg-2">{figure.label}</span>
        <span className="num text-title-3">{`${count}건`}</span>
        <span className="num text-body-sm">{formatWon(amount)}</span>
      </Link>
    </li>
  );
}
