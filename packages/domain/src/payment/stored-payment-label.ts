import type { StoredPaymentMethod } from "./payment-method.ts";

/**
 * How a stored payment method is named: the card name and the last two digits of the number, or 카카오페이 (spec §3).
 * A card whose name or number is unknown is named with what is known ("카드 07", "카드").
 */
export function storedPaymentLabel({ paymentType, cardName, cardNumber }: StoredPaymentMethod): string {
  if (paymentType === "KAKAOPAY") return "카카오페이";
  return `${cardName || "카드"} ${(cardNumber ?? "").slice(-2)}`.trimEnd();
}
