import { formatKoreanDate, needsWishes } from "@pkg/domain";
import { Won } from "@pkg/ui/won";
import Link from "next/link";
import type { OrderSummary } from "../queries";
import { OrderStatusBadge } from "./order-status-badge";
import { RefundSum } from "./refund-sum";

/** One order of the history; the whole card is a link. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { merchantUid, orderName, status, amount, refundedAmount, periodNumber, studentName, createdAt, paidAt } =
    order;
  return (
    <Link
      href={`/mypage/payment-management/order-history/${merchantUid}`}
      className="block rounded-lg border border-line p-5 transition-colors duration-(--duration-fast) hover:bg-sand-50"
    >
      <span className="flex items-center justify-between gap-3 text-caption text-fg-3">
        {formatKoreanDate(new Date(paidAt ?? createdAt), { withYear: true })}
        <OrderStatusBadge status={status} />
      </span>
      <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label">{orderName}</span>
        <span className="ml-auto text-money-lg">
          <Won amount={amount} />
        </span>
      </span>
      <span className="mt-0.5 block text-caption text-fg-2">
        {studentName} 학생{periodNumber === null ? null : ` · ${periodNumber}번째 결제`}
      </span>
      {refundedAmount > 0 ? (
        <span className="mt-0.5 block text-caption text-fg-2">
          <RefundSum order={order} />
        </span>
      ) : null}
      {needsWishes(order) ? (
        <span className="mt-2 block text-caption font-semibold text-warn">선생님 조건을 알려 주세요</span>
      ) : null}
    </Link>
  );
}
