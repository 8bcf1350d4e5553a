/** Ways to pay; NONE is a zero-cost order. */
export const PAYMENT_METHODS = ["CARD", "KAKAOPAY", "NAVERPAY", "NONE"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Korean labels of the ways to pay. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  CARD: "카드",
  KAKAOPAY: "카카오페이",
  NAVERPAY: "네이버페이",
  NONE: "결제 없음",
};

/** The payment type of a stored method. */
export const STORED_PAYMENT_TYPES = ["CARD", "KAKAOPAY"] as const satisfies readonly PaymentMethod[];
export type StoredPaymentType = (typeof STORED_PAYMENT_TYPES)[number];

/** What a card is recognised by after a payment. The number is masked by the payment provider. */
export interface CardPaymentDetail {
  readonly cardName: string;
  readonly cardNumber: string;
}

/** A stored payment method. The number is masked: only its last digits are known. */
export interface StoredPaymentMethod {
  readonly paymentType: StoredPaymentType;
  readonly cardName?: string | null;
  readonly cardNumber?: string | null;
  readonly cardExpiry?: string | null;
}

/** Currency of every amount. */
export const CURRENCY = "KRW";

/**
 * How a stored payment method is named: the card name and the last two digits of the number, or 카카오페이.
 * A card whose name or number is unknown is named with what is known ("카드 07", "카드").
 */
export function storedPaymentLabel({ paymentType, cardName, cardNumber }: StoredPaymentMethod): string {
  if (paymentType === "KAKAOPAY") return "카카오페이";
  return `${cardName || "카드"} ${(cardNumber ?? "").slice(-2)}`.trimEnd();
}
