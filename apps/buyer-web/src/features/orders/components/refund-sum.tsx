import { costAfterRefunds, formatWon } from "@pkg/domain";
import type { ReactNode } from "react";
import type { OrderSummary } from "../queries";

/** "결제 249,000원 − 환불 80,000원 = 169,000원"; what moved to another order has a part of its own. */
export function RefundSum({ order }: { order: Pick<OrderSummary, "amount" | "refundedAmount" | "movedAmount"> }) {
  const refunded = order.refundedAmount - order.movedAmount;
  return (
    <>
      <Part>{`결제 ${formatWon(order.amount)}`}</Part>
      {refunded > 0 ? <Part>{`− 환불 ${formatWon(refunded)}`}</Part> : null}
      {order.movedAmount > 0 ? <Part>{`− 이어 듣기로 옮김 ${formatWon(order.movedAmount)}`}</Part> : null}
      <span className="inline-block font-semibold text-fg">{`= ${formatWon(costAfterRefunds(order))}`}</span>
    </>
  );
}

/** One amount of the sum, never broken, and the space after it. */
function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="inline-block">{children}</span>{" "}
    </>
  );
}
