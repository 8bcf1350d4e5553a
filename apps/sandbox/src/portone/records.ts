import type { CardOutcome } from "../cards.ts";
import type { ActiveFault } from "../faults.ts";
import type { Wallet } from "./wallets.ts";

/** The stored part of a card; the number and the password are never stored. */
export interface RememberedCard {
  name: string;
  bin: string;
  maskedNumber: string;
  outcome: CardOutcome;
}

export interface BillingKey {
  billingKey: string;
  /** The wallet that issued it; `null` for a typed-in card. */
  wallet: Wallet | null;
  /** The card itself, or the one behind the wallet. */
  card: RememberedCard;
  customer: Customer;
  /** The shop's own reference for finding the key. */
  customData: string | undefined;
  /** The shop's own id of an approval in a wallet's window, and what the window called it. */
  issueId: string | undefined;
  issueName: string | undefined;
  issuedAt: Date;
  deletedAt: Date | null;
}

export interface Customer {
  id?: string;
  name?: string;
  email?: string;
  phoneNumber?: string;
}

export interface Cancellation {
  id: string;
  amount: number;
  reason: string;
  at: Date;
}

export type PaymentStatus = "READY" | "PAID" | "FAILED" | "PARTIAL_CANCELLED" | "CANCELLED";

export interface Payment {
  paymentId: string;
  transactionId: string;
  status: PaymentStatus;
  orderName: string;
  /** Requested amount in won. */
  requestedAmount: number;
  /** Charged amount in won. */
  amount: number;
  customer: Customer;
  billingKey: string;
  wallet: Wallet | null;
  card: RememberedCard;
  installmentMonth: number;
  /** The shop bears the interest of the instalments. */
  isInterestFree: boolean;
  fault: ActiveFault["mode"] | null;
  requestedAt: Date;
  changedAt: Date;
  paidAt: Date | null;
  failure: Decline | null;
  cancellations: Cancellation[];
  /** Number of charges; more than one is a bug of the sandbox. */
  charges: number;
}

export interface Decline {
  pgCode: string;
  pgMessage: string;
}

export function cancelledAmount(payment: Payment): number {
  return payment.cancellations.reduce((sum, one) => sum + one.amount, 0);
}
