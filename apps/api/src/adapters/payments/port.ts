import type { BankCode, Wallet } from "@pkg/domain";
import type { Secret } from "../../secrets/secret.ts";

/** A card as the buyer typed it. It exists only in memory, for one call to the provider. */
export interface CardCredential {
  number: Secret;
  /** Two digits, e.g. "29" for 2029. */
  expiryYear: string;
  /** Two digits, "01".."12". */
  expiryMonth: string;
  /** YYMMDD of the holder, or the ten digits of a company number. */
  birthOrBusinessRegistrationNumber: Secret;
  passwordTwoDigits: Secret;
}

export interface BillingKeyRequest {
  /** Ours, one per request: the key can be found by it at the provider. */
  issueId: string;
  customerId: string;
  customerName: string;
  card: CardCredential;
}

export interface IssuedBillingKey {
  billingKey: Secret;
  /** Name of the card as the provider tells it, e.g. "현대카드". */
  cardName: string;
  /** Masked number as the provider tells it; only its last digits are ever shown. */
  maskedNumber: string;
}

/** What the provider says about one billing key. */
export interface ProviderBillingKey {
  status: "ISSUED" | "DELETED";
  /** The wallet of whose channel it is; `null` for another channel of ours. */
  wallet: Wallet | null;
  /** Ours: the approval or the request that it was issued for; `null` when it names none. */
  issueId: string | null;
  customerId: string | null;
}

export interface BillingKeyPayment {
  /** Ours, one per order: the provider refuses a second payment with the same id. */
  paymentId: string;
  billingKey: Secret;
  orderName: string;
  /** Won. */
  amount: number;
  customer: { id: string; name: string; email: string | null; phoneNumber: string };
  /** 2 to 12, the interest borne by us; left out for a lump sum. */
  installmentMonth?: number;
}

export type ProviderPaymentStatus = "PAID" | "FAILED" | "CANCELLED" | "PARTIAL_CANCELLED" | "PENDING" | "READY";

/** What the provider says about one payment, reduced to what money safety needs. */
export interface ProviderPayment {
  paymentId: string;
  status: ProviderPaymentStatus;
  /** Won, as charged. */
  totalAmount: number;
  cancelledAmount: number;
  currency: string;
  channelType: "LIVE" | "TEST";
  paidAt: Date | null;
  failureMessage: string | null;
  receiptUrl: string | null;
  /** What was given back, each with its time; in won. */
  cancellations: readonly { amount: number; at: Date }[];
}

/** A part of the provider's list: payments that were made, or whose state last changed, between two instants, both included. */
export interface PaymentListQuery {
  by: "CREATED" | "CHANGED";
  from: Date;
  until: Date;
  /** From 0. */
  page: number;
}

/**
 * The payment provider, as the purchase needs it.
 * Every method throws `PaymentDeclined` when the provider definitely refused (nothing was charged),
 * and `PaymentUncertain` when the answer did not arrive or makes no sense (money may have moved).
 */
export interface PaymentProvider {
  issueBillingKey(input: BillingKeyRequest): Promise<IssuedBillingKey>;
  /** The keys in use that were issued under this id: what is left of a request whose answer was lost. Throws only `PaymentUncertain`. */
  findIssuedKeys(request: { issueId: string; customerId: string }): Promise<Secret[]>;
  /** Reads a key back: the only source a purchase believes. `null` when the provider does not know it; throws only `PaymentUncertain`. */
  getBillingKey(billingKey: Secret): Promise<ProviderBillingKey | null>;
  /** What a browser names to open a wallet's window. */
  walletWindow(wallet: Wallet): { storeId: string; channelKey: string };
  deleteBillingKey(billingKey: Secret): Promise<void>;
  /** Resolves when the id is paid now, or was already paid by an earlier call: read it back with `getPayment` either way. */
  payWithBillingKey(payment: BillingKeyPayment): Promise<void>;
  /** `null` when the provider does not know the payment id; throws only `PaymentUncertain`. Compare amount, currency and channel before believing it. */
  getPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** One page of the provider's list. Throws only `PaymentUncertain`. */
  listPayments(query: PaymentListQuery): Promise<{ payments: ProviderPayment[]; isLast: boolean }>;
  /** Cancels exactly `amount` won; refused when less than that is left. */
  cancelPayment(input: {
    paymentId: string;
    amount: number;
    currentCancellableAmount: number;
    reason: string;
  }): Promise<void>;
  /** Checks a webhook's signature (Standard Webhooks) and returns what it is about, or `null` when it is not authentic. */
  verifyWebhook(input: { headers: Record<string, string | undefined>; rawBody: string }): ProviderWebhook | null;
}

export interface ProviderWebhook {
  /** Unique per delivery. */
  id: string;
  type: string;
  paymentId: string | null;
  billingKey: Secret | null;
}

/** The provider said no; nothing was charged. `message` is the provider's own Korean sentence, fit to be shown. */
export class PaymentDeclined extends Error {
  override readonly name = "PaymentDeclined";
  readonly providerCode: string;
  /** The provider could not read the request; the card itself was not asked. */
  readonly isInvalidRequest: boolean;
  constructor(message: string, providerCode: string, isInvalidRequest = false) {
    super(message);
    this.providerCode = providerCode;
    this.isInvalidRequest = isInvalidRequest;
  }
}

/** Nobody knows yet whether money moved: ask again with `getPayment`. */
export class PaymentUncertain extends Error {
  override readonly name = "PaymentUncertain";
}

/** Asks banks whose an account is. */
export interface AccountHolders {
  /**
   * The name that the bank keeps an account under; null when the bank knows no such account.
   * @param number digits only
   * @throws AccountHolderUnknown when nobody could say
   */
  findHolder(bankCode: BankCode, number: Secret): Promise<string | null>;
}

/** The bank, or the way to it, is down: nothing is known about the account. Its message holds no number. */
export class AccountHolderUnknown extends Error {
  override readonly name = "AccountHolderUnknown";
}
