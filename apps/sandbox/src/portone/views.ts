import type { SandboxContext } from "../context.ts";
import { type Cancellation, cancelledAmount, type Payment, type RememberedCard } from "./records.ts";
import { channelKeyOf, WALLET_NAMES, type Wallet } from "./wallets.ts";

/** The value-added tax within an amount, as PortOne computes it when the shop sends none. */
const vatOf = (won: number) => Math.floor(won / 11);

export function channelView(context: SandboxContext, wallet: Wallet | null) {
  if (wallet !== null) {
    return {
      type: "TEST",
      id: `channel-id-sandbox-${wallet.toLowerCase()}`,
      key: channelKeyOf(context.options, wallet),
      name: `샌드박스 ${WALLET_NAMES[wallet]}`,
      pgProvider: wallet,
      pgMerchantId: "sandbox",
    };
  }
  return {
    type: "TEST",
    id: "channel-id-sandbox",
    key: context.options.portoneChannelKey,
    name: "샌드박스 카드 결제",
    pgProvider: "TOSSPAYMENTS",
    pgMerchantId: "sandbox",
  };
}

export function cardView(card: RememberedCard) {
  return {
    issuer: "SANDBOX_CARD",
    publisher: "SANDBOX_CARD",
    brand: "LOCAL",
    type: "CREDIT",
    ownerType: "PERSONAL",
    bin: card.bin,
    name: card.name,
    number: card.maskedNumber,
  };
}

function methodView(payment: Payment) {
  const card = {
    type: "PaymentMethodCard",
    card: cardView(payment.card),
    ...(payment.paidAt === null ? {} : { approvalNumber: payment.transactionId.slice(-8) }),
    installment: { month: payment.installmentMonth, isInterestFree: payment.isInterestFree },
  };
  return payment.wallet === null
    ? card
    : { type: "PaymentMethodEasyPay", provider: payment.wallet, easyPayMethod: card };
}

export function cancellationView(cancellation: Cancellation) {
  return {
    status: "SUCCEEDED",
    id: cancellation.id,
    pgCancellationId: `pg-${cancellation.id}`,
    totalAmount: cancellation.amount,
    taxFreeAmount: 0,
    vatAmount: vatOf(cancellation.amount),
    reason: cancellation.reason,
    requestedAt: cancellation.at.toISOString(),
    cancelledAt: cancellation.at.toISOString(),
    trigger: "API",
  };
}

/** The body of GET /payments/{paymentId}; its fields depend on the status. */
export function paymentView(context: SandboxContext, payment: Payment, origin: string) {
  const cancelled = cancelledAmount(payment);
  const charged = payment.paidAt !== null;
  const changedAt = payment.changedAt.toISOString();
  const vat = vatOf(payment.amount);
  return {
    status: payment.status,
    id: payment.paymentId,
    transactionId: payment.transactionId,
    merchantId: "merchant-sandbox",
    storeId: context.options.portoneStoreId,
    method: methodView(payment),
    channel: channelView(context, payment.wallet),
    version: "V2",
    billingKey: payment.billingKey,
    requestedAt: payment.requestedAt.toISOString(),
    updatedAt: changedAt,
    statusChangedAt: changedAt,
    orderName: payment.orderName,
    amount: {
      total: payment.amount,
      taxFree: 0,
      vat,
      supply: payment.amount - vat,
      discount: 0,
      paid: charged ? payment.amount - cancelled : 0,
      cancelled,
      cancelledTaxFree: 0,
    },
    currency: "KRW",
    customer: payment.customer,
    origin: { platformType: "API", ipAddress: "127.0.0.1" },
    ...(payment.paidAt === null
      ? {}
      : {
          paidAt: payment.paidAt.toISOString(),
          pgTxId: `pg-${payment.transactionId}`,
          receiptUrl: `${origin}/receipts/${encodeURIComponent(payment.paymentId)}`,
        }),
    ...(payment.status === "PAID" ? { disputes: [] } : {}),
    ...(cancelled > 0 ? { cancellations: payment.cancellations.map(cancellationView), cancelledAt: changedAt } : {}),
    ...(payment.failure === null
      ? {}
      : { failedAt: changedAt, failure: { reason: payment.failure.pgMessage, ...payment.failure } }),
  };
}
