"use client";

import { formatWon, ledgerLabel, ORDER_STATUS_LABELS } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import Link from "next/link";
import type { ReactNode } from "react";
import { OperatorGate } from "../access/operator-gate";
import { type MoneyOrder, useMoneyOrder } from "./money-queries";
import { ORDER_TONES } from "./money-text";
import { OrderFacts } from "./order-facts";
import { OrderHistory } from "./order-history";
import { OrderPeriods } from "./order-periods";
import { OrderRefunds } from "./order-refunds";

/** `/operator/money/orders/{merchantUid}`: everything about the money of one order. Answers 404 without the FINANCE role. */
export function OperatorMoneyOrder({ merchantUid }: { merchantUid: string }) {
  return (
    <OperatorGate reading={useMoneyOrder(merchantUid)} what="주문을">
      {(order) => (
        <>
          <BackLink href="/operator/money/orders" linkAs={Link}>
            결제 목록
          </BackLink>
          <h1 className="mt-2 flex flex-wrap items-center gap-2 text-title-1">
            {order.orderName}
            <Badge tone={ORDER_TONES[order.status]}>{ORDER_STATUS_LABELS[order.status]}</Badge>
          </h1>
          <p className="mt-1.5 text-body-sm tabular-nums text-fg-2 wrap-anywhere">{order.merchantUid}</p>
          <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            <Part title="주문">
              <OrderFacts order={order} />
            </Part>
            <Part title="금액">
              <Ledger order={order} />
            </Part>
            <Part title="환불">
              <OrderRefunds order={order} />
            </Part>
            <Part title="정기 결제">
              <OrderPeriods order={order} />
            </Part>
            <Part title="처리 기록">
              <OrderHistory acts={order.acts} />
            </Part>
          </div>
        </>
      )}
    </OperatorGate>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title-3">{title}</h2>
      {children}
    </section>
  );
}

function Ledger({ order }: { order: MoneyOrder }) {
  return (
    <dl className="border-t border-line text-body-sm">
      {order.ledger.map(({ kind, label, amount }, index) => (
        <div
          key={`${kind}-${String(index)}`}
          className="flex justify-between gap-4 border-b border-line py-2.5 last:font-semibold"
        >
          <dt>{ledgerLabel({ kind, label }, order.paidAt !== null)}</dt>
          <dd className="num">{formatWon(amount)}</dd>
        </div>
      ))}
      {order.refundedAmount > 0 ? (
        <div className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt>돌려준 금액 (진행 중 포함)</dt>
          <dd className="num">{formatWon(-order.refundedAmount)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
