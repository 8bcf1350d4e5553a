import type { SandboxContext } from "../context.ts";
import { cancelledAmount } from "../portone/records.ts";
import type { Wallet } from "../portone/wallets.ts";

/** Charges and cancels of one payment. Amounts are won. */
export interface PaymentReport {
  paymentId: string;
  status: string;
  orderName: string;
  customerId: string | null;
  requestedAmount: number;
  /** Number of charges: 0 or 1. */
  charges: number;
  chargedAmount: number;
  /** Number of refunds. */
  cancels: number;
  cancelledAmount: number;
  card: string;
  wallet: Wallet | null;
  fault: string | null;
  requestedAt: string;
}

export interface PaymentsReport {
  totals: { payments: number; charges: number; chargedAmount: number; cancels: number; cancelledAmount: number };
  /** Oldest first. */
  payments: PaymentReport[];
}

/** Counts charges and cancels, for each payment and in total. */
export function listPayments(context: SandboxContext, paymentId?: string): PaymentsReport {
  const payments: PaymentReport[] = [];
  for (const payment of context.payments.values()) {
    if (paymentId !== undefined && payment.paymentId !== paymentId) continue;
    payments.push({
      paymentId: payment.paymentId,
      status: payment.status,
      orderName: payment.orderName,
      customerId: payment.customer.id ?? null,
      requestedAmount: payment.requestedAmount,
      charges: payment.charges,
      chargedAmount: payment.charges * payment.amount,
      cancels: payment.cancellations.length,
      cancelledAmount: cancelledAmount(payment),
      card: payment.card.outcome,
      wallet: payment.wallet,
      fault: payment.fault,
      requestedAt: payment.requestedAt.toISOString(),
    });
  }
  const sum = (field: "charges" | "chargedAmount" | "cancels" | "cancelledAmount") =>
    payments.reduce((total, one) => total + one[field], 0);
  return {
    totals: {
      payments: payments.length,
      charges: sum("charges"),
      chargedAmount: sum("chargedAmount"),
      cancels: sum("cancels"),
      cancelledAmount: sum("cancelledAmount"),
    },
    payments,
  };
}

export interface MailReport {
  id: number;
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** The first URL in the text. */
  link: string | null;
  messageId: string | null;
  receivedAt: string;
}

/** E-mail newest first, to one address or all. */
export function listMails(context: SandboxContext, to?: string): MailReport[] {
  return context.mails
    .filter((mail) => to === undefined || mail.to.includes(to))
    .toReversed()
    .map(({ receivedAt, ...mail }) => ({
      ...mail,
      link: /https?:\/\/[^\s<>]+/.exec(mail.text)?.[0] ?? null,
      receivedAt: receivedAt.toISOString(),
    }));
}

export interface MessageReport {
  messageId: string;
  /** The sender's own key, if it sent one. */
  key: string | null;
  to: string;
  type: string;
  text: string;
  /** The verification code in the text: the digits after "인증", otherwise six digits on their own. */
  code: string | null;
  sentAt: string;
}

/** Messages newest first, of one phone or of all. */
export function listMessages(context: SandboxContext, to?: string): MessageReport[] {
  const phone = to?.replaceAll("-", "");
  return context.messages
    .filter((message) => phone === undefined || message.to === phone)
    .toReversed()
    .map(({ messageId, customFields, to: receiver, type, text, sentAt }) => ({
      messageId,
      key: customFields.key ?? null,
      to: receiver,
      type,
      text,
      code: codeIn(text),
      sentAt: sentAt.toISOString(),
    }));
}

function codeIn(text: string): string | null {
  const plain = text.replace(/https?:\S+/g, "");
  return /인증\D{0,12}(\d{4,8})(?!\d)/.exec(plain)?.[1] ?? /(?<![\d,-])\d{6}(?![\d,-])/.exec(plain)?.[0] ?? null;
}
