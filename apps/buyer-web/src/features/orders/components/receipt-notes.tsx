import { PAYMENT_METHOD_LABELS, type PaymentType, paymentKind } from "@pkg/domain";
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

function cashReceiptText(type: PaymentType): string {
  const name = PAYMENT_METHOD_LABELS[type];
  const texts = {
    CARD: "카드로 낸 돈은 카드 매출전표가 영수증이에요. 현금영수증은 따로 나오지 않아요.",
    WALLET: `${name}에 연결한 카드로 낸 돈은 카드 매출전표가 영수증이에요. 머니나 포인트로 낸 돈은 ${name}에서 확인해 주세요.`,
  };
  return texts[paymentKind(type)];
}
