import { PAYMENT_METHOD_LABELS } from "@pkg/domain";
import type { Order } from "./queries";

/** "현대카드 07 · 3개월 무이자", "결제 없음". */
export function paymentText({ paymentMethod, cardName, cardNumber, cardQuota }: Order): string {
  if (paymentMethod !== "CARD") return PAYMENT_METHOD_LABELS[paymentMethod];
  const card = `${cardName || "카드"} ${(cardNumber ?? "").slice(-2)}`.trimEnd();
  return `${card} · ${cardQuota > 1 ? `${cardQuota}개월 무이자` : "일시불"}`;
}

/** Where the tablet goes, in one line; empty without an address. */
export function addressText({ postcode, address, addressDetail }: Order): string {
  return [postcode ? `(${postcode})` : "", address ?? "", addressDetail ?? ""].filter(Boolean).join(" ");
}
