import {
  formatKoreanDate,
  formatWon,
  type LedgerLine,
  ledgerLabel,
  orderedText,
  REFUND_PROMISE,
  type Renewal,
  renewalText,
} from "@pkg/domain";
import type { MailText } from "../../../../lib/mail/compose-mail.ts";

/** What a receipt by mail says of an order. */
export interface ReceiptFacts {
  readonly merchantUid: string;
  readonly orderName: string;
  readonly studentName: string;
  readonly ledger: readonly LedgerLine[];
  /** Won. */
  readonly amount: number;
  readonly methodLabel: string;
  readonly paidAt: Date;
  /** The next payment by itself; null without one. */
  readonly renewal: Renewal | null;
}

/** The receipt of a paid order: each line of its ledger in won, what comes next, and the promise about refunds. */
export function receiptMail(facts: ReceiptFacts, buyerOrigin: string): MailText {
  const { merchantUid, orderName, studentName, ledger, amount, methodLabel, paidAt, renewal } = facts;
  return {
    subject: `${orderName} ${orderedText(amount)}`,
    paragraphs: [
      `${studentName} 학생의 수업이에요.`,
      `${amount > 0 ? "결제일" : "신청일"} ${formatKoreanDate(paidAt, { withYear: true })} · 결제 수단 ${methodLabel}`,
    ],
    lines: ledger.map((line) => ({
      label: ledgerLabel(line, true),
      amount: formatWon(line.amount),
    })),
    button: {
      label: "영수증 보기",
      url: `${buyerOrigin}/mypage/payment-management/order-history/${merchantUid}`,
    },
    note: [...(renewal ? [`${renewalText(renewal)}.`] : []), `${REFUND_PROMISE}.`].join(" "),
  };
}
