import { formatKoreanDate, formatWon, REFUND_RULE_LABELS, REFUND_STATUS_LABELS, subjectName } from "@pkg/domain";
import type { Order } from "../queries";
import { RefundSum } from "./refund-sum";

type Refund = Order["refunds"][number];

/** What was given back of an order: each refund with its state, day and calculation, and what remains paid. */
export function OrderRefunds({ order }: { order: Order }) {
  if (order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="mt-8 print:mt-4">
      <h2 id="refunds" className="mb-1.5 text-title-2">
        환불
      </h2>
      <ul>
        {order.refunds.map((refund) => (
          <li key={refund.id} className="break-inside-avoid border-b border-line py-3.5 print:py-1.5">
            <RefundFacts refund={refund} course={courseOf(order, refund)} />
          </li>
        ))}
      </ul>
      {order.refundedAmount > 0 ? (
        <p className="mt-3 text-right text-body-sm text-fg-2">
          <RefundSum order={order} />
        </p>
      ) : null}
    </section>
  );
}

function RefundFacts({ refund, course }: { refund: Refund; course: string }) {
  const { status, amount, rule, lines, createdAt, doneAt } = refund;
  const day = formatKoreanDate(new Date(doneAt ?? createdAt), { withYear: true });
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-label">{REFUND_STATUS_LABELS[status]}</span>
        <span className="num ml-auto text-label">{amount > 0 ? formatWon(amount) : "돌려드릴 금액이 없어요"}</span>
      </p>
      <p className="text-caption text-fg-3">
        {[doneAt ? day : `${day} 접수`, course, rule && REFUND_RULE_LABELS[rule]].filter(Boolean).join(" · ")}
      </p>
      {lines.length > 0 ? (
        <dl className="mt-2 text-caption text-fg-2">
          {lines.map((line) => (
            <div key={`${line.label} ${line.amount}`} className="flex flex-wrap justify-between gap-x-4">
              <dt>{line.label}</dt>
              <dd className="num ml-auto">{formatWon(line.amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

/** The course that was given up; else who gave the money back, unless the buyer asked for it. */
function courseOf({ items }: Order, { orderItemId, requestedBy }: Refund): string {
  const item = items.find(({ id }) => id === orderItemId);
  if (item) return subjectName(item, " · ");
  return { BUYER: "", STAFF: "고객센터에서 환불", PROVIDER: "카드사에서 취소" }[requestedBy];
}
