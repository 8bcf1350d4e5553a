import { formatKoreanDate, LAST_RENEWAL_DAY, storedPaymentLabel } from "@pkg/domain";
import { Won } from "@pkg/ui/won";
import type { Schedule } from "../queries";

/** The next payment and its method. */
export function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  const { status, amount, nextDate, paymentMethod, dayOfMonth, paysNow, canResume, period } = schedule;
  const mayBeLater = period?.isWaiting && period.unconfirmed.length > 0;
  const day = mayBeLater ? `${formatKoreanDate(nextDate)} 이후` : formatKoreanDate(nextDate);
  const isActive = status === "ACTIVE";
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      {isActive || canResume ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-body-sm text-fg-2">{isActive ? "다음 결제" : "다시 켜면"}</dt>
          <dd className="ml-auto flex flex-wrap items-baseline justify-end gap-x-3">
            <span className="text-body-sm">{!isActive && paysNow ? "지금 결제" : day}</span>
            <span className="text-title-2">
              <Won amount={amount} />
            </span>
          </dd>
        </div>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="text-body-sm text-fg-2">결제일</dt>
        <dd className="ml-auto text-body-sm">{dayOfMonth ? renewalDayText(dayOfMonth) : "수업이 두 번 남았을 때"}</dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <dt className="text-body-sm text-fg-2">결제 수단</dt>
        <dd className="ml-auto text-body-sm">
          {paymentMethod ? (
            storedPaymentLabel(paymentMethod)
          ) : (
            <span className="text-warn">결제 수단을 골라 주세요</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

export const renewalDayText = (day: number): string =>
  day > LAST_RENEWAL_DAY ? `매달 ${day}일(없는 달은 마지막 날)` : `매달 ${day}일`;
