import { html } from "../layout/html.ts";
import { koreanTime, layout, won } from "../layout/layout.ts";
import type { Payment } from "../portone/records.ts";
import { cancelledAmount } from "../portone/records.ts";
import { WALLET_NAMES } from "../portone/wallets.ts";

/** The receipt page of a payment's `receiptUrl`. */
export function receiptPage(payment: Payment): string {
  const cancelled = cancelledAmount(payment);
  const lines = [
    ["주문", payment.orderName],
    ["결제 금액", won(payment.amount)],
    ["취소 금액", won(cancelled)],
    ["할부", installmentText(payment)],
    payment.wallet === null
      ? ["카드", `${payment.card.name} ${payment.card.maskedNumber}`]
      : ["간편결제", WALLET_NAMES[payment.wallet]],
    ["결제 시각", payment.paidAt === null ? "결제되지 않았어요" : koreanTime(payment.paidAt)],
    ["결제 번호", payment.paymentId],
  ] as const;
  return layout({
    title: "영수증",
    path: "/receipts",
    body: html`<h1>영수증</h1>
<p class="lead">샌드박스의 연습용 영수증이에요. 실제로 결제된 금액이 아니에요.</p>
<div class="scroll"><table><tbody>
${lines.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}
</tbody></table></div>`,
  });
}

function installmentText({ installmentMonth, isInterestFree }: Payment): string {
  if (installmentMonth < 2) return "일시불";
  return `${installmentMonth}개월${isInterestFree ? " 무이자" : ""}`;
}
