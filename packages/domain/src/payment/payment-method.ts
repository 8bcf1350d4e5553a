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

/** Mobile wallets: the wallet's own window issues a billing key for nothing, and that key is charged. */
export const WALLETS = ["KAKAOPAY", "NAVERPAY"] as const satisfies readonly PaymentMethod[];
export type Wallet = (typeof WALLETS)[number];

/** The payment type of a stored method. */
export const STORED_PAYMENT_TYPES = ["CARD", "KAKAOPAY"] as const satisfies readonly PaymentMethod[];
export type StoredPaymentType = (typeof STORED_PAYMENT_TYPES)[number];

/** Whether a way to pay may be stored for later orders; another one is used once. */
export function isStorable(method: PaymentMethod): method is StoredPaymentType {
  return STORED_PAYMENT_TYPES.some((type) => type === method);
}

/** How many payment methods one account may store. */
export const MAX_STORED_METHODS = 5;

/**
 * Why a way to pay is not taken for an order, or null: a product that renews is charged again by itself, which needs a method
 * that can be stored.
 */
export function paymentMethodProblem(
  method: PaymentMethod,
  products: readonly { readonly periodic: boolean }[],
): string | null {
  if (method === "NONE" || isStorable(method) || !products.some(({ periodic }) => periodic)) return null;
  return "정기 결제 수업은 카드나 카카오페이로만 결제할 수 있어요.";
}

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
 * What an order was paid with: "현대카드 07", "카카오페이", "결제 없음".
 */
export function paidWithLabel(paid: {
  readonly paymentMethod: PaymentMethod;
  readonly cardName?: string | null;
  readonly cardNumber?: string | null;
}): string {
  const { paymentMethod, ...card } = paid;
  return paymentMethod === "CARD"
    ? storedPaymentLabel({ paymentType: "CARD", ...card })
    : PAYMENT_METHOD_LABELS[paymentMethod];
}

/**
 * How a stored payment method is named: the card name and the last two digits of the number, or 카카오페이.
 * A card whose name or number is unknown is named with what is known ("카드 07", "카드").
 */
export function storedPaymentLabel({ paymentType, cardName, cardNumber }: StoredPaymentMethod): string {
  if (paymentType === "KAKAOPAY") return "카카오페이";
  return `${cardName || "카드"} ${(cardNumber ?? "").slice(-2)}`.trimEnd();
}
