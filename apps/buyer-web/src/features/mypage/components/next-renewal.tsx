import { useNextRenewal } from "../queries";
import { MoneyCard } from "./money-card";

/** What is charged next, and the way to stop it; nothing while nothing is renewed. */
export function NextRenewal() {
  const { data } = useNextRenewal();
  if (!data) return null;
  const { nextDate, subjectLabel, studentName, amount } = data;
  return (
    <MoneyCard
      title="다음 결제"
      date={nextDate}
      label={`${subjectLabel} · ${studentName}`}
      amount={amount}
      link={{ href: "/mypage/payment-management/order-schedule", label: "결제 일정 보기 · 멈추기" }}
    />
  );
}
