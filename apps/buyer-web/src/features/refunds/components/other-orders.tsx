import Link from "next/link";
import type { RefundQuote } from "@/lib/refunds/refund-queries";

type OtherOrdersProps = { orders: RefundQuote["otherOrders"]; matchId: string | null };

/** Other payments for the same class: each is refunded by itself. */
export function OtherOrders({ orders, matchId }: OtherOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="other-orders" className="mt-6 text-body-sm text-fg-2">
      <h2 id="other-orders">이 수업에 낸 돈이 더 있어요. 결제마다 따로 환불받을 수 있어요.</h2>
      <ul>
        {orders.map(({ merchantUid, periodNumber }) => (
          <li key={merchantUid}>
            <Link
              href={`/mypage/payment-management/order-history/${merchantUid}/refund${matchId ? `?matchId=${matchId}` : ""}`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
            >
              {periodNumber === null ? "처음 결제 환불 보기" : `${periodNumber}번째 결제 환불 보기`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
