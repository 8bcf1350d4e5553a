import { formatKoreanDate, formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { MoneyOrder } from "../money-queries";
import { momentText, PERIOD_LABELS, PERIOD_TONES } from "../money-text";
import { whomText } from "../person-text";
import { PeriodActs } from "./period-acts";

/** The renewals of an order's courses, the latest first. */
export function OrderPeriods({ order: { periods, buyer } }: { order: Pick<MoneyOrder, "periods" | "buyer"> }) {
  if (periods.length === 0) {
    return <p className="border-t border-line py-4 text-body-sm text-fg-2">아직 이어진 정기 결제가 없어요.</p>;
  }
  return (
    <ul className="border-t border-line">
      {periods.map((period) => (
        <li key={period.id} className="border-b border-line py-3 text-body-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="num text-label">
              {period.number}회차 {formatWon(period.amount)}
            </span>
            <Badge tone={PERIOD_TONES[period.status]}>{PERIOD_LABELS[period.status]}</Badge>
          </p>
          <p className="num mt-1 text-caption text-fg-3">{formatKoreanDate(period.dueOn)} 결제</p>
          {period.failureMessage ? (
            <p className="mt-1">
              {period.failureMessage} ({period.failures}번 시도)
            </p>
          ) : null}
          {period.status === "RETRYING" ? (
            <p className="num mt-1 text-caption text-fg-3">
              {momentText(period.nextAttemptAt, new Date())}에 다시 시도
            </p>
          ) : null}
          {isRefused(period.status) && period.scheduleStatus !== "STOPPED" ? (
            <PeriodActs id={period.id} status={period.status} whom={whomText(buyer)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Its charge was refused: staff may do something about it. */
const isRefused = (status: MoneyOrder["periods"][number]["status"]): status is "RETRYING" | "PAUSED" =>
  status === "RETRYING" || status === "PAUSED";
