import { formatKoreanDate, formatWon, ORDER_STATUS_LABELS, PAYMENT_DIFFERENCE_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { momentText } from "../words/day-text";
import type { Reconciliation } from "./money-queries";
import { LISTED_LABELS } from "./money-text";

type Difference = Reconciliation["differences"][number];

type CheckRowProps = { check: Reconciliation; busy: boolean; onAgain: () => void };

/** One day: both sums, what differs, and the way to compare again. */
export function CheckRow({ check, busy, onAgain }: CheckRowProps) {
  const { day, differences, checkedAt, failedAt } = check;
  const date = formatKoreanDate(day);
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 lg:gap-x-6">
        <h2 className="flex flex-wrap items-center gap-2 text-label lg:w-52">
          {date}
          <StateBadge check={check} />
        </h2>
        <div className="flex-1 max-lg:order-1 max-lg:basis-full">
          {checkedAt ? <BothSums check={check} /> : null}
          <p className="figures text-caption text-fg-3">
            {checkedAt ? `${momentText(checkedAt, serverNow())}에 대조했어요.` : null}
            {failedAt
              ? ` ${momentText(failedAt, serverNow())}에 결제사 목록을 읽지 못했어요. 자동으로 다시 해 봐요.`
              : null}
          </p>
        </div>
        <Button
          variant="line"
          size="sm"
          aria-label={`${date} 다시 대조`}
          busy={busy}
          busyLabel="대조하고 있어요"
          onClick={onAgain}
        >
          다시 대조
        </Button>
      </div>
      {differences.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {differences.map((difference) => (
            <DifferenceRow key={difference.paymentId} difference={difference} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function StateBadge({ check: { differences, checkedAt } }: { check: Reconciliation }) {
  if (!checkedAt) return <Badge tone="warn">대조하지 못했어요</Badge>;
  if (differences.length === 0) return <Badge tone="success">같아요</Badge>;
  return <Badge tone="error">{`${differences.length}건 달라요`}</Badge>;
}

/** A kind of money that neither side has is not told. */
function BothSums({ check: { paidHere, paidThere, refundedHere, refundedThere } }: { check: Reconciliation }) {
  const hasPaid = paidHere !== 0 || paidThere !== 0;
  const hasRefunded = refundedHere !== 0 || refundedThere !== 0;
  if (!hasPaid && !hasRefunded) return <p className="text-body-sm text-fg-2">결제도 환불도 없었어요.</p>;
  return (
    <dl className="figures grid grid-cols-[auto_1fr_1fr] gap-x-4 gap-y-1 text-body-sm sm:max-w-120">
      {hasPaid ? <Sums label="결제" here={paidHere} there={paidThere} /> : null}
      {hasRefunded ? <Sums label="환불" here={refundedHere} there={refundedThere} /> : null}
    </dl>
  );
}

function Sums({ label, here, there }: { label: string; here: number; there: number }) {
  return (
    <div className="contents">
      <dt className="text-fg-3">{label}</dt>
      <dd>{`우리 ${formatWon(here)}`}</dd>
      <dd>{`결제사 ${formatWon(there)}`}</dd>
    </div>
  );
}

function DifferenceRow({ difference: { kind, paymentId, here, there } }: { difference: Difference }) {
  const text = (side: { amount: number; refunded: number }, status: string) =>
    `${status} ${formatWon(side.amount)}${side.refunded > 0 ? `, 환불 ${formatWon(side.refunded)}` : ""}`;
  return (
    <li className="rounded-md bg-sunken p-4 text-body-sm">
      <p className="text-label">{PAYMENT_DIFFERENCE_LABELS[kind]}</p>
      <p className="figures mt-1">
        {here ? (
          <Link
            href={`/operator/money/orders?search=${encodeURIComponent(paymentId)}`}
            className="underline underline-offset-4"
          >
            {paymentId}
          </Link>
        ) : (
          paymentId
        )}
      </p>
      <p className="figures mt-1">{`우리: ${here ? text(here, ORDER_STATUS_LABELS[here.status]) : "없어요"}`}</p>
      <p className="figures">{`결제사: ${there ? text(there, LISTED_LABELS[there.status]) : "없어요"}`}</p>
    </li>
  );
}
