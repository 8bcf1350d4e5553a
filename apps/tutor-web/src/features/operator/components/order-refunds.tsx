import { formatWon, REFUND_REQUESTER_LABELS, REFUND_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { MoneyOrder } from "../money-queries";
import { momentText, REFUND_TONES } from "../money-text";

/** Each refund of an order with its calculation, the earliest first. */
export function OrderRefunds({ refunds }: { refunds: MoneyOrder["refunds"] }) {
  if (refunds.length === 0) return <p className="border-t border-line py-4 text-body-sm text-fg-2">환불이 없어요.</p>;
  return (
    <ul className="border-t border-line">
      {refunds.map((refund) => (
        <li key={refund.id} className="border-b border-line py-3 text-body-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="num text-label">{formatWon(refund.amount)}</span>
            <Badge tone={REFUND_TONES[refund.status]}>{REFUND_STATUS_LABELS[refund.status]}</Badge>
          </p>
          <p className="num mt-1 text-caption text-fg-3">
            {REFUND_REQUESTER_LABELS[refund.requestedBy]} · {momentText(refund.doneAt ?? refund.createdAt, new Date())}
          </p>
          {refund.reason ? <p className="mt-1">{refund.reason}</p> : null}
          {refund.failureMessage ? <p className="mt-1 text-error">{refund.failureMessage}</p> : null}
          {refund.lines.length > 0 ? (
            <ul className="mt-2 text-caption text-fg-2">
              {refund.lines.map(({ label, amount }, index) => (
                <li key={`${label}-${String(index)}`} className="flex justify-between gap-4">
                  <span>{label}</span>
                  <span className="num">{formatWon(amount)}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
