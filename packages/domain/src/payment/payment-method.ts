import { joinNames } from "../text/join-names.ts";
import { withParticle } from "../text/with-particle.ts";

interface WalletFacts {
  readonly label: string;
  /** Whether its key may be charged again for later orders; the key of another wallet pays one order. */
  readonly isStorable: boolean;
  /** How its window opens on a desktop. On a phone every wallet leaves the page. */
  readonly opensIn: "IFRAME" | "POPUP";
  /** The feature flag by which staff offers it. */
  readonly feature: string;
}

/** Mobile wallets: the wallet's own window issues a billing key for nothing, and that key is charged. */
export const WALLETS = {
  KAKAOPAY: { label: "카카오페이", isStorable: true, opensIn: "IFRAME", feature: "kakaopay" },
  NAVERPAY: { label: "네이버페이", isStorable: false, opensIn: "POPUP", feature: "naverpay" },
} as const satisfies Readonly<Record<string, WalletFacts>>;
export type Wallet = keyof typeof WALLETS;
export const WALLET_TYPES = /* @__PURE__ */ Object.keys(WALLETS) as readonly Wallet[];

/** What money is taken with. */
export const PAYMENT_TYPES = ["CARD", ...WALLET_TYPES] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Ways to pay; NONE is a zero-cost order. */
export const PAYMENT_METHODS = [...PAYMENT_TYPES, "NONE"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Korean labels of the ways to pay. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  CARD: "카드",
  KAKAOPAY: WALLETS.KAKAOPAY.label,
  NAVERPAY: WALLETS.NAVERPAY.label,
  NONE: "결제 없음",
};

/** The payment type of a stored method. */
export type StoredPaymentType =
  | "CARD"
  | { [W in Wallet]: (typeof WALLETS)[W]["isStorable"] extends true ? W : never }[Wallet];

/** Tells whether a way to pay is a wallet. */
export function isWallet(method: string): method is Wallet {
  return WALLET_TYPES.some((wallet) => wallet === method);
}

/** Whether a way to pay may be stored for later orders; another one is used once. */
export function isStorable(method: PaymentMethod): method is StoredPaymentType {
  return method === "CARD" || (isWallet(method) && WALLETS[method].isStorable);
}

export const STORED_PAYMENT_TYPES = /* @__PURE__ */ PAYMENT_TYPES.filter(isStorable);

/** Cards and wallets, which differ in texts and calls. */
export type PaymentKind = "CARD" | "WALLET";

export function paymentKind(type: PaymentType): PaymentKind {
  return isWallet(type) ? "WALLET" : type;
}

/** The methods that can be stored, as a sentence lists them: "카드나 카카오페이". */
export function storableNames(): string {
  const names = STORED_PAYMENT_TYPES.map((type) => PAYMENT_METHOD_LABELS[type]);
  return joinNames(names, "이나", "나");
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
  return `정기 결제 수업은 ${withParticle(storableNames(), "으로", "로")}만 결제할 수 있어요.`;
}

/** What a card is recognised by after a payment. The number is masked by the payment provider. */
export interface CardPaymentDetail {
  readonly cardName: string;
  readonly cardNumber: string;
}

/** A stored payment method. The number is masked: only its last digits are known. */
export interface StoredPaymentMethod {
  readonly paymentType: PaymentType;
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
  if (paymentMethod !== "CARD") return PAYMENT_METHOD_LABELS[paymentMethod];
  return storedPaymentLabel({ paymentType: paymentMethod, ...card });
}

/** Where the money of an order goes back to: "현대카드", "카카오페이". */
export function refundedToLabel(paid: {
  readonly paymentMethod: PaymentMethod;
  readonly cardName?: string | null;
}): string {
  const cardName = paid.paymentMethod === "CARD" && paid.cardName;
  return cardName || PAYMENT_METHOD_LABELS[paid.paymentMethod];
}

/**
 * How a stored payment method is named: the card name and the last two digits of the number, or the wallet's name.
 * A card whose name or number is unknown is named with what is known ("카드 07", "카드").
 */
export function storedPaymentLabel({ paymentType, cardName, cardNumber }: StoredPaymentMethod): string {
  if (isWallet(paymentType)) return WALLETS[paymentType].label;
  return `${cardName || "카드"} ${(cardNumber ?? "").slice(-2)}`.trimEnd();
}
