import { formatPhone, PAYMENT_METHOD_LABELS, subjectName } from "@pkg/domain";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { ReactNode } from "react";
import { RowAct } from "../forms/row-act";
import { momentText } from "../words/day-text";
import { StaffLink } from "../words/staff-link";
import { personName, whomText } from "../words/whom-text";
import { type MoneyOrder, useReceiptAgain } from "./money-queries";

/** Who paid, for whom, how and when. */
export function OrderFacts({ order }: { order: MoneyOrder }) {
  const now = serverNow();
  const { buyer } = order;
  const details = [order.cardName, order.cardNumber].filter(Boolean).join(" ");
  const method = PAYMENT_METHOD_LABELS[order.paymentMethod];
  const rows: ReadonlyArray<readonly [string, ReactNode]> = [
    [
      "구매자",
      <>
        <StaffLink task="PEOPLE" href={`/operator/people/${buyer.id}`}>
          {personName(buyer)}
        </StaffLink>
        {[buyer.phoneNumber && formatPhone(buyer.phoneNumber), buyer.email].filter(Boolean).map((text) => (
          <span key={text}> · {text}</span>
        ))}
      </>,
    ],
    [
      "학생",
      [order.studentName, order.studentPhoneNumber && formatPhone(order.studentPhoneNumber)]
        .filter(Boolean)
        .join(" · "),
    ],
    ["보호자", order.guardianName],
    ["수업", order.items.map((item) => subjectName(item)).join(", ")],
    ["결제 수단", details && details !== method ? `${method} · ${details}` : method],
    ["할부", order.cardQuota > 1 ? `${order.cardQuota}개월` : "일시불"],
    ["혜택", order.benefitName],
    ["주문 일시", momentText(order.createdAt, now)],
    ["결제 일시", order.paidAt ? momentText(order.paidAt, now) : "아직이에요"],
    // As a rule it is the order's own number, which stands under the title.
    ["결제 번호", order.paymentId === order.merchantUid ? null : order.paymentId],
    ["거절 이유", [order.failureMessage, order.failureCode].filter(Boolean).join(" · ") || null],
  ];
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2.5 border-t border-line pt-4 text-body-sm min-[24rem]:grid-cols-[6rem_1fr]">
        {rows.map(([term, value]) =>
          value ? (
            <div key={term} className="contents">
              <dt className="text-fg-3">{term}</dt>
              <dd className="tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {order.receiptUrl ? (
        <a
          href={order.receiptUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-2 inline-flex min-h-11 items-center text-body-sm underline underline-offset-4"
        >
          결제사 영수증 보기 (새 창)
        </a>
      ) : null}
      {order.paidAt && order.amount > 0 && buyer.email ? <ReceiptAgain order={order} /> : null}
    </>
  );
}

function ReceiptAgain({ order: { merchantUid, buyer } }: { order: MoneyOrder }) {
  const again = useReceiptAgain();
  return (
    <div className="mt-3">
      <RowAct
        label="영수증 메일 다시 보내기"
        help={`${whomText(buyer)}께 보내요. 주소는 ${buyer.email}이에요.`}
        busyLabel="보내고 있어요"
        done="영수증 메일을 다시 보내고 있어요"
        onSend={(reason) => again.mutateAsync({ params: { path: { merchantUid } }, body: { reason } })}
      />
    </div>
  );
}
