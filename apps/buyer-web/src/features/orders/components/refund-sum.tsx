import { costAfterRefunds } from "@pkg/domain";
import { formatWon } from "@pkg/ui/won";
import type { OrderSummary } from "../queries";

/** "결제 249,000원 − 환불 80,000원 = 169,000원". */
export function RefundSum({ order }: { order: Pick<OrderSummary, "amount" | "refundedAmount"> }) {
  return (
    <>
      <span className="inline-block">결제 {formatWon(order.amount)}</span>{" "}
      <span className="inline-block">− 환불 {formatWon(order.refundedAmount)}</span>{" "}
      <span className="inline-block font-semibold text-fg">= {formatWon(costAfterRefunds(order))}</span>
    </>
  );
}
