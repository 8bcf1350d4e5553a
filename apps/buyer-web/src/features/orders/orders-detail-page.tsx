"use client";

import { RUNNING_ORDER_STATUSES } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import Link from "next/link";
import { Seller } from "@/lib/orders/seller";
import { OrderRefund } from "@/lib/refunds/refund-link";
import { RefundTerms } from "@/lib/refunds/refund-terms";
import { UndoOrder } from "@/lib/refunds/undo-order";
import { OpenTasks } from "@/lib/tasks/open-tasks";
import { OrderCourses } from "./components/order-courses";
import { OrderFacts } from "./components/order-facts";
import { OrderLedger } from "./components/order-ledger";
import { OrderNext } from "./components/order-next";
import { OrderRefunds } from "./components/order-refunds";
import { OrderStatusBadge } from "./components/order-status-badge";
import { OrderTransfers } from "./components/order-transfers";
import { ReceiptActions } from "./components/receipt-actions";
import { ReceiptHead } from "./components/receipt-head";
import { ReceiptNotes } from "./components/receipt-notes";
import { OrdersDetailLoading } from "./orders-detail-loading";
import { type Order, useOrder } from "./queries";

const HISTORY = "/mypage/payment-management/order-history";

/** `/mypage/payment-management/order-history/{id}`: one order with its ledger, its state and its receipt. */
export function OrdersDetailPage({ id }: { id: string }) {
  const { data, error, refetch } = useOrder(id);
  if (data) return <Detail order={data} />;
  if (data === null) return <NoOrder />;
  return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="주문을" /> : <OrdersDetailLoading />;
}

function Detail({ order }: { order: Order }) {
  return (
    <article>
      <ReceiptHead />
      <div className="mb-5">
        <OrderStatusBadge status={order.status} />
        <h1 className="mt-2 text-title-1">{order.orderName}</h1>
        {order.periodNumber === null ? null : (
          <p className="mt-1 text-body-sm text-fg-2">{`${order.periodNumber}번째 결제${order.refundedAmount > 0 ? "" : " · 수업을 이어서 들어요"}`}</p>
        )}
      </div>
      <OpenTasks order={order} except="SEND_WISHES" className="mb-5 print:hidden" />
      <OrderNext order={order} />
      <OrderCourses order={order} />
      <h2 className="mt-8 mb-1.5 text-title-2 print:mt-4">계산서</h2>
      <OrderLedger order={order} />
      <OrderTransfers order={order} />
      <OrderRefunds order={order} />
      <h2 className="mt-8 mb-3 text-title-2 print:mt-4">주문 정보</h2>
      <OrderFacts order={order} />
      <div className="mt-5 print:hidden">
        {canBeRefunded(order) ? <RefundTerms /> : null}
        <UndoOrder order={order} className="mt-3" />
        {canBeRefunded(order) ? <OrderRefund merchantUid={order.merchantUid} className="mt-3" /> : null}
      </div>
      {order.paidAt ? (
        <>
          <ReceiptNotes order={order} />
          <ReceiptActions order={order} />
        </>
      ) : null}
      <Seller />
    </article>
  );
}

/** Whether a course of a paid order was not given up yet. */
function canBeRefunded({ status, items }: Order): boolean {
  const isRunning = RUNNING_ORDER_STATUSES.some((running) => running === status);
  return isRunning && items.some(({ keptCount }) => keptCount === null);
}

function NoOrder() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="주문을 찾을 수 없어요"
      reason="주소가 바뀌었거나 내 주문이 아니에요."
      action={
        <ButtonLink href={HISTORY} linkAs={Link}>
          주문 내역으로
        </ButtonLink>
      }
    />
  );
}
