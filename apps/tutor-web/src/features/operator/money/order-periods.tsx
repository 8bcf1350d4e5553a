import { formatKoreanDate, formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { nextText, PERIOD_LABELS, PERIOD_TONES, scheduleState } from "../schedules/schedule-text";
import { momentText } from "../words/day-text";
import { whomText } from "../words/whom-text";
import type { MoneyOrder } from "./money-queries";
import { PeriodActs } from "./period-acts";

type OrderPeriodsProps = { order: Pick<MoneyOrder, "schedules" | "periods" | "buyer"> };

/** Whether an order goes on, with what comes next; below it the renewals of its courses, the latest first. */
export function OrderPeriods({ order: { schedules, periods, buyer } }: OrderPeriodsProps) {
  if (schedules.length + periods.length === 0) {
    return <p className="border-t border-line py-4 text-body-sm text-fg-2">정기 결제로 이어지는 주문이 아니에요.</p>;
  }
  return (
    <ul className="border-t border-line">
      {schedules.map((schedule) => (
        <li key={schedule.id} className="border-b border-line py-3 text-body-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-label">{`${schedule.subjectLabel} · ${schedule.productName}`}</span>
            <ScheduleState schedule={schedule} />
          </p>
          <p className="figures mt-1">{`${schedule.status === "ACTIVE" ? "다음 결제 " : ""}${nextText(schedule, serverNow())}`}</p>
        </li>
      ))}
      {periods.map((period) => (
        <li key={period.id} className="border-b border-line py-3 text-body-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="num text-label">{`${period.number}회차 ${formatWon(period.amount)}`}</span>
            <Badge tone={PERIOD_TONES[period.status]}>{PERIOD_LABELS[period.status]}</Badge>
          </p>
          <p className="figures mt-1 text-caption text-fg-3">{`${formatKoreanDate(period.dueOn)} 결제`}</p>
          {period.failureMessage ? (
            <p className="mt-1">{`${period.failureMessage} (${period.failures}번 시도)`}</p>
          ) : null}
          {period.status === "RETRYING" ? (
            <p className="figures mt-1 text-caption text-fg-3">{`${momentText(period.nextAttemptAt, serverNow())}에 다시 시도`}</p>
          ) : null}
          {isRefused(period.status) && period.scheduleStatus !== "STOPPED" ? (
            <PeriodActs id={period.id} status={period.status} whom={whomText(buyer)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function ScheduleState({ schedule }: { schedule: MoneyOrder["schedules"][number] }) {
  const { label, tone } = scheduleState(schedule);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Its charge was refused: staff may do something about it. */
const isRefused = (status: MoneyOrder["periods"][number]["status"]): status is "RETRYING" | "PAUSED" =>
  status === "RETRYING" || status === "PAUSED";
