import { PAYMENT_METHOD_LABELS } from "@pkg/domain";
import { Sentences } from "@pkg/ui/sentences";
import { TaxNote } from "@/lib/orders/tax-note";
import type { Order } from "../queries";

/** What stands for a cash receipt, and what counts at the year-end tax settlement; nothing for what cost nothing. */
export function ReceiptNotes({ order }: { order: Pick<Order, "amount" | "paymentMethod"> }) {
  if (order.amount === 0 || order.paymentMethod === "NONE") return null;
  return (
    <div className="mt-6 print:mt-3">
      <p className="text-caption text-fg-2">
        <span className="block font-semibold">현금영수증</span>{" "}
        <Sentences text={cashReceiptText(order.paymentMethod)} />
      </p>
      <TaxNote className="mt-3" />
    </div>
  );
}

function cashReceiptText(method: "CARD" | "KAKAOPAY" | "NAVERPAY"): string {
  if (method === "CARD") return "카드로 낸 돈은 카드 매출전표가 영수증이에요. 현금영수증은 따로 나오지 않아요.";
  const wallet = PAYMENT_METHOD_LABELS[method];
  return `${wallet}에 연결한 카드로 낸 돈은 카드 매출전표가 영수증이에요. 머니나 포인트로 낸 돈은 ${wallet}에서 확인해 주세요.`;
}
