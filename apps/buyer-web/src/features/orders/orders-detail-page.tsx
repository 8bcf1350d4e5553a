"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import Link from "next/link";
import { CourseList } from "@/lib/course-list";
import { RefundRules } from "@/lib/refund-rules";
import { OrderFacts } from "./components/order-facts";
import { OrderLedger } from "./components/order-ledger";
import { OrderNext } from "./components/order-next";
import { OrderStatusBadge } from "./components/order-status-badge";
import { ReceiptActions, Seller } from "./components/receipt-actions";
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
      <p className="mb-4 hidden text-title-2 print:block">{siteConfig.name} 영수증</p>
      <div className="mb-5">
        <OrderStatusBadge status={order.status} />
        <h1 className="mt-2 text-title-1">{order.orderName}</h1>
      </div>
      <OrderNext order={order} />
      <OrderCourses items={order.items} />
      <h2 className="mt-8 mb-1.5 text-title-2">계산서</h2>
      <OrderLedger order={order} />
      <h2 className="mt-8 mb-3 text-title-2">주문 정보</h2>
      <OrderFacts order={order} />
      <p className="mt-5 text-caption text-fg-3 print:hidden">
        7일 안에 그만두면 하지 않은 수업을 모두 돌려드려요. 그 뒤에는 환불 규정을 따라요. <RefundRules />
      </p>
      {order.paidAt ? <ReceiptActions receiptUrl={order.receiptUrl} /> : null}
      <Seller />
    </article>
  );
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

/** The courses of an order as they were bought. */
function OrderCourses({ items }: Pick<Order, "items">) {
  const views = items.map(({ productId, product, subject, subjectLabel, subjectDetail, subjectDetailLabel }) => ({
    course: { productId, subject, subjectDetail },
    product,
    isAvailable: true,
    subjectLabel,
    detailLabel: subjectDetailLabel,
  }));
  return <CourseList views={views} />;
}
