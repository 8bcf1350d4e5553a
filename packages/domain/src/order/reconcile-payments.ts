import type { OrderStatus } from "./order-status.ts";

/** What our books say of one charge. Amounts in won. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly status: OrderStatus;
  readonly amount: number;
  /** Of all refunds that are done. */
  readonly refunded: number;
}

/** States of a charge in the provider's list that money depends on; everything else took no money. */
export const LISTED_PAYMENT_STATUSES = ["PAID", "PARTIAL_CANCELLED", "CANCELLED", "UNPAID"] as const;
export type ListedPaymentStatus = (typeof LISTED_PAYMENT_STATUSES)[number];

/** What the provider's list says of one charge. Amounts in won. */
export interface ListedPayment {
  readonly paymentId: string;
  readonly status: ListedPaymentStatus;
  readonly amount: number;
  /** What was given back of it. */
  readonly refunded: number;
}

/**
 * How our books and the provider's list differ about a charge. HERE: the provider has money that we know no order of; THERE: we
 * booked a payment that the provider does not know; STATUS: one of both says that it was paid.
 */
export const PAYMENT_DIFFERENCE_KINDS = ["MISSING_HERE", "MISSING_THERE", "STATUS", "AMOUNT", "REFUNDED"] as const;
export type PaymentDifferenceKind = (typeof PAYMENT_DIFFERENCE_KINDS)[number];

/** Korean labels of the differences. */
export const PAYMENT_DIFFERENCE_LABELS: Readonly<Record<PaymentDifferenceKind, string>> = {
  MISSING_HERE: "우리에게 없는 결제",
  MISSING_THERE: "결제사에 없는 결제",
  STATUS: "결제 상태가 달라요",
  AMOUNT: "결제 금액이 달라요",
  REFUNDED: "환불 금액이 달라요",
};

/** One difference, with both sides as they were read; null for the side that knows nothing. */
export interface PaymentDifference {
  readonly kind: PaymentDifferenceKind;
  readonly paymentId: string;
  readonly here: BookedPayment | null;
  readonly there: ListedPayment | null;
}

const PAID_HERE: readonly OrderStatus[] = ["PAID", "PART_REFUNDED", "REFUNDED"];

/**
 * Compares our books with the provider's list, charge by charge. A charge that neither side has money of is no difference: it was
 * refused, or cancelled wholly before it was booked. Each charge has at most one difference, the gravest.
 * @returns the differences in the order of the payment ids
 */
export function reconcilePayments(
  here: readonly BookedPayment[],
  there: readonly ListedPayment[],
): PaymentDifference[] {
  const booked = new Map(here.map((one) => [one.paymentId, one]));
  const listed = new Map(there.map((one) => [one.paymentId, one]));
  return [...new Set([...booked.keys(), ...listed.keys()])].sort().flatMap((paymentId) => {
    const sides = { here: booked.get(paymentId) ?? null, there: listed.get(paymentId) ?? null };
    const kind = differenceOf(sides);
    return kind ? [{ kind, paymentId, ...sides }] : [];
  });
}

function differenceOf({ here, there }: Pick<PaymentDifference, "here" | "there">): PaymentDifferenceKind | null {
  const isBooked = here !== null && here.amount > 0 && PAID_HERE.includes(here.status);
  const isCharged = there !== null && there.status !== "UNPAID";
  const isKept = isCharged && there.refunded < there.amount;
  if (!isBooked) {
    if (!isKept) return null;
    return here === null ? "MISSING_HERE" : "STATUS";
  }
  if (there === null) return "MISSING_THERE";
  if (!isCharged) return "STATUS";
  if (here.amount !== there.amount) return "AMOUNT";
  return here.refunded === there.refunded ? null : "REFUNDED";
}
