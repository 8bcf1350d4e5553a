import { formatWon, REFUND_REQUESTER_LABELS, REFUND_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { momentText } from "../words/day-text";
import { whomText } from "../words/whom-text";
import { type MoneyOrder, useRefundAgain } from "./money-queries";
import { REFUND_TONES } from "./money-text";

/** Loads when staff gives money back. */
const RefundForm = dynamic(async () => (await import("./refund-form")).RefundForm);

/** Each refund of an order with its calculation, the earliest first, and the way to give more back. */
export function OrderRefunds({ order }: { order: MoneyOrder }) {
  const [isOpen, setOpen] = useState(false);
  const whom = whomText(order.buyer);
  const isPaid = order.status === "PAID" || order.status === "PART_REFUNDED";
  return (
    <div className="border-t border-line">
      {order.refunds.length === 0 ? <p className="py-4 text-body-sm text-fg-2">환불이 없어요.</p> : null}
      <ul>
        {order.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} whom={whom} />
        ))}
      </ul>
      {order.transfers.length > 0 ? <Transfers transfers={order.transfers} /> : null}
      {isPaid && !isOpen ? (
        <Button variant="line" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          환불하기
        </Button>
      ) : null}
      {isPaid && isOpen ? (
        <RefundForm merchantUid={order.merchantUid} whom={whom} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

/** What moved to or from another order; no money flowed. */
function Transfers({ transfers }: Pick<MoneyOrder, "transfers">) {
  return (
    <ul aria-label="이어 듣기로 옮긴 금액">
      {transfers.map(({ direction, merchantUid, amount, returnedAmount, movedCount, isDone, doneAt }) => (
        <li key={merchantUid} className="border-b border-line py-3 text-body-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="num text-label">{formatWon(direction === "OUT" ? -amount : amount)}</span>
            <Badge tone={isDone ? "info" : "warn"}>{isDone ? "이어 듣기로 옮김" : "결제하는 중"}</Badge>
          </p>
          <p className="figures mt-1 text-caption text-fg-3">
            <Link href={`/operator/money/orders/${merchantUid}`} className="underline underline-offset-2">
              {merchantUid}
            </Link>
            {direction === "OUT" ? "로" : "에서"} · 수업 {movedCount}회
            {doneAt ? ` · ${momentText(doneAt, serverNow())}` : ""}
          </p>
          {returnedAmount > 0 ? (
            <p className="mt-1 text-caption text-fg-2">{`이 가운데 ${formatWon(returnedAmount)}은 나중에 환불했어요.`}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function RefundRow({ refund, whom }: { refund: MoneyOrder["refunds"][number]; whom: string }) {
  const [asks, setAsks] = useState(false);
  const again = useRefundAgain();
  return (
    <li className="border-b border-line py-3 text-body-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="num text-label">{formatWon(refund.amount)}</span>
        <Badge tone={REFUND_TONES[refund.status]}>{REFUND_STATUS_LABELS[refund.status]}</Badge>
      </p>
      <p className="figures mt-1 text-caption text-fg-3">
        {REFUND_REQUESTER_LABELS[refund.requestedBy]} · {momentText(refund.doneAt ?? refund.createdAt, serverNow())}
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
      {refund.status === "FAILED" && !asks ? (
        <Button variant="line" size="sm" className="mt-2" onClick={() => setAsks(true)}>
          다시 보내기
        </Button>
      ) : null}
      {asks ? (
        <ReasonForm
          label="다시 보내는 이유"
          help={`${whom}께 같은 금액을 한 번 더 보내요. 돌려드리면 문자로 알려요. 기록에 남으니 개인정보는 적지 마세요.`}
          act="다시 보내기"
          busyLabel="보내고 있어요"
          onClose={() => setAsks(false)}
          onSend={async (note) => {
            await again.mutateAsync({ params: { path: { id: refund.id } }, body: { note } });
            toast("환불을 다시 보냈어요");
          }}
        />
      ) : null}
    </li>
  );
}
