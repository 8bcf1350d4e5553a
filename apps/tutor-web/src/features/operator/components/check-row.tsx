import { formatKoreanDate, formatWon, ORDER_STATUS_LABELS, PAYMENT_DIFFERENCE_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import Link from "next/link";
import type { Reconciliation } from "../money-queries";
import { LISTED_LABELS, momentText } from "../money-text";

type Difference = Reconciliation["differences"][number];

type CheckRowProps = { check: Reconciliation; busy: boolean; onAgain: () => void };

/** One day: both sums, what differs, and the way to compare again. */
export function CheckRow({ check, busy, onAgain }: CheckRowProps) {
  const { day, differences, checkedAt, failedAt } = check;
  const date = formatKoreanDate(day);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex flex-wrap items-center gap-2 text-label">
          {date}
          <StateBadge check={check} />
        </h2>
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
      {checkedAt ? (
        <dl className="figures mt-2 grid grid-cols-[auto_1fr_1fr] gap-x-4 gap-y-1 text-body-sm sm:max-w-120">
          <Sums label="결제" here={check.paidHere} there={check.paidThere} />
          <Sums label="환불" here={check.refundedHere} there={check.refundedThere} />
        </dl>
      ) : null}
      {differences.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {differences.map((difference) => (
            <DifferenceRow key={difference.paymentId} difference={difference} />
          ))}
        </ul>
      ) : null}
      <p className="figures mt-2 text-caption text-fg-3">
        {checkedAt ? `${momentText(checkedAt, new Date())}에 대조했어요.` : null}
        {failedAt ? ` ${momentText(failedAt, new Date())}에 결제사 목록을 읽지 못했어요. 자동으로 다시 해 봐요.` : null}
      </p>
    </li>
  );
}

function StateBadge({ check: { differences, checkedAt } }: { check: Reconciliation }) {
  if (!checkedAt) return <Badge tone="warn">대조하지 못했어요</Badge>;
  if (differences.length === 0) return <Badge tone="success">같아요</Badge>;
  return <Badge tone="error">{differences.length}건 달라요</Badge>;
}

function Sums({ label, here, there }: { label: string; here: number; there: number }) {
  return (
    <div className="contents">
      <dt className="text-fg-3">{label}</dt>
      <dd>우리 {formatWon(here)}</dd>
      <dd>결제사 {formatWon(there)}</dd>
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
      <p className="figures mt-1">우리: {here ? text(here, ORDER_STATUS_LABELS[here.status]) : "없어요"}</p>
      <p className="figures">결제사: {there ? text(there, LISTED_LABELS[there.status]) : "없어요"}</p>
    </li>
  );
}
