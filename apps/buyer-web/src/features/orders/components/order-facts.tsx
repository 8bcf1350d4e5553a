import {
  DISCOUNT_SOURCE_LABELS,
  formatKoreanDate,
  formatKoreanTime,
  PAYMENT_METHOD_LABELS,
  TABLET_TYPE_LABELS,
} from "@pkg/domain";
import { DescriptionRows } from "@pkg/ui/description-rows";
import type { Order } from "../queries";

/** Date, students, payment method and delivery address. */
export function OrderFacts({ order }: { order: Order }) {
  const { merchantUid, student, paidAt, createdAt, tabletType, benefit } = order;
  const when = new Date(paidAt ?? createdAt);
  const facts = [
    { id: "number", label: "주문 번호", value: <span className="num break-all">{merchantUid}</span> },
    {
      id: "when",
      label: paidAt ? "결제 일시" : "주문 일시",
      value: `${formatKoreanDate(when, { withYear: true })} ${formatKoreanTime(when)}`,
    },
    { id: "student", label: "학생", value: student.name },
    { id: "method", label: "결제 수단", value: paymentText(order) },
    ...(benefit
      ? [{ id: "benefit", label: "혜택", value: `${benefit.name} · ${DISCOUNT_SOURCE_LABELS[benefit.discountSource]}` }]
      : []),
    ...(tabletType ? [{ id: "tablet", label: "태블릿", value: TABLET_TYPE_LABELS[tabletType] }] : []),
    ...(tabletType && addressText(order) ? [{ id: "address", label: "배송지", value: addressText(order) }] : []),
  ];
  return <DescriptionRows rows={facts} />;
}

/** "현대카드 07 · 3개월 무이자", "결제 없음". */
function paymentText({ paymentMethod, cardName, cardNumber, cardQuota }: Order): string {
  if (paymentMethod !== "CARD") return PAYMENT_METHOD_LABELS[paymentMethod];
  const card = `${cardName || "카드"} ${(cardNumber ?? "").slice(-2)}`.trimEnd();
  return `${card} · ${cardQuota > 1 ? `${cardQuota}개월 무이자` : "일시불"}`;
}

/** Where the tablet goes, in one line; empty without an address. */
function addressText({ postcode, address, addressDetail }: Order): string {
  return [postcode ? `(${postcode})` : "", address ?? "", addressDetail ?? ""].filter(Boolean).join(" ");
}
