import { formatKoreanDate, formatWon } from "@pkg/domain";
import Link from "next/link";
import type { Order } from "../queries";

const HISTORY = "/mypage/payment-management/order-history";

/** What moved between this order and another one: no money flowed, the lessons go on there. */
export function OrderTransfers({ order }: { order: Order }) {
  if (order.transfers.length === 0) return null;
  return (
    <section aria-labelledby="transfers" className="mt-8 print:mt-4">
      <h2 id="transfers" className="mb-1.5 text-title-2">
        이어 듣기로 옮긴 금액
      </h2>
      <ul>
        {order.transfers.map(({ direction, merchantUid, orderName, amount, movedCount, doneAt }) => (
          <li key={merchantUid} className="break-inside-avoid border-b border-line py-3.5 print:py-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                href={`${HISTORY}/${merchantUid}`}
                className="inline-flex min-h-11 items-center text-label underline underline-offset-2 print:min-h-0"
              >
                {direction === "OUT" ? `${orderName} 새 주문으로` : `${orderName} 앞 주문에서`}
              </Link>
              <span className="num ml-auto text-label">{formatWon(direction === "OUT" ? -amount : amount)}</span>
            </p>
            <p className="text-caption text-fg-3">
              {formatKoreanDate(new Date(doneAt), { withYear: true })} · 남은 수업 {movedCount}회의 값
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
