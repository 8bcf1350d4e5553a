import { formatKoreanDate, formatWon, type RefundLine } from "@pkg/domain";
import type { MailText } from "../../../../lib/mail/compose-mail.ts";

/** What a mail about money that went back says. */
export interface RefundFacts {
  readonly merchantUid: string;
  /** What was given back. */
  readonly courseName: string;
  readonly studentName: string;
  /** How the amount came about; won. */
  readonly lines: readonly RefundLine[];
  /** Won. */
  readonly amount: number;
  /** "현대카드", "카카오페이" */
  readonly methodLabel: string;
  readonly doneAt: Date;
}

/** A refund that is done: how it came about, line by line in won, and where the money is. */
export function refundMail(facts: RefundFacts, buyerOrigin: string): MailText {
  const { merchantUid, courseName, studentName, lines, amount, methodLabel, doneAt } = facts;
  // A part of them may have gone back by another payment.
  const addUp = lines.reduce((sum, line) => sum + line.amount, 0) === amount;
  return {
    subject: `${courseName} ${formatWon(amount)} 환불했어요`,
    paragraphs: [
      `${studentName} 학생의 수업이에요.`,
      `환불일 ${formatKoreanDate(doneAt, { withYear: true })} · 돌려드린 곳 ${methodLabel}`,
    ],
    lines: [...(addUp ? lines : []), { label: "돌려드린 금액", amount }].map((line) => ({
      label: line.label,
      amount: formatWon(line.amount),
    })),
    button: {
      label: "주문 보기",
      url: `${buyerOrigin}/mypage/payment-management/order-history/${merchantUid}`,
    },
    note: "결제한 곳에 따라 며칠 뒤에 보일 수 있어요.",
  };
}
