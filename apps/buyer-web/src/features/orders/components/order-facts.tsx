import {
  costAfterRefunds,
  DISCOUNT_SOURCE_LABELS,
  formatKoreanDate,
  formatKoreanTime,
  formatWon,
  includedVat,
  isWallet,
  paidWithLabel,
  TABLET_TYPE_LABELS,
} from "@pkg/domain";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { type Business, siteConfig } from "@pkg/web/platform/config/site-config";
import type { Order } from "../queries";

type OrderFactsProps = {
  order: Order;
  /** How the seller's lessons stand to value-added tax. */
  vat?: Business["vat"];
};

/** Date, students, payment method, tax and delivery address. */
export function OrderFacts({ order, vat = siteConfig.business.vat }: OrderFactsProps) {
  const { merchantUid, student, paidAt, createdAt, tabletType, benefit } = order;
  const when = new Date(paidAt ?? createdAt);
  const facts = [
    { id: "number", label: "주문 번호", value: <span className="figures break-all">{merchantUid}</span> },
    {
      id: "when",
      label: paidAt ? "승인 일시" : "주문 일시",
      value: `${formatKoreanDate(when, { withYear: true })} ${formatKoreanTime(when)}`,
    },
    { id: "student", label: "학생", value: student.name },
    { id: "method", label: "결제 수단", value: paymentText(order) },
    ...(order.cardNumber && !isWallet(order.paymentMethod)
      ? [{ id: "card", label: "카드 번호", value: <span className="num">{order.cardNumber}</span> }]
      : []),
    ...(paidAt && order.amount > 0 && vat ? [{ id: "vat", label: "부가세", value: vatText(order, vat) }] : []),
    ...(benefit
      ? [{ id: "benefit", label: "혜택", value: `${benefit.name} · ${DISCOUNT_SOURCE_LABELS[benefit.discountSource]}` }]
      : []),
    ...(tabletType ? [{ id: "tablet", label: "태블릿", value: TABLET_TYPE_LABELS[tabletType] }] : []),
    ...(tabletType && addressText(order) ? [{ id: "address", label: "배송지", value: addressText(order) }] : []),
  ];
  return <DescriptionRows rows={facts} className="print:[&>div]:min-h-0 print:[&>div]:py-0 print:[&_dd>span]:py-1" />;
}

/** "현대카드 07 · 3개월 무이자", "결제 없음". */
function paymentText(order: Order): string {
  if (order.paymentMethod !== "CARD") return paidWithLabel(order);
  return `${paidWithLabel(order)} · ${order.cardQuota > 1 ? `${order.cardQuota}개월 무이자` : "일시불"}`;
}

/** The tax of what remained paid, as the operator's registration says. */
function vatText(order: Order, vat: NonNullable<Business["vat"]>): string {
  if (vat.kind === "EXEMPT") return `면세 (부가가치세법 제26조 제1항 제6호) · ${vat.registration}`;
  return `${formatWon(includedVat(costAfterRefunds(order)))} 포함`;
}

/** Where the tablet goes, in one line; empty without an address. */
function addressText({ postcode, address, addressDetail }: Order): string {
  return [postcode ? `(${postcode})` : "", address ?? "", addressDetail ?? ""].filter(Boolean).join(" ");
}
