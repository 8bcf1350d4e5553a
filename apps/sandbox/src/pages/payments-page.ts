import { listPayments, type PaymentReport } from "../admin/reports.ts";
import type { SandboxContext } from "../context.ts";
import { type Html, html } from "../layout/html.ts";
import { koreanTime, layout, won } from "../layout/layout.ts";

const SHOWN = 200;

const STATUS: Record<string, string> = {
  READY: "진행 중",
  PAID: "결제됨",
  FAILED: "거절됨",
  PARTIAL_CANCELLED: "일부 취소됨",
  CANCELLED: "취소됨",
};

/** Payments newest first, with the number of charges and cancels of each. */
export function paymentsPage(context: SandboxContext): string {
  const { totals, payments } = listPayments(context);
  const rows = payments.slice(-SHOWN).toReversed().map(row);
  return layout({
    title: "결제",
    path: "/charges",
    body: html`<h1>결제</h1>
<p class="lead">결제 ${totals.payments}건 · 청구 ${totals.charges}번 ${won(totals.chargedAmount)} · 취소 ${totals.cancels}번 ${won(totals.cancelledAmount)}. 최근 것부터 ${SHOWN}건까지 보여줘요.</p>
<p class="actions"><a class="button" href="/charges">새로 고침</a></p>
${
  rows.length === 0
    ? html`<div class="card"><p class="meta">아직 결제가 없어요.</p></div>`
    : html`<div class="scroll"><table>
<thead><tr><th scope="col">주문</th><th scope="col">상태</th><th scope="col">청구</th><th scope="col">취소</th><th scope="col">시각</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`
}`,
  });
}

function row(payment: PaymentReport): Html {
  const tone = payment.status === "FAILED" ? "badge bad" : "badge";
  return html`<tr>
<td>${payment.orderName}<p class="meta"><code>${payment.paymentId}</code></p></td>
<td><span class="${tone}">${STATUS[payment.status] ?? payment.status}</span></td>
<td class="num" data-label="청구">${payment.charges}번 <br>${won(payment.chargedAmount)}</td>
<td class="num" data-label="취소">${payment.cancels}번 <br>${won(payment.cancelledAmount)}</td>
<td class="num">${koreanTime(new Date(payment.requestedAt))}</td>
</tr>`;
}
