import { formatKoreanDate, formatKoreanTime, TABLET_TYPE_LABELS } from "@pkg/domain";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { addressText, paymentText } from "../payment-text";
import type { Order } from "../queries";

/** When, for whom, how and where to. */
export function OrderFacts({ order }: { order: Order }) {
  const { merchantUid, student, paidAt, createdAt, tabletType, benefit } = order;
  const when = new Date(paidAt ?? createdAt);
  const facts = [
    { id: "number", label: "주문 번호", value: <span className="num break-all">{merchantUid}</span> },
    {
      id: "when",
      label: paidAt ? "결제한 때" : "주문한 때",
      value: `${formatKoreanDate(when, { withYear: true })} ${formatKoreanTime(when)}`,
    },
    { id: "student", label: "학생", value: student.name },
    { id: "method", label: "결제 수단", value: paymentText(order) },
    ...(benefit ? [{ id: "benefit", label: "혜택", value: benefit.name }] : []),
    ...(tabletType ? [{ id: "tablet", label: "태블릿", value: TABLET_TYPE_LABELS[tabletType] }] : []),
    ...(tabletType && addressText(order) ? [{ id: "address", label: "받는 곳", value: addressText(order) }] : []),
  ];
  return <DescriptionRows rows={facts} />;
}
